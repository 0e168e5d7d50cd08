import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers

/// A subscriber that judges each call of it.
final class ProbeSubscriber: Subscriber, @unchecked Sendable {  // what changes is in `state`
  typealias Input = Int
  typealias Failure = any Error

  fileprivate struct State {
    var subscription: (any Subscription)?
    var requested = Subscribers.Demand.none
    var values: [Int] = []
    var end: String?
    var isCancelled = false
    var calls = 0
    var callsUnderWay = 0
    var broken: Set<ContractClause> = []
  }

  private let state = Guarded(State())
  /// Called inside each call, with its number from 0 on; returns the demand if it is of a value.
  private let onCall: (ProbeSubscriber, Int) -> Subscribers.Demand

  init(onCall: @escaping (ProbeSubscriber, Int) -> Subscribers.Demand) {
    self.onCall = onCall
  }

  var values: [Int] { state.value.values }
  var end: String? { state.value.end }
  var broken: Set<ContractClause> { state.value.broken }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock {
      $0.requested += demand
      return $0.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = state.withLock {
      $0.isCancelled = true
      return $0.subscription.take()
    }
    subscription?.cancel()
  }

  func receive(subscription: any Subscription) {
    judged {
      if $0.calls > 0 { return .subscriptionFirst }
      $0.subscription = subscription
      return nil
    }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    let more = judged {
      if let broken = $0.brokenByMoment { return broken }
      $0.values.append(input)
      return $0.requested < .max($0.values.count) ? .demand : nil
    }
    state.withLock { $0.requested += more }
    return more
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    judged {
      if let broken = $0.brokenByMoment { return broken }
      switch completion {
      case .finished: $0.end = "|"
      case .failure(let failure): $0.end = "!\((failure as? Broken)?.reason ?? -1)"
      }
      return nil
    }
  }

  /// - Parameter change: returns the clause that the call breaks. Then nobody hears of the call, so
  ///   that one mistake breaks one clause.
  @discardableResult
  private func judged(_ change: (inout State) -> ContractClause?) -> Subscribers.Demand {
    let number: Int? = state.withLock {
      if let broken = change(&$0) {
        $0.broken.insert(broken)
        if broken != .demand { return nil }
      }
      if $0.callsUnderWay > 0 { $0.broken.insert(.oneAtATime) }
      $0.callsUnderWay += 1
      $0.calls += 1
      return $0.calls - 1
    }
    guard let number else { return .none }
    defer { state.withLock { $0.callsUnderWay -= 1 } }
    return onCall(self, number)
  }
}

extension ProbeSubscriber.State {
  /// The clause that a value or an end breaks by coming now.
  fileprivate var brokenByMoment: ContractClause? {
    if calls == 0 {
      .subscriptionFirst
    } else if end != nil {
      .quietAfterEnd
    } else if isCancelled {
      .quietAfterCancel
    } else {
      nil
    }
  }
}
