internal import KotlinBridgeLocks

/// The storage of a `@Published` property. It lives as long as the object.
///
/// - It is a class, so that a subscriber may read the property while it is being set.
/// - As a subject it sets the property to each value that it is sent. It has no completion.
final class PublishedBox<Value>: Subject, PublishedStorage {
  typealias Output = Value
  typealias Failure = Never

  // Without the lock, and with its own: it also holds the subscriptions that set the property.
  private let values: CurrentValueSubject<Value, Never>

  private let lock = Lock()
  // Beside the subject's, which is already the next one while subscribers are notified of it.
  private var stored: Value
  private var objectWillChange: ObservableObjectPublisher?

  init(_ value: Value) {
    stored = value
    values = CurrentValueSubject(value)
  }

  var value: Value { lock.withLock { stored } }

  func receive(subscriber: some Subscriber<Value, Never>) {
    values.receive(subscriber: subscriber)
  }

  func send(_ value: Value) {
    lock.withLock { objectWillChange }?.send()
    values.send(value)
    let last = lock.withLock {
      defer { stored = value }
      return stored
    }
    withExtendedLifetime(last) {}
  }

  func send(completion: Subscribers.Completion<Never>) {}

  func send(subscription: any Subscription) { values.send(subscription: subscription) }

  func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      let first = objectWillChange ?? publisher
      objectWillChange = first
      return first
    }
  }
}

/// What an observable object knows of the storage of its properties.
protocol PublishedStorage: AnyObject {
  /// Makes the property notify `publisher` of changes, unless it has a publisher already.
  /// - Returns: the publisher that the property notifies.
  func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A property as a mirror of its object shows it.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}
