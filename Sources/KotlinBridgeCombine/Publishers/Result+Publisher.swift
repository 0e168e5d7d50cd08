extension Result {
  /// A publisher of the value, or of the failure.
  public struct Publisher: KotlinBridgeCombine.Publisher {
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result

    /// Makes a publisher of `result`.
    public init(_ result: Result) {
      self.result = result
    }

    /// Makes a publisher of `output`.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Makes a publisher that fails with `failure`.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let subscription = SingleResultSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.resolve(result)
    }
  }

  /// A publisher of the value, or of the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
