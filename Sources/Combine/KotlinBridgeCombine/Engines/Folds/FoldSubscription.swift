internal import KotlinBridgeLocks

/// Makes one result of all values, and delivers it at the end or as soon as it is certain.
///
/// - It asks for all values when the subscriber requests the result.
final class FoldSubscription<
  Input, Failure: Error, Thrown: Error, Downstream: Subscriber
>: Subscriber, NamedSubscription {
  private let name: StaticString
  private let failure: (Failure) -> Downstream.Failure
  private let thrown: (Thrown) -> Downstream.Failure
  private let update: (inout Downstream.Input?, Input) throws(Thrown) -> Bool
  private let updatesInPlace: Bool
  // Without the lock: it changes within `receive(_:)` only, which is called once at a time.
  private var result: Downstream.Input?
  /// Holds the subscriber, and lets the result wait for demand.
  private let delivery: SingleResultSubscription<Downstream>

  // The rest is under the lock.
  private let lock = Lock()
  private var connection = Connection()
  private var isAsking = false

  /// - Parameters:
  ///   - name: that of the operator, for `print(_:)`.
  ///   - updatesInPlace: whether `update` calls no code of others, which may make the publisher send a value inside
  ///     this one. It then changes the result itself, and else a copy.
  ///   - update: adds a value to the result, and says whether another can change it.
  init(
    _ downstream: Downstream, named name: StaticString, initial: Downstream.Input?,
    updatesInPlace: Bool = false,
    update: @escaping (inout Downstream.Input?, Input) throws(Thrown) -> Bool,
    failure: @escaping (Failure) -> Downstream.Failure,
    thrown: @escaping (Thrown) -> Downstream.Failure
  ) {
    self.name = name
    delivery = SingleResultSubscription(downstream, named: name)
    result = initial
    self.updatesInPlace = updatesInPlace
    self.update = update
    self.failure = failure
    self.thrown = thrown
  }

  var description: String { "\(name)" }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    delivery.subscriber?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ connection.isConnected }) else { return .none }
    do throws(Thrown) {
      guard try !update(with: input), disconnect() else { return .none }
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

  private func update(with input: Input) throws(Thrown) -> Bool {
    if updatesInPlace { return try update(&result, input) }
    var result = result
    defer { self.result = result }
    return try update(&result, input)
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
    _ initial: Downstream.Input?, inPlace: Bool = false, named name: StaticString,
    for subscriber: Downstream,
    update: @escaping (inout Downstream.Input?, Output) -> Bool
  ) where Downstream.Failure == Failure {
    subscribe(
      FoldSubscription(
        subscriber, named: name, initial: initial, updatesInPlace: inPlace, update: update,
        failure: { $0 }, thrown: absurd))
  }

  /// Attaches `subscriber` behind a fold that may fail.
  func foldThrowing<Downstream: Subscriber>(
    _ initial: Downstream.Input?, named name: StaticString, for subscriber: Downstream,
    update: @escaping (inout Downstream.Input?, Output) throws(any Error) -> Bool
  ) where Downstream.Failure == any Error {
    subscribe(
      FoldSubscription(
        subscriber, named: name, initial: initial, update: update, failure: { $0 }, thrown: { $0 }))
  }
}
