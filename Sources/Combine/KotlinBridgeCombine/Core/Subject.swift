/// A publisher into which code outside sends values.
///
/// - Calls of one subject may come from any thread and inside the subscribers' methods. No lock is
///   held while a subscriber is called.
/// - A subscriber is called by one thread at a time: what is sent meanwhile waits, and the thread
///   that is calling delivers it afterwards, so that `send` may return before. Where two threads
///   send, all subscribers get the values in the same order. (Combine calls the subscriber inside
///   its own call if it sends there, and blocks other threads.)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers. Does nothing after the completion.
  func send(_ value: Output)

  /// Sends the completion to the subscribers, and to those that come later. Does nothing after the
  /// first completion.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to a publisher that will send values. The subject requests
  /// values, and cancels it at the end.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that carries no information.
  public func send() {
    send(())
  }
}
