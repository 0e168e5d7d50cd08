extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error>: Sendable {
    /// The publisher has delivered all its values.
    case finished

    /// The publisher has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}
