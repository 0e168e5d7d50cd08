#if !canImport(Combine)
  extension Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error>: Sendable {
      /// It has delivered all there was.
      case finished

      /// It has failed.
      case failure(Failure)
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}

  extension Subscribers.Completion: Hashable where Failure: Hashable {}
#endif
