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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.start(subscriber, sequence.makeIterator())
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, which finishes with the last.
  ///
  /// - The sequence is read one element ahead of the demand.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
