/// A publisher that says that an object is about to change.
///
/// - It may be used from any thread, as a `PassthroughSubject` may.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  public func receive(subscriber: some Subscriber<Void, Never>) {
    subject.receive(subscriber: subscriber)
  }

  /// Says it to the subscribers.
  public func send() { subject.send() }
}
