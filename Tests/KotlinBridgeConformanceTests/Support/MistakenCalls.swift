import Synchronization

@testable import KotlinBridgeConformance

/// A bridge of functions that exists only in a test and has one mistake.
struct MistakenCalls: CallSubject {
  enum Mistake: CaseIterable {
    case none
    case answersTwice, noAnswerToACancel, valueAfterACancelLost, failureAfterACancelLost
    case timeoutIsACancellation, messageLost, classLost, ownCancelLost, cancelBeforeLost
    case cancelAfterTheEndAnswers, answersBeforeFinally
  }

  let mistake: Mistake
  private let state = State()

  init(_ mistake: Mistake) {
    self.mistake = mistake
  }

  fileprivate final class State: Sendable {
    let counters = Mutex<[String: Int64]>([:])
    let gates = Mutex<[String: [@Sendable () -> Void]]>([:])
    let open = Mutex<Set<String>>([])
  }

  var name: String { "a fake" }
  var abilities: CallAbilities { [.failureDetails, .failureKinds] }
  func offers(_ behavior: CallBehavior) -> Bool { true }

  func call(
    _ behavior: CallBehavior, placement: Placement, isCancelled: Bool,
    telling observation: Observation
  ) throws -> any RunningCall {
    let call = MistakenCall(subject: self, behavior, observation)
    call.begin()
    if isCancelled, mistake != .cancelBeforeLost { call.cancel() }
    return call
  }

  func open(gate: String) {
    _ = state.open.withLock { $0.insert(gate) }
    for waiter in state.gates.withLock({ $0.removeValue(forKey: gate) ?? [] }) { waiter() }
  }

  /// Drops the calls that still wait: a check that has failed opens no gate.
  func abandon() { state.gates.withLock { $0 = [:] } }

  func counter(_ name: String) -> Int64? { state.counters.withLock { $0[name] ?? 0 } }
  func raise(_ counter: String) { state.counters.withLock { $0[counter, default: 0] += 1 } }

  func atGate(_ gate: String, _ body: @escaping @Sendable () -> Void) {
    if state.open.withLock({ $0.contains(gate) }) { return body() }
    state.gates.withLock { $0[gate, default: []].append(body) }
  }
}

private final class MistakenCall: RunningCall {
  private let subject: MistakenCalls
  private let behavior: CallBehavior
  private let observation: Observation
  private let isAnswered = Atomic(false)
  private let isCancelled = Atomic(false)

  init(subject: MistakenCalls, _ behavior: CallBehavior, _ observation: Observation) {
    self.subject = subject
    self.behavior = behavior
    self.observation = observation
  }

  private func answer(_ event: ObservedEvent) {
    if isAnswered.exchange(true, ordering: .sequentiallyConsistent) { return }
    observation.called(event)
    if subject.mistake == .answersTwice { observation.called(event) }
  }

  private var exception: ObservedEvent {
    .failed(
      ObservedFailure(
        .failed, message: subject.mistake == .messageLost ? "" : FixtureText.message,
        typeName: subject.mistake == .classLost ? "" : "an.Exception", causes: ["the middle"]))
  }

  func begin() {
    switch behavior {
    case .returns(let n), .returnsLater(let n), .yields(let n): answer(.element(n))
    case .throwsAtOnce, .throwsLater: answer(exception)
    case .timesOut:
      answer(
        .failed(ObservedFailure(subject.mistake == .timeoutIsACancellation ? .cancelled : .timeout))
      )
    case .cancelsItself, .dead:
      answer(subject.mistake == .ownCancelLost ? .element(0) : .failed(ObservedFailure(.cancelled)))
    case .waits(let gate, let n): subject.atGate(gate) { self.answer(.element(n)) }
    case .never(let counter), .returnsAfterCancel(_, let counter, _),
      .throwsAfterCancel(let counter):
      subject.raise(counter)
    }
  }

  func cancel() {
    if isAnswered.load(ordering: .sequentiallyConsistent) {
      if subject.mistake == .cancelAfterTheEndAnswers {
        observation.called(.failed(ObservedFailure(.cancelled)))
      }
      return
    }
    if isCancelled.exchange(true, ordering: .sequentiallyConsistent) { return }
    let cancelled = ObservedEvent.failed(ObservedFailure(.cancelled))
    switch behavior {
    case .never(let counter):
      if subject.mistake == .noAnswerToACancel { return }
      if subject.mistake != .answersBeforeFinally { subject.raise(counter) }
      answer(cancelled)
    case .returnsAfterCancel(let gate, _, let n):
      if subject.mistake == .valueAfterACancelLost { answer(cancelled) }
      subject.atGate(gate) { self.answer(.element(n)) }
    case .throwsAfterCancel:
      answer(subject.mistake == .failureAfterACancelLost ? cancelled : exception)
    default: answer(cancelled)
    }
  }
}
