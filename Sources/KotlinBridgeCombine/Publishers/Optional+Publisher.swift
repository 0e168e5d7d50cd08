extension Optional {
  /// A publisher of the value, if there is one, that finishes.
  public struct Publisher: KotlinBridgeCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Makes a publisher of `output`.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      let subscription = SingleResultSubscription(subscriber, result: output.map { .success($0) })
      subscriber.receive(subscription: subscription)
      if case nil = output { subscription.finish() }
    }
  }

  /// A publisher of the value, if there is one, that finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
