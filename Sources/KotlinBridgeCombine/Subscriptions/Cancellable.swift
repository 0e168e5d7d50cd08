/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it.
  ///
  /// - It may be called from any thread and more than once. It never waits.
  func cancel()
}
