import Foundation
import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers

/// The subscription of a `WrongOperator`. All but its fault is right.
final class FaultySubscription: Subscriber, Subscription, @unchecked Sendable {
  typealias Input = Int
  typealias Failure = Broken

  fileprivate struct State {
    var upstream: (any Subscription)?
    var demand = Subscribers.Demand.none
    var waiting: [Int] = []
    var end: Subscribers.Completion<Broken>?
    var isOver = false
    var isFirstRequest = true
  }

  private let fault: WrongOperator.Fault
  private let downstream: AnySubscriber<Int, Broken>
  private let state = Guarded(State())
  // Recursive, so that only other threads notice that it is held.
  private let heldLock = NSRecursiveLock()

  init(_ downstream: AnySubscriber<Int, Broken>, _ fault: WrongOperator.Fault) {
    (self.downstream, self.fault) = (downstream, fault)
  }

  func receive(subscription: any Subscription) {
    if fault == .sendsBeforeTheSubscription { _ = downstream.receive(99) }
    state.withLock { $0.upstream = subscription }
    downstream.receive(subscription: self)
    if fault == .subscribesTwice { downstream.receive(subscription: self) }
    if fault == .sendsInsideACall { subscription.request(.unlimited) }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    let isUnlimited = state.withLock { $0.demand == .unlimited }
    switch fault {
    case .losesAValue where input == 2:
      return .max(1)
    case .doublesAValue where input == 2 && isUnlimited:
      return deliver(input) + deliver(input)
    case .swapsValues where input == 2 && isUnlimited:
      state.withLock { $0.waiting.append(input) }
      return .none
    case .swapsValues where input == 3 && isUnlimited:
      let held = state.withLock { $0.waiting.popLast() }
      return deliver(input) + (held.map(deliver) ?? .none)
    case .sendsInsideACall:
      state.withLock { $0.waiting.append(input) }
      deliverWaiting()
      return .none
    default:
      return deliver(input)
    }
  }

  func receive(completion: Subscribers.Completion<Broken>) {
    if fault == .sendsInsideACall {
      state.withLock { $0.end = completion }
      return deliverWaiting()
    }
    let isOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if isOver { return }
    switch fault {
    case .hasNoEnd: break
    case .endsAsAnother: downstream.receive(completion: .finished)
    case .holdsALockWhileEnding: heldLock.withLock { downstream.receive(completion: completion) }
    default: downstream.receive(completion: completion)
    }
    if fault == .endsTwice { downstream.receive(completion: completion) }
    if fault == .sendsAfterTheEnd { _ = downstream.receive(99) }
  }

  func request(_ demand: Subscribers.Demand) {
    // Whoever holds it keeps this call waiting.
    heldLock.withLock {}
    let (upstream, isFirst) = state.withLock { state in
      defer { state.isFirstRequest = false }
      state.demand += demand
      return (state.upstream, state.isFirstRequest)
    }
    switch fault {
    case .sendsInsideACall: deliverWaiting()
    case .exceedsDemand where isFirst: upstream?.request(demand + 1)
    default: upstream?.request(demand)
    }
  }

  func cancel() {
    let upstream = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver ? nil : state.upstream
    }
    guard let upstream else { return }
    if fault != .keepsItsUpstream { upstream.cancel() }
    if fault == .cancelsTwice { upstream.cancel() }
    if fault == .sendsAfterACancel { _ = downstream.receive(99) }
    if fault == .endsAfterACancel { downstream.receive(completion: .finished) }
  }

  private func deliver(_ value: Int) -> Subscribers.Demand {
    if state.value.isOver { return .none }
    let more =
      fault == .holdsALock
      ? heldLock.withLock { downstream.receive(value) } : downstream.receive(value)
    state.withLock { $0.demand += more }
    return more
  }

  /// Without a look whether a delivery is under way.
  private func deliverWaiting() {
    while let value = state.withLock({ $0.takeWaiting() }) { _ = deliver(value) }
    let end: Subscribers.Completion<Broken>? = state.withLock { state in
      guard !state.isOver, state.waiting.isEmpty, let end = state.end else { return nil }
      state.isOver = true
      return end
    }
    if let end { downstream.receive(completion: end) }
  }
}

extension FaultySubscription.State {
  fileprivate mutating func takeWaiting() -> Int? {
    guard demand > .none, !waiting.isEmpty else { return nil }
    demand -= 1
    return waiting.removeFirst()
  }
}
