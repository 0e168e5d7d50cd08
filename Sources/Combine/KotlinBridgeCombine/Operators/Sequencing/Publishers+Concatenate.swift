extension Publishers {
  /// The publisher that `append` and `prepend` return.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come after them.
    public let suffix: Suffix

    /// Makes a publisher of the values of `prefix` and, when that has finished, of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      SequencingSubscription.start(
        subscriber, named: "Concatenate", prefix, takesEmptyRequests: true
      ) { sequence, completion in
        guard case .finished = completion else { return completion }
        sequence.attach(suffix) { $0 }
        return nil
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Delivers `elements` before the values of this publisher.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Delivers `elements` before the values of this publisher.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Delivers the values of `publisher` before those of this publisher.
  ///
  /// - This publisher is subscribed to when `publisher` has finished, and asked for the demand that
  ///   is left.
  public func prepend<P: Publisher<Output, Failure>>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Delivers `elements` after the values of this publisher.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Delivers `elements` after the values of this publisher.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Delivers the values of `publisher` after those of this publisher.
  ///
  /// - `publisher` is subscribed to when this one has finished, and asked for the demand that is
  ///   left.
  public func append<P: Publisher<Output, Failure>>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
