import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// A subject that runs in a process of its own, and its side of the protocol of docs/SUBJECTS.md.
final class PipedProcess: Sendable {
  static let greeting = "kotlin-bridge-subject 1"
  /// How long a subject may take from its start to `ready`. An interpreter may start slowly.
  private static let startLimit = Duration.seconds(10)

  private struct State {
    var greeting: [SubjectLine] = []
    var isReady = false
    var isEnding = false
    var receivers: [Int64: @Sendable (PipedEvent) -> Void] = [:]
    var lastId: Int64 = 0
    var counts: [Int64: Int64] = [:]
  }

  let command: String
  /// How long it may take to answer.
  let patience: Duration
  private let state: Guarded<State>
  private let process: LineProcess

  /// Starts the subject, and waits until it is ready. Throws `LibraryProblem` if it is not.
  init(command: String, patience: Duration) throws(LibraryProblem) {
    self.command = command
    self.patience = patience
    let state = Guarded(State())
    self.state = state
    do throws(CommandError) {
      process = try LineProcess(command: command) { Self.received($0, state) }
    } catch {
      throw LibraryProblem("--subject '\(command)': \(error)")
    }
    let limit = TimeLimit(Self.startLimit)
    while !state.withLock(\.isReady) {
      var problem = SubjectFault.current.map { "it must print \($0.expected): \($0.observed)" }
      if problem == nil, limit.isOver {
        let last = state.withLock { $0.greeting.last }.map { "its last line is '\($0)'" }
        problem =
          "it did not print '\(Self.greeting)' and 'ready' within \(Self.startLimit.plainSeconds) s; "
          + (last ?? "it printed nothing")
      }
      if let problem {
        _ = process.end(within: .zero)
        throw LibraryProblem("--subject '\(command)': \(problem) (see docs/SUBJECTS.md)")
      }
      usleep(500)
    }
  }

  /// The lines between the greeting and `ready`.
  var offers: [SubjectLine] { Array(state.withLock(\.greeting).dropFirst()) }

  /// Ends the subject. Returns what it did wrong; nil for nothing.
  func end() -> String? {
    state.withLock { $0.isEnding = true }
    return process.end(within: patience)
  }

  func send(_ line: SubjectLine) throws(CheckFailure) {
    // A consumer may still ask for more when its input has been closed.
    if state.withLock(\.isEnding) { return }
    try SubjectFault.expectNone()
    guard let problem = process.write("\(line)", within: patience) else { return }
    SubjectFault.note(
      CheckFailure(expected: "a subject that reads '\(line)'", observed: problem))
    try SubjectFault.expectNone()
  }

  /// A number for a subscription or a question.
  func newId() -> Int64 {
    state.withLock { state in
      state.lastId += 1
      return state.lastId
    }
  }

  /// Begins a subscription by a line.
  ///
  /// - Parameter receive: called with what comes of it, in order, on one thread.
  func begin(
    _ id: Int64, by line: SubjectLine, receive: @escaping @Sendable (PipedEvent) -> Void
  ) throws(CheckFailure) {
    state.withLock { $0.receivers[id] = receive }
    try send(line)
  }

  func drop(_ id: Int64) {
    let dropped = state.withLock { $0.receivers.removeValue(forKey: id) }
    if dropped != nil { try? send(SubjectLine("drop", "\(id)")) }
  }

  /// Asks for the number of live jobs, or of the elements that a counted flow has made.
  func count(_ what: String) throws(CheckFailure) -> Int64 {
    let id = newId()
    let line = SubjectLine("count", "\(id)", what)
    try send(line)
    try wait(for: "counted \(id)", to: line) { self.state.withLock { $0.counts[id] != nil } }
    return state.withLock { $0.counts.removeValue(forKey: id) } ?? 0
  }

  /// Waits for an answer to a line.
  func wait(
    for answer: String, to line: SubjectLine, until hasCome: () -> Bool
  ) throws(CheckFailure) {
    let limit = TimeLimit(patience)
    while !hasCome() {
      try SubjectFault.expectNone()
      if limit.isOver {
        throw CheckFailure(
          expected: "'\(answer)' within \(patience), the answer to '\(line)'",
          observed: "it did not arrive")
      }
      usleep(50)
    }
  }

  /// Called with what comes of the subject, on one thread.
  private static func received(_ event: LineProcess.Event, _ state: Guarded<State>) {
    switch event {
    case .line(let text):
      guard let line = SubjectLine(text) else { return noteStrange(text, "has an unknown escape") }
      if SubjectFault.current != nil { return }
      state.withLock(\.isReady) ? take(line, state) : greet(line, state)
    case .tooLong:
      noteStrange("…", "is longer than 64 KB")
    case .ended(let rest, let how):
      if state.withLock(\.isEnding) { return }
      let half = rest.isEmpty ? "" : ", in the middle of the line '\(rest.prefix(80))'"
      let expected =
        state.withLock(\.isReady)
        ? "a subject that runs until its input ends" : "'\(greeting)', its flows and 'ready'"
      SubjectFault.note(CheckFailure(expected: expected, observed: "it \(how)\(half)"))
    }
  }

  private static func noteStrange(_ line: String, _ what: String, rule: String? = nil) {
    SubjectFault.note(
      CheckFailure(
        rule: rule, expected: "lines of the protocol of docs/SUBJECTS.md",
        observed: "the line '\(line.prefix(80))' \(what)"))
  }

  private static func greet(_ line: SubjectLine, _ state: Guarded<State>) {
    let isFirst = state.withLock(\.greeting.isEmpty)
    if isFirst, "\(line)" != greeting {
      SubjectFault.note(
        CheckFailure(
          expected: "'\(greeting)' in its first line",
          observed: "it printed '\("\(line)".prefix(80))'"
        ))
    } else if !isFirst, line.word == "flow", OfferedFlow(line) == nil {
      noteStrange("\(line)", "is not a 'flow NAME WHAT [MESSAGE]'")
    } else if !isFirst, !["can", "flow", "ready"].contains(line.word) {
      noteStrange("\(line)", "is none of 'can', 'flow' and 'ready'")
    } else {
      state.withLock { state in
        if line.word == "ready" { state.isReady = true } else { state.greeting.append(line) }
      }
    }
  }

  private static func take(_ line: SubjectLine, _ state: Guarded<State>) {
    guard let id = line.number(0) else { return noteStrange("\(line)", "has no number") }
    if line.word == "counted" {
      guard let count = line.number(1) else { return noteStrange("\(line)", "has no count") }
      return state.withLock { $0.counts[id] = count }
    }
    guard let event = PipedEvent(line) else {
      return noteStrange("\(line)", "is not understood")
    }
    let (receive, isKnown) = state.withLock {
      ($0.receivers[id], id > 0 && id <= $0.lastId)
    }
    if let receive { return receive(event) }
    if !isKnown { noteStrange("\(line)", "names a subscription that does not exist", rule: "K50") }
  }
}
