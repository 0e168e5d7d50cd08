import Foundation
import KotlinBridgeCombine
import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers

/// Runs an operator in every way that the contract speaks of.
struct OperatorChecker {
  private let subject: CheckedOperator
  /// How long a call on another thread may take, inside a call of the subscriber.
  private let patience: TimeInterval

  init(_ subject: CheckedOperator, patience: TimeInterval = 20) {
    (self.subject, self.patience) = (subject, patience)
  }

  /// - Returns: the clauses that the operator breaks.
  func brokenClauses() -> Set<ContractClause> {
    var broken = allAtOnce().union(failing()).union(oneByOne()).union(oneAfterTheOther())
    for moment in 0...subject.values.count {
      broken.formUnion(cancelled(inside: moment))
      broken.formUnion(cancelled(after: moment))
    }
    return broken.union(calledFromOtherThreads(until: 2)).union(calledFromOtherThreads(until: nil))
  }

  // MARK: The ways

  private func allAtOnce() -> Set<ContractClause> {
    let run = Run(subject) { subscriber, call in
      if call == 0 { subscriber.request(.unlimited) }
      return .none
    }
    run.settle()
    return run.broken.union(run.brokenByValues(subject)).union(run.brokenByEnd(subject.end))
  }

  private func failing() -> Set<ContractClause> {
    let run = Run(subject, end: .failure(Broken(reason: 7))) { subscriber, call in
      if call == 0 { subscriber.request(.unlimited) }
      return .none
    }
    run.settle()
    return run.broken.union(run.brokenByEnd(subject.failure))
  }

  private func oneByOne() -> Set<ContractClause> {
    let run = Run(subject) { _, _ in .none }
    for _ in 0..<20 where run.subscriber.end == nil {
      run.settle()
      run.subscriber.request(.max(1))
    }
    run.settle()
    let lost = subject.variesWithDemand ? [] : run.brokenByValues(subject)
    return run.broken.union(lost).union(run.brokenByEnd(subject.end))
  }

  /// Each value brings the next request, by turns inside its call and with its answer.
  private func oneAfterTheOther() -> Set<ContractClause> {
    let run = Run(subject) { subscriber, call in
      if call == 0 { return .none }
      guard call.isMultiple(of: 2) else { return .max(1) }
      subscriber.request(.max(1))
      return .none
    }
    run.settle()
    run.subscriber.request(.max(1))
    for _ in 0..<20 where run.subscriber.end == nil {
      run.settle()
      // So that what is lost for want of demand does not keep it from its end.
      if subject.variesWithDemand { run.subscriber.request(.max(1)) }
    }
    let lost = subject.variesWithDemand ? [] : run.brokenByValues(subject)
    return run.broken.union(lost).union(run.brokenByEnd(subject.end))
  }

  private func cancelled(inside moment: Int) -> Set<ContractClause> {
    let run = Run(subject) { subscriber, call in
      if call == 0 { subscriber.request(.unlimited) }
      if call == moment { subscriber.cancel() }
      return call == moment ? .max(1) : .none
    }
    run.settle()
    return run.broken.union(run.brokenByLeftovers)
  }

  private func cancelled(after moment: Int) -> Set<ContractClause> {
    let run = Run(subject) { _, _ in .none }
    run.settle()
    for _ in 0..<moment {
      run.subscriber.request(.max(1))
      run.settle()
    }
    if run.subscriber.end == nil { run.subscriber.cancel() }
    run.settle()
    return run.broken.union(run.brokenByLeftovers)
  }

  /// In each call of the subscriber another thread requests and another one subscribes.
  /// - Parameter last: the call in which another one cancels; nil for that of the end.
  private func calledFromOtherThreads(until last: Int?) -> Set<ContractClause> {
    let (box, isLocked, patience) = (Guarded<Run?>(nil), Guarded(false), patience)
    let run = Run(subject, isDeferred: true) { subscriber, call -> Subscribers.Demand in
      if call == 0 { subscriber.request(.unlimited) }
      var calls: [@Sendable () -> Void] = [
        { subscriber.request(.max(1)) }, { box.value?.subscribeAnother() },
      ]
      if call == last || subscriber.end != nil { calls.append { subscriber.cancel() } }
      for call in calls where !isLocked.value {
        if !returns(within: patience, call) { isLocked.value = true }
      }
      return .none
    }
    box.value = run
    run.subscribe()
    run.settle()
    box.value = nil
    return isLocked.value ? [.noLockHeld] : run.broken
  }
}

/// Whether `body`, on a thread of its own, returns within the time.
private func returns(within time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Bool {
  let (condition, hasReturned) = (NSCondition(), Guarded(false))
  Thread.detachNewThread {
    body()
    condition.lock()
    hasReturned.value = true
    condition.broadcast()
    condition.unlock()
  }
  condition.lock()
  defer { condition.unlock() }
  let limit = Date() + time
  while !hasReturned.value { if !condition.wait(until: limit) { return hasReturned.value } }
  return true
}

/// One subscriber of an operator on trial.
private final class Run: @unchecked Sendable {  // its parts are safe to share, and none is replaced
  let subscriber: ProbeSubscriber
  private let source: ProbeSource
  private let scheduler = VirtualTimeScheduler()
  private let publisher: AnyPublisher<Int, any Error>

  /// - Parameter isDeferred: whether `subscribe()` is called later.
  init(
    _ subject: CheckedOperator, end: Subscribers.Completion<Broken> = .finished,
    isDeferred: Bool = false,
    onCall: @escaping (ProbeSubscriber, Int) -> Subscribers.Demand
  ) {
    source = ProbeSource(count: 6, end: end)
    publisher = subject.operation(source.eraseToAnyPublisher(), scheduler)
    subscriber = ProbeSubscriber(onCall: onCall)
    if !isDeferred { subscribe() }
  }

  deinit {
    subscriber.cancel()
    source.forget()
    scheduler.run()
  }

  func subscribe() { publisher.subscribe(subscriber) }

  /// Subscribes somebody who cancels at once.
  func subscribeAnother() {
    publisher.subscribe(
      AnySubscriber<Int, any Error>(receiveSubscription: { $0.cancel() }))
  }

  /// Runs what is due within less time than an operator of the table waits for.
  func settle() { scheduler.advance(by: .seconds(10)) }

  var broken: Set<ContractClause> { subscriber.broken }

  func brokenByValues(_ subject: CheckedOperator) -> Set<ContractClause> {
    var (rest, broken) = (subject.values, Set<ContractClause>())
    for value in subscriber.values {
      if let place = rest.firstIndex(of: value) {
        rest.remove(at: place)
      } else {
        broken.insert(.noOtherValue)
      }
    }
    if !rest.isEmpty { broken.insert(.everyValue) }
    return broken.isEmpty && subscriber.values != subject.values ? [.order] : broken
  }

  func brokenByEnd(_ end: String) -> Set<ContractClause> {
    subscriber.end == end ? brokenByLeftovers : brokenByLeftovers.union([.end])
  }

  /// After an end or a cancel.
  var brokenByLeftovers: Set<ContractClause> {
    source.open == 0 && source.cancels.allSatisfy { $0 <= 1 } ? [] : [.upstreamCancelled]
  }
}
