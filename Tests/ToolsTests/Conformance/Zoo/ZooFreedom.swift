/// Something that the rules leave open to a bridge, and what the zoo draws of it.
struct ZooFreedom: Sendable {
  /// What is open.
  let what: String
  /// The ways that are right, for a reader.
  let ways: String
  /// The rule that leaves it open, or that bounds it.
  let rule: String
  /// The macro that the member's header defines: Tests/Subjects/Zoo/choices.h.
  let macro: String
  /// The values that are drawn. One that shall come more often is there more often.
  let values: [String]
  /// The bridges that have a choice.
  let fronts: Set<ZooMember.Front>

  init(
    _ what: String, _ ways: String, rule: String, _ macro: String, _ values: [String],
    of fronts: Set<ZooMember.Front> = Set(ZooMember.Front.allCases)
  ) {
    (self.what, self.ways, self.rule) = (what, ways, rule)
    (self.macro, self.values, self.fronts) = (macro, values, fronts)
  }
}

extension ZooFreedom {
  static let all: [ZooFreedom] = [
    ZooFreedom(
      "The thread that calls back",
      "one for each job, one of a pool that grows, or one for all (`delivers=one-thread`)",
      rule: "K33", "THREADS", ["EACH", "POOL", "ONE"]),
    ZooFreedom(
      "A job that waits", "keeps its thread, or gives it back", rule: "K73", "WAITERS",
      ["LEAVE", "HOLD"]),
    ZooFreedom(
      "The first callbacks",
      "after subscribe has returned; inside it; or on another thread for which it waits",
      rule: "K1, K30", "FIRST", ["LATER", "LATER", "INSIDE", "AWAITED"], of: [.classic]),
    ZooFreedom(
      "How many come inside subscribe", "one, three or ten", rule: "K30", "INSIDE_COUNT",
      ["1", "3", "10"], of: [.classic]),
    ZooFreedom(
      "A callback that a thread has claimed before a cancel",
      "begins after the cancel has returned: an element, or the end of a flow that ends by itself",
      rule: "K11", "CLAIM_US", ["0", "50", "2000"]),
    ZooFreedom(
      "How soon", "a job begins, delivers its end, and ends after a cancel: up to 50 ms late",
      rule: "K54", "LATE_US", ["0", "0", "5000", "50000"]),
    ZooFreedom(
      "The pace of the elements", "as fast as it goes, or with pauses of 0.2 or 200 ms", rule: "K8",
      "PAUSE_US", ["0", "0", "0", "0", "200", "200", "200", "200000"]),
    ZooFreedom(
      "How many elements come without a pause", "one, or a burst of 16", rule: "K8", "BURST",
      ["1", "16"]),
    ZooFreedom(
      "A buffer",
      "none, or one with a limit between the thread that makes elements and the one that delivers",
      rule: "K26", "QUEUE", ["0", "0", "1", "64"]),
    ZooFreedom(
      "Output", "none, to standard output, to standard error, or both", rule: "none", "OUTPUT",
      ["0", "0", "1", "2", "3"]),
    ZooFreedom(
      "The stacks of its threads", "as the system makes them, 128 KB, or 64 KB", rule: "none",
      "STACK", ["0", "0", "131072", "65536"]),
    ZooFreedom(
      "Threads of a pool that have nothing to do", "end after 200 ms, or never", rule: "K36",
      "IDLE_MS", ["200", "0"]),
    ZooFreedom(
      "release", "is not there, so jobs free themselves; cancels; or lets the flow go on",
      rule: "K55", "RELEASE", ["NONE", "CANCELS", "DETACHES"], of: [.classic]),
    ZooFreedom("live", "is there, or not", rule: "K21", "LIVE", ["1", "0"], of: [.classic]),
    ZooFreedom(
      "The job of a flow that has ended inside subscribe", "a job, or NULL", rule: "K17",
      "NULL_JOB", ["0", "1"], of: [.classic]),
    ZooFreedom(
      "The message of a failure", "lives on, or is freed after the callback", rule: "K6", "MESSAGE",
      ["STATIC", "HEAP"]),
    ZooFreedom(
      "A call of a suspend function that has its answer at once",
      "is answered in place, or through its observer", rule: "K20", "ANSWERS",
      ["IN_PLACE", "OBSERVED"], of: [.table]),
    ZooFreedom(
      "Elements for a consumer that asks with its own thread", "come one by one, or together",
      rule: "K48", "BATCHES", ["0", "1"], of: [.table]),
    ZooFreedom(
      "Entries of functions and states", "are there, or not", rule: "K56", "MODULE", ["0", "1"],
      of: [.table]),
    ZooFreedom(
      "A cancel of a flow that blocks its thread",
      "wakes it, or waits for the gate in the background",
      rule: "K54", "GATE", ["WAKES", "STAYS"]),
  ]

  /// The table of docs/SUBJECTS.md.
  static var document: String {
    let rows = all.map { "| \($0.what) | \($0.ways) | \($0.rule) |" }
    return (["| Left open | Right ways | Rule |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
