/// A subject that passes values on and keeps none.
///
/// - A subscriber without demand misses the value: nothing is kept for it.
/// - Upstreams are asked for everything, as soon as one subscriber has requested something. They are
///   cancelled with the completion (in Combine only when the subject goes) or with the subject.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let engine = SharingEngine<Output, Failure>(named: "PassthroughSubject")

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    engine.end()
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
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
