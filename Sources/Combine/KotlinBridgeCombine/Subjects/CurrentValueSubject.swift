/// A subject that has a value, which each subscriber gets first.
///
/// - A subscriber without demand misses values, but not the latest: it gets that when it requests
///   one. A subscriber that comes after the completion gets only the completion.
/// - Upstreams are asked for everything at once. They are cancelled with the completion (in Combine
///   only when the subject goes) or with the subject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let engine: SharingEngine<Output, Failure>

  /// Makes a subject with this value.
  public init(_ value: Output) {
    engine = SharingEngine(named: "CurrentValueSubject", current: .some(value))
  }

  deinit {
    engine.end()
  }

  /// The value that was sent last. Setting it sends it.
  ///
  /// - It is set before the subscribers get it. After the completion, setting it changes it and sends
  ///   nothing, and `send(_:)` does not change it.
  public var value: Output {
    get { engine.value! }
    set { engine.send(newValue, isSet: true) }
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    engine.subscribe(subscriber)
  }

  public func send(_ value: Output) { engine.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    engine.send(completion: completion)
  }

  public func send(subscription: any Subscription) { engine.send(subscription: subscription) }
}

// The state is under the lock of the engine, and the subject hands only its output to other threads.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
