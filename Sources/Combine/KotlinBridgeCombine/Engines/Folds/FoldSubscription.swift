internal import KotlinBridgeLocks

/// Makes one result of all values, and delivers it at the end or as soon as it is certain.
///
/// - It asks for all values when the subscriber requests the result.
final class FoldSubscription<
  Input, Failure: Error, Thrown: Error, Downstream: Subscriber
>: Subscriber, Subscription {
  private let failure: (Failure) -> Downstream.Failure
  private let thrown: (Thrown) -> Downstream.Failure
  private let update: (inout Downstream.Input?, Input) throws(Thrown) -> Bool
  // Without the lock: it changes within `receive(_:)` only, which is called once at a time.
  private var result: Downstream.Input?
  /// Holds the subscriber, and lets the result wait for demand.
  private let delivery: SingleResultSubscription<Downstream>

  // The rest is under the lock.
  private let lock = Lock()
  private var connection = Connection()
  private var isAsking = false

  /// - Parameter update: adds a value to the result, and says whether another can change it.
  init(
    _ downstream: Downstream, initial: Downstream.Input?,
    update: @escaping (inout Downstream.Input?, Input) throws(Thrown) -> Bool,
    failure: @escaping (Failure) -> Downstream.Failure,
    thrown: @escaping (Thrown) -> Downstream.Failure
  ) {
    delivery = SingleResultSubscription(downstream)
    result = initial
    self.update = update
    self.failure = failure
    self.thrown = thrown
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    delivery.subscriber?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ connection.isConnected }) else { return .none }
    do throws(Thrown) {
      guard try !update(&result, input), disconnect() else { return .none }
      resolve()
    } catch {
      if disconnect() { delivery.resolve(.failure(thrown(error))) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ connection.complete() }) != nil else { return }
    switch completion {
    case .finished: resolve()
    case .failure(let failure): delivery.resolve(.failure(self.failure(failure)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    delivery.request(demand)
    let subscription = lock.withLock {
      defer { isAsking = true }
      return isAsking ? nil : connection.subscription
    }
    subscription?.request(.unlimited)
  }

  func cancel() {
    delivery.cancel()
    lock.withLock { connection.end() }?.cancel()
  }

  private func disconnect() -> Bool {
    let subscription = lock.withLock { connection.complete() }
    subscription?.cancel()
    return subscription != nil
  }

  private func resolve() {
    if let result = result.take() { delivery.resolve(.success(result)) } else { delivery.finish() }
  }
}

extension Publisher {
  /// Attaches `subscriber` behind a fold.
  func fold<Downstream: Subscriber>(
    _ initial: Downstream.Input?, for subscriber: Downstream,
    update: @escaping (inout Downstream.Input?, Output) -> Bool
  ) where Downstream.Failure == Failure {
    subscribe(
      FoldSubscription(
        subscriber, initial: initial, update: update, failure: { $0 }, thrown: absurd))
  }

  /// Attaches `subscriber` behind a fold that may fail.
  func foldThrowing<Downstream: Subscriber>(
    _ initial: Downstream.Input?, for subscriber: Downstream,
    update: @escaping (inout Downstream.Input?, Output) throws(any Error) -> Bool
  ) where Downstream.Failure == any Error {
    subscribe(
      FoldSubscription(
        subscriber, initial: initial, update: update, failure: { $0 }, thrown: { $0 }))
  }
}
