internal import KotlinBridgeLocks

/// Runs a step that may finish or fail by itself. It owns the upstream subscription, and cancels
/// that before it delivers the last value.
final class StepSubscription<S: Step, Failure: Error, Downstream: Subscriber>:
  Subscriber, NamedSubscription
where Downstream.Input == S.Output {
  private let failure: (Failure) -> Downstream.Failure
  private let thrown: (S.Thrown) -> Downstream.Failure
  // Without the lock: it changes within `receive(_:)` only, which is called once at a time.
  private var step: S

  // The rest is under the lock.
  private let lock = Lock()
  private var connection = Connection()
  private var downstream: Downstream?
  /// How much of what is requested may still be asked for.
  private var limit: Subscribers.Demand

  init(
    _ downstream: Downstream, step: S, limit: Subscribers.Demand,
    failure: @escaping (Failure) -> Downstream.Failure,
    thrown: @escaping (S.Thrown) -> Downstream.Failure
  ) {
    self.downstream = downstream
    self.step = step
    self.limit = limit
    self.failure = failure
    self.thrown = thrown
  }

  var description: String { nameOfOperator(S.self) }

  func receive(subscription: any Subscription) {
    let (downstream, isOver) = lock.withLock {
      (connection.connect(to: subscription) ? self.downstream : nil, limit == .none)
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if isOver { end(with: .finished) }
  }

  func receive(_ input: S.Input) -> Subscribers.Demand {
    guard lock.withLock({ connection.isConnected }) else { return .none }
    // A copy: the step's closure may make the publisher send a value inside this one.
    var step = step
    let action: StepAction<S.Output, S.End>
    do throws(S.Thrown) {
      action = try step.take(input)
    } catch {
      end(with: .failure(thrown(error)))
      return .none
    }
    self.step = step
    return perform(action)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ connection.complete() }) != nil else { return }
    complete(completion.mapFailure(failure))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let subscription = lock.withLock { connection.subscription }
    let granted = grant(demand)
    if granted > .none { subscription?.request(granted) }
  }

  func cancel() {
    let (subscription, downstream) = lock.withLock { (connection.end(), self.downstream.take()) }
    subscription?.cancel()
    withExtendedLifetime(downstream) {}
  }

  // A closure of the step may have cancelled, so the connection is looked at again.
  private func perform(_ action: StepAction<S.Output, S.End>) -> Subscribers.Demand {
    switch action {
    case .pass(let output):
      let downstream = lock.withLock { connection.isConnected ? self.downstream : nil }
      guard let downstream else { return .none }
      return grant(downstream.receive(output))
    case .drop:
      return .max(1)
    case .last(let output, _):
      end(after: output, with: .finished)
    case .finish:
      end(with: .finished)
    }
    return .none
  }

  private func end(
    after last: S.Output? = nil, with completion: Subscribers.Completion<Downstream.Failure>
  ) {
    guard let subscription = lock.withLock({ connection.complete() }) else { return }
    subscription.cancel()
    if let last, let downstream = lock.withLock({ self.downstream }) {
      _ = downstream.receive(last)
    }
    complete(completion)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { downstream.take() }?.receive(completion: completion)
  }

  private func grant(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    guard demand > .none else { return .none }
    return lock.withLock {
      let granted = min(demand, limit)
      limit -= granted
      return granted
    }
  }
}
