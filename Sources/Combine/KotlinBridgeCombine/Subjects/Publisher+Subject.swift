extension Publisher {
  /// Sends everything that this publisher delivers to `subject`, which it does not keep alive.
  ///
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  public func subscribe(_ subject: some Subject<Output, Failure>) -> AnyCancellable {
    let feed = SubjectFeed(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}
