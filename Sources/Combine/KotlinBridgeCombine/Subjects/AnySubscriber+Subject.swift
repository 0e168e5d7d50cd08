extension AnySubscriber {
  /// Makes a subscriber that sends to `subject` what it receives. It does not keep the subject alive.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectFeed(subject))
  }
}
