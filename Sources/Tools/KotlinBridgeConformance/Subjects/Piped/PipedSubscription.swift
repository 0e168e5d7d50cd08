import Dispatch
import KotlinBridgeLocks

/// A subscription of a subject in a process of its own. Its callbacks come one after the other, on a
/// queue of its own.
///
/// A check that asks for all elements gets them by requests of a few, as it consumes them. So a check
/// that blocks holds the subject back, and not a queue of this process without limit.
final class PipedSubscription: RunningFlow {
  private struct State {
    /// The elements that were requested and have not come.
    var credit: Int64
    var consumed: Int64 = 0
    var cancels = 0
    /// The answers to cancels that were read, and those of them before which all has been delivered.
    var answered = 0
    var delivered = 0
  }

  private static let window: Int64 = 64

  let id: Int64
  private let subject: PipedProcess
  private let observation: Observation
  /// Whether all elements were asked for.
  private let isUnlimited: Bool
  private let state: Guarded<State>
  private let queue: DispatchQueue
  private static let isHere = DispatchSpecificKey<Int64>()

  /// - Parameter demand: nil for all elements.
  init(_ id: Int64, of subject: PipedProcess, demand: Int64?, telling observation: Observation) {
    self.id = id
    self.subject = subject
    self.observation = observation
    isUnlimited = demand == nil
    state = Guarded(State(credit: demand ?? Self.window))
    queue = DispatchQueue(label: "kotlin-bridge.piped")
    queue.setSpecific(key: Self.isHere, value: id)
  }

  /// The first request of a subscription with this demand.
  static func firstRequest(_ demand: Int64?) -> Int64 { demand ?? window }

  /// Called with each line of the subject in order, on one thread.
  func received(_ event: PipedEvent) {
    switch event {
    case .cancelled:
      state.withLock { $0.answered += 1 }
      queue.async { self.state.withLock { $0.delivered += 1 } }
    case .observed(let event):
      if event.isElement, !useCredit() { return }
      queue.async {
        self.observation.called(event)
        if event.isElement, self.isUnlimited { self.refill() }
      }
    }
  }

  /// Returns false for an element that nobody has requested, which is a fault.
  private func useCredit() -> Bool {
    let isRequested = state.withLock { state in
      if state.credit != .max { state.credit -= 1 }
      return state.credit >= 0
    }
    if !isRequested {
      SubjectFault.note(
        CheckFailure(
          rule: "K23", expected: "no more elements than were requested",
          observed: "one more of subscription \(id): \(observation.events.line)"))
    }
    return isRequested
  }

  private func refill() {
    let isDue = state.withLock { state in
      state.consumed += 1
      return state.consumed.isMultiple(of: Self.window / 2) && state.cancels == 0
    }
    if isDue { try? request(Self.window / 2) }
  }

  func request(_ count: Int64) throws {
    state.withLock { state in
      let (sum, overflow) = state.credit.addingReportingOverflow(count)
      state.credit = overflow ? .max : sum
    }
    try subject.send(SubjectLine("request", "\(id)", "\(count)"))
  }

  /// Returns when the subject has answered, and what it said before has been delivered.
  func cancel() throws {
    let number = state.withLock { state in
      state.cancels += 1
      return state.cancels
    }
    let line = SubjectLine("cancel", "\(id)")
    try subject.send(line)
    let isInside = DispatchQueue.getSpecific(key: Self.isHere) == id
    try subject.wait(for: "cancelled \(id)", to: line) {
      state.withLock { isInside ? $0.answered >= number : $0.delivered >= number }
    }
  }

  func dispose() { subject.drop(id) }
}
