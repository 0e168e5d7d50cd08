extension KotlinFlow {
  /// A flow of Swift's own, of a sequence. It has all the forms of Kotlin's flows, and crosses to Kotlin where
  /// that takes or asks for a flow.
  ///
  /// - Each collection iterates over the sequence anew. An `AsyncStream` serves only one: make the flow by
  ///   the other initializer then, with a stream for each collection.
  /// - The next element is asked for when somebody wants it. Kotlin's `buffer(n)` allows the sequence to be
  ///   `n` elements ahead.
  /// - The sequence runs on the thread that asks until it suspends, then where it is resumed; never on two
  ///   threads at once. A form that pushes runs it on other threads. The window limits the forms that pull;
  ///   a placement means nothing.
  /// - What it throws is thrown to who collects; in Kotlin as a `SwiftException`.
  /// - A collection that ends early cancels the task of its iteration. Kotlin's `collect` returns when the
  ///   iteration has ended.
  public init<Sequence: AsyncSequence & Sendable>(_ sequence: Sequence)
  where Sequence.Element == Element {
    self.init { sequence }
  }

  /// The same, with a sequence for each collection: `makeSequence` is called when one begins, on the thread
  /// that asks for its first element.
  public init<Sequence: AsyncSequence>(_ makeSequence: @escaping @Sendable () throws -> Sequence)
  where Sequence.Element == Element {
    self.init(origin: .sequence(SequenceFlow(makeSequence)))
  }

  /// The flow itself.
  public init(_ flow: some KotlinFlowProtocol<Element>) {
    self = flow.flow
  }
}
