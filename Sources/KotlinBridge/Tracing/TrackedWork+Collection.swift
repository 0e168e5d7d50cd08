/// The events of an iteration over a sequence of Swift's that Kotlin collects.
extension TrackedWork {
  func collected() {
    Tracking.tell(.made, self) { _ in "collected by Kotlin from a \(origin)" }
  }

  /// The sequence has ended or failed.
  func iterated(_ error: (any Error)?) {
    if let error { end(.threw) { "threw: \(error)" } } else { completed() }
    released(unseen: nil)
  }

  /// An iteration has ended after a cancel.
  ///
  /// - Parameter unseen: how it has failed nevertheless.
  func iterated(unseen: (any Error)?) {
    Tracking.tell(.released, self, isEnd: true) { _ in
      unseen.map { "released, unseen: \($0)" } ?? "released"
    }
  }
}
