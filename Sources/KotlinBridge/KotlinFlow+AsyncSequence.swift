extension KotlinFlow: AsyncSequence {
  public typealias Failure = any Error

  /// Reads one collection of the flow. Not to be shared: a second `next()` at the same time throws
  /// `KotlinError`, code `misuse`, and the first goes on.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let cursor: FlowCursor

    /// The next element, or nil at the end. Stays on the caller's executor.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Element? {
      try await cursor.next(Element.self, isolation: actor)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(cursor: makeCursor())
  }

  @usableFromInline
  func makeCursor() -> FlowCursor {
    FlowCursor(
      storage: SequenceStorage(source: source, window: window, placement: pullPlacement))
  }
}

@available(*, unavailable)
extension KotlinFlow.AsyncIterator: Sendable {}
