import KotlinBridgeTools

/// A check that runs: it waits for what must come, and looks for what must not.
protocol RunningCheck: Sendable {
  var settings: CheckSettings { get }
  var record: CheckRecord { get }
}

extension RunningCheck {
  var rounds: Int { settings.rounds }
  var calm: Duration { settings.calm }

  /// Random numbers that the seed of the run repeats.
  var random: SeededGenerator {
    record.useRandom()
    return SeededGenerator(seed: settings.seed)
  }

  /// Runs the body for each round: as many as were asked for, up to a cap, and fewer if the time is
  /// over, or if they are slow. Notes how many were left out.
  ///
  /// - Parameters:
  ///   - cap: the count beyond which more rounds show nothing more.
  ///   - step: the count of rounds that the body makes at once. It gets their numbers.
  func eachRound(
    atMost cap: Int = .max, by step: Int = 1, _ body: (Range<Int>) async throws -> Void
  ) async throws {
    let wanted = min(rounds, cap)
    let start = ContinuousClock.now
    var made = 0
    while made < wanted, made == 0 || (record.hasTime && !isSlow(made, since: start)) {
      let next = min(made + step, wanted)
      try await body(made..<next)
      made = next
    }
    if made < wanted {
      record.note("\(made) of \(rounds) rounds, for lack of time")
    } else if made < rounds, rounds > RunSettings.usualRounds {
      record.note("\(made) of \(rounds) rounds; more would show nothing new")
    }
  }

  /// Whether so many rounds have taken so long that more would show little: a race needs thousands.
  private func isSlow(_ rounds: Int, since start: ContinuousClock.Instant) -> Bool {
    let time = ContinuousClock.now - start
    return time > .seconds(4) && time / rounds > .milliseconds(50)
  }

  /// Runs the parts of a check, each of which may lack what it needs. Throws `NotOffered` if all do. Notes what
  /// it had too little time for.
  func eachPart(_ parts: [() async throws -> Void]) async throws {
    try await eachPart(parts) { try await $0() }
  }

  func eachPart<Part>(_ parts: [Part], _ body: (Part) async throws -> Void) async throws {
    var missing: [NotOffered] = []
    var made = 0
    for part in parts where record.hasTime || made == missing.count {
      do {
        try await body(part)
      } catch let problem as NotOffered {
        missing.append(problem)
        record.cancelRest()
      }
      made += 1
    }
    if made == missing.count, let first = missing.first { throw first }
    for problem in missing where problem.isSlow { record.note("without \(problem.what)") }
    if made < parts.count { record.note("\(made) of \(parts.count) parts, for lack of time") }
  }

  /// Waits until the history meets a condition. Fails if it does not within the patience.
  ///
  /// - Parameter rule: the rule that explains the failure, if it is another one than the one that
  ///   is checked.
  func wait(
    _ observation: Observation, for expected: String, rule: String? = nil,
    until condition: ([ObservedEvent]) -> Bool
  ) async throws {
    try await wait(
      for: expected, rule: rule, until: { observation.has(condition) },
      observed: { observation.events.line })
  }

  /// Waits until so much has come. Fails if it has not within the patience.
  ///
  /// While elements of the flow still come, the patience begins anew, as long as the check has time: a
  /// slow flow has lost nothing. Throws `NotOffered` if the time is over before they all have come, or if
  /// it will be at their pace.
  ///
  /// - Parameter needed: the count of elements that it waits for; nil for all that the flow has.
  func wait(
    _ observation: Observation, for expected: String, rule: String? = nil, needed: Int64? = nil,
    tally condition: (Observation.Tally) -> Bool
  ) async throws {
    let start = ContinuousClock.now
    var count = observation.tally.elements
    try await wait(
      for: expected, rule: rule, until: { condition(observation.tally) },
      observed: { observation.events.line },
      unless: {
        guard observation.hasProgressed(since: count) else { return false }
        count = observation.tally.elements
        let rest = (needed ?? observation.whole).map { $0 - count } ?? 0
        try expectFastEnough(count, rest: rest, in: ContinuousClock.now - start)
        return true
      })
  }

  /// Throws `NotOffered` if a flow is so slow that the check has no time for its other elements.
  ///
  /// - Parameter rest: the count of elements that are still to come, as far as it is known.
  private func expectFastEnough(_ count: Int64, rest: Int64, in time: Duration) throws {
    if time < .seconds(1) { return }
    let isKnown = rest > 0 && rest < 1 << 40
    let left = isKnown ? time / Double(count) * Double(rest) : .zero
    if record.hasTime, left <= record.timeLeft { return }
    throw NotOffered(
      "a flow that is fast enough: after \(count) elements, more were still arriving (--timeout gives "
        + "the check more time)", isSlow: true)
  }

