/// A publisher that delivers nothing to its subscribers before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Lets the publisher deliver values.
  ///
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  func connect() -> any Cancellable
}
