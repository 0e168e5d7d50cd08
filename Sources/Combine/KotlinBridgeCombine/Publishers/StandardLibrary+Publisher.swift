extension Publishers {
  /// A publisher of the elements of a sequence: see the property `publisher` of sequences.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence. Each subscriber gets an iterator of its own.
    public let sequence: Elements

    /// Makes a publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      IteratorSubscription.start(subscriber, sequence.makeIterator(), of: sequence)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, which finishes with the last.
  ///
  /// - The sequence is read one element ahead of the demand. An operator that gives a publisher of a sequence or of one
  ///   value back, such as `map`, reads all of it at once, as in Combine: erase the publisher of an endless one first.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

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

    public func receive(subscriber: some Subscriber<Wrapped, Never>) {
      let subscription = SingleResultSubscription(
        subscriber, named: "Optional", result: output.map { .success($0) })
      subscriber.receive(subscription: subscription)
      if case nil = output { subscription.finish() }
    }
  }

  /// A publisher of the value, if there is one, that finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: PublisherOfOneValue {
  var valueInHand: Wrapped? { output }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

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

    public func receive(subscriber: some Subscriber<Success, Failure>) {
      let subscription = SingleResultSubscription(subscriber, named: "Once")
      subscriber.receive(subscription: subscription)
      subscription.resolve(result)
    }
  }

  /// A publisher of the value, or of the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: PublisherOfOneValue {
  var valueInHand: Success? { if case .success(let value) = result { value } else { nil } }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
