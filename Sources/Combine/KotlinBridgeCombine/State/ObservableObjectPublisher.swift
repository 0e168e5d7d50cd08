/// A publisher that says that an object is about to change.
///
/// - It may be used from any thread, as a `PassthroughSubject` may.
/// - A subscriber's first request switches it on: from then on it gets each value, whatever it has requested.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  public func receive(subscriber: some Subscriber<Void, Never>) {
    subject.receive(subscriber: Switched(subscriber))
  }

  /// Says it to the subscribers.
  public func send() { subject.send() }
}

/// Asks for everything when the subscriber asks for something.
private struct Switched<Downstream: Subscriber>: Subscriber
where Downstream.Input == Void, Downstream.Failure == Never {
  let downstream: Downstream

  init(_ downstream: Downstream) { self.downstream = downstream }

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: Switch(subscription: subscription))
  }

  func receive(_ input: Void) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: completion)
  }

  private struct Switch: Subscription {
    let subscription: any Subscription

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    func request(_ demand: Subscribers.Demand) { subscription.request(.unlimited) }
    func cancel() { subscription.cancel() }
  }
}