  /// Waits until a condition is true. Fails if it does not become true within the patience.
  ///
  /// - Parameter isAtWork: whether there was progress since it was asked last, so that the patience begins anew.
  func wait(
    for expected: String, rule: String? = nil, until condition: () throws -> Bool,
    observed: () -> String = { "it did not happen" }, unless isAtWork: () throws -> Bool = { false }
  ) async throws {
    Waiting.note(expected, patience: settings.patience)
    defer { Waiting.end() }
    var limit = TimeLimit(settings.patience)
    while !(try condition()) {
      try expectNoStrangeContext()  // no signal comes to whoever waits
      if try isAtWork() {
        limit = TimeLimit(settings.patience)
        Waiting.note(expected, patience: settings.patience)
      } else if limit.isOver, !(try condition()) {
        record.noteVainWait()
        throw CheckFailure(
          rule: rule, expected: "\(expected) within \(settings.patience)", observed: observed())
      }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Waits until so many jobs live at most, if somebody counts them. Many may end one after the other, and that takes
  /// its time. A job that ends twice makes the count negative, and that never passes.
  func waitForJobs(
    _ expected: String, rule: String?, atMost most: Int, live: () throws -> Int?
  ) async throws {
    guard var least = try live() else { return }
    try await wait(
      for: expected, rule: rule, until: { (min(0, most)...most).contains(try live() ?? 0) },
      observed: { "\((try? live()).flatMap(\.self) ?? 0) live jobs" },
      unless: {
        let now = try live() ?? 0
        defer { least = min(least, now) }
        return now < least
      })
  }

  /// Makes a count of subscriptions that stay alive, or fewer if each takes so much that more would take the
  /// machine down: a thread, or much memory.
  ///
  /// Returns them, and what they took in that case.
  func manyAlive<Subscription>(
    _ count: Int, _ subscribe: (Int) throws -> Subscription
  ) throws -> (alive: [Subscription], burden: String?) {
    let burden = Burden(mostThreads: 400, mostMemory: 2000 << 20)
    // To cancel them and to wait for their ends takes longer.
    let end = ContinuousClock.now + record.timeLeft / 6
    var alive: [Subscription] = []
    for number in 0..<count {
      do {
        alive.append(try subscribe(number))
      } catch let problem as RefusedStatus {
        throw CheckFailure(
          expected: "\(count) live subscriptions",
          observed: "\(number) were alive, then \(problem)")
      }
      if alive.count % 50 != 0 { continue }
      if ContinuousClock.now > end {
        record.note("\(alive.count) of \(count) subscriptions, for lack of time")
        break
      }
      guard let excess = burden.excess(of: alive.count) else { continue }
      return (
        alive,
        "\(excess): the check stopped there, because more would take the machine down"
      )
    }
    return (alive, nil)
  }

  /// Fails if a callback has brought a context that nobody made, or if the subject's process has failed.
  func expectNoStrangeContext() throws {
    try SubjectFault.expectNone()
    guard let strange = Contexts.strange.first else { return }
    throw CheckFailure(
      breaks: "K50", expected: "callbacks with the context that was passed to subscribe",
      observed: "a callback with the context \(strange)")
  }

  /// Waits for the release of a subscription to the flow of this name.
  func waitForRelease(_ observation: Observation, of flow: String) async throws {
    try await wait(observation, for: "the release of '\(flow)'", rule: "K35") { tally in
      tally.releases > 0
    }
  }

  /// Waits until no callback has come for a while. Fails if they do not stop within the patience.
  func calmDown(_ observation: Observation, for time: Duration? = nil) async throws {
    try await calmDown([observation], for: time ?? calm)
  }

  func calmDown(_ observations: [Observation], for time: Duration) async throws {
    let limit = TimeLimit(settings.patience)
    var before = -1
    while true {
      let callbacks = observations.reduce(0) { $0 + $1.callbacks }
      if callbacks == before { return }
      // On a busy machine a sleep may take as long as that.
      if before >= 0, limit.isOver {
        throw CheckFailure(
          rule: "K10", expected: "callbacks that stop within \(settings.patience)",
          observed: observations.max { $0.callbacks < $1.callbacks }!.events.line)
      }
      before = callbacks
      try await Task.sleep(for: time)
    }
  }

  /// Waits until a count of elements or the release has come, or until the time is over.
  func watch(_ observation: Observation, until count: Int64, _ time: Duration) async throws {
    let limit = TimeLimit(time)
    while !limit.isOver {
      let tally = observation.tally
      if tally.releases > 0 || tally.elements >= count { return }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Runs the body in this many tasks at once.
  func concurrently(
    _ tasks: Int, _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<tasks { group.addTask { try body() } }
      try await group.waitForAll()
    }
  }
}

/// What many subscriptions take of a process.
struct Burden {
  let mostThreads: Int
  let mostMemory: Int
  private let threads = ProcessUsage.threads
  private let memory = ProcessUsage.residentMemory

  init(mostThreads: Int, mostMemory: Int) {
    (self.mostThreads, self.mostMemory) = (mostThreads, mostMemory)
  }

  /// In words, if it is too much; else nil.
  func excess(of count: Int) -> String? {
    let threads = ProcessUsage.threads - threads
    let bytes = ProcessUsage.residentMemory - memory
    if threads <= mostThreads, bytes <= mostMemory { return nil }
    return "\(count) were alive, with \(threads) threads and \(bytes >> 20) MB more than before"
  }
}

/// Keeps the thread busy.
func keepThreadBusy(_ time: Duration) {
  let end = ContinuousClock.now + time
  while ContinuousClock.now < end {}
}

extension SeededGenerator {
  /// A moment within the time that a race takes.
  mutating func moment() -> Duration { .nanoseconds(Int64.random(in: 0..<20_000, using: &self)) }
}
