import Testing

@testable import KotlinBridge

/// Every event in every state of the sequence's state machine.
///
/// The machine's job is 7, and its waiter is "w". The action that an event returns is written as a
/// word; "-" means that there is nothing to do.
@Suite struct SequenceStateMachineTests {
  typealias Machine = SequenceStateMachine<String>

  enum Event: String, CaseIterable {
    case next, nextAfterThree, nextCancelled, subscribed, take, wait
    case received, completed, failed, released
    case taskCancelled, broken, dropped, fetched
  }

  struct Failure: Error {}

  private func send(_ event: Event, to machine: inout Machine) -> String {
    switch event {
    case .next: word(machine.begin(consumed: 0, isCancelled: false))
    case .nextAfterThree: word(machine.begin(consumed: 3, isCancelled: false))
    case .nextCancelled: word(machine.begin(consumed: 3, isCancelled: true))
    case .subscribed: word(machine.subscribed(7))
    case .take: word(machine.take())
    case .wait: machine.wait("w") ? "wait" : "look"
    case .received: word(machine.received(2))
    case .completed: machine.ended(.completed) ?? "-"
    case .failed: machine.ended(.failed(Failure())) ?? "-"
    case .released: machine.released() ?? "-"
    case .taskCancelled: word(machine.taskCancelled())
    case .broken: word(machine.broken())
    case .dropped: word(machine.dropped())
    case .fetched: word(machine.fetched(4))
    }
  }

  private func word(_ action: Machine.BeginAction) -> String {
    switch action {
    case .subscribe(let demand): "subscribe:\(demand)"
    case .request(let job, let count): "request\(job):\(count)"
    case .proceed: "proceed"
    case .fail(let error, let job): word(error) + (job.map { "+cancel\($0)" } ?? "")
    case .finish: "nil"
    case .refuse: "refuse"
    }
  }

  private func word(_ action: Machine.TakeAction) -> String {
    switch action {
    case .take(let count): "\(count)"
    case .wait(job: 0): "wait"
    case .wait(let job): "fetch\(job)"
    case .fail(let error): word(error)
    case .finish: "nil"
    }
  }

  private func word(_ error: any Error) -> String {
    switch error {
    case is Failure: "failure"
    case is CancellationError: "cancelled"
    default: "misuse"
    }
  }

  private func word(_ job: UInt64?) -> String { job.map { "cancel\($0)" } ?? "-" }

  private func word(_ received: (isWanted: Bool, waiter: String?)) -> String {
    (received.isWanted ? "keep" : "drop") + (received.waiter.map { "+\($0)" } ?? "")
  }

  private func word(_ cancelled: (waiter: String?, job: UInt64?)) -> String {
    let words = [cancelled.waiter, cancelled.job.map { "cancel\($0)" }].compactMap { $0 }
    return words.isEmpty ? "-" : words.joined(separator: "+")
  }

  /// A state: its name, the events that lead to it, and the action of each event of `allCases` in
  /// it.
  typealias Row = (state: String, path: [Event], actions: String)

  static let table: [Row] = [
    (
      "unstarted", [],
      "subscribe:3 subscribe:3 cancelled - nil look drop - - - - - - nil"
    ),
    (
      "subscribing", [.next],
      "refuse refuse refuse - wait wait keep - - - - - - 4"
    ),
    (
      "looking", [.next, .subscribed],
      "refuse refuse refuse - fetch7 wait keep - - - cancel7 cancel7 cancel7 4"
    ),
    (
      "waiting", [.next, .subscribed, .take, .wait],
      "refuse refuse refuse - fetch7 look keep+w w w w w+cancel7 cancel7 cancel7 4"
    ),
    (
      "idle", [.next, .subscribed, .received, .take],
      "proceed request7:3 cancelled+cancel7 - fetch7 wait keep - - - cancel7 cancel7 cancel7 4"
    ),
    (
      "elements buffered", [.next, .subscribed, .received, .take, .received],
      "proceed request7:3 cancelled+cancel7 - 2 look keep - - - cancel7 cancel7 cancel7 4"
    ),
    (
      "elements come while waiting", [.next, .subscribed, .take, .wait, .received],
      "refuse refuse refuse - 2 look keep - - - cancel7 cancel7 cancel7 4"
    ),
    (
      "completed with elements left",
      [.next, .subscribed, .received, .take, .received, .completed],
      "proceed proceed cancelled - 2 look drop - - - - - - 4"
    ),
    (
      "completed", [.next, .subscribed, .received, .take, .completed],
      "proceed proceed cancelled - nil look drop - - - - - - 4"
    ),
    (
      "failed while waiting", [.next, .subscribed, .take, .wait, .failed],
      "refuse refuse refuse - failure look drop - - - - - - 4"
    ),
    (
      "released without an end", [.next, .subscribed, .take, .wait, .released],
      "refuse refuse refuse - misuse look drop - - - - - - 4"
    ),
    (
      "completed and released before subscribed", [.next, .received, .completed, .released],
      "refuse refuse refuse - 2 look drop - - - - - - 4"
    ),
    (
      "cancelled while waiting", [.next, .subscribed, .take, .wait, .taskCancelled],
      "refuse refuse refuse cancel7 cancelled look drop - - - - - - cancelled"
    ),
    (
      "cancelled and told", [.next, .subscribed, .take, .wait, .taskCancelled, .take],
      "nil nil nil cancel7 nil look drop - - - - - - nil"
    ),
    (
      "ended and told", [.next, .subscribed, .completed, .take],
      "nil nil nil cancel7 nil look drop - - - - - - nil"
    ),
    (
      "broken", [.next, .subscribed, .received, .take, .broken],
      "nil nil nil cancel7 nil look drop - - - - - - nil"
    ),
    (
      "dropped", [.next, .subscribed, .received, .take, .dropped],
      "nil nil nil cancel7 nil look drop - - - - - - nil"
    ),
  ]

  @Test(arguments: table.indices)
  func everyEventInThisState(_ index: Int) {
    let row = Self.table[index]
    // The window is 3: the first call requests 3 elements, and a call after 3 elements requests 3
    // more.
    var machine = Machine(refills: Refills(window: 3, isTimed: false))
    for event in row.path { _ = send(event, to: &machine) }
    let actions = Event.allCases.map { event in
      var copy = machine
      return send(event, to: &copy)
    }
    #expect(actions == row.actions.split(separator: " ").map(String.init), "\(row.state)")
  }
}
