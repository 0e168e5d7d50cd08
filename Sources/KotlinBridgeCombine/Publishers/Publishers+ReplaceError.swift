internal import KotlinBridgeLocks

extension Publishers {
  /// The publisher that `replaceError(with:)` returns.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher whose failure is replaced.
    public let upstream: Upstream

    /// The value that takes the place of a failure.
    public let output: Output

    /// Makes a publisher that delivers `output` in place of a failure of `upstream`.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.subscribe(ReplaceErrorSubscription<Upstream, S>(subscriber, output: output))
    }
  }
}

extension Publisher {
  /// Delivers `output` and finishes when this publisher fails. `output` waits for demand, as every
  /// value does.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

/// Passes values on and counts the demand that is left, which the replacement must not exceed.
private final class ReplaceErrorSubscription<Upstream: Publisher, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
  private enum State {
    case passing(to: Downstream, Subscribers.Demand)
    case replacing(SingleResultSubscription<Downstream>)
    case ended
  }

  private let output: Upstream.Output
  private let lock = Lock()
  private var state: State
  private var connection = Connection()

  init(_ downstream: Downstream, output: Upstream.Output) {
    state = .passing(to: downstream, .none)
    self.output = output
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.withLock {
      guard case .passing(let downstream, _) = state, connection.connect(to: subscription)
      else { return nil }
      return downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let receiver: Downstream? = lock.withLock {
      guard connection.isConnected, case .passing(let downstream, let demand) = state
      else { return nil }
      state = .passing(to: downstream, demand == .none ? .none : demand - 1)
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(input)
    return lock.withLock {
      guard case .passing(let downstream, let demand) = state else { return .none }
      state = .passing(to: downstream, demand + more)
      return more
    }
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    // A second completion finds no connection, so that it can't end the replacement.
    switch completion {
    case .finished:
      let last = lock.withLock { connection.complete().map { ($0, end()) } }
      if case (_, .passing(let downstream, _))? = last {
        downstream.receive(completion: .finished)
      }
    case .failure:
      let last = lock.withLock { connection.complete().map { ($0, replace()) } }
      if case (_, let (replacement, demand)?)? = last, demand > .none {
        replacement.request(demand)
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let receiver: (any Subscription)? = lock.withLock {
      switch state {
      case .passing(let downstream, let left):
        state = .passing(to: downstream, left + demand)
        return connection.subscription
      case .replacing(let replacement):
        return replacement
      case .ended:
        return nil
      }
    }
    receiver?.request(demand)
  }

  func cancel() {
    let (last, subscription) = lock.withLock { (end(), connection.end()) }
    subscription?.cancel()
    if case .replacing(let replacement) = last { replacement.cancel() }
  }

  private func end() -> State {
    defer { state = .ended }
    return state
  }

  private func replace() -> (SingleResultSubscription<Downstream>, Subscribers.Demand)? {
    guard case .passing(let downstream, let demand) = state else { return nil }
    let replacement = SingleResultSubscription(downstream, result: .success(output))
    state = .replacing(replacement)
    return (replacement, demand)
  }
}
