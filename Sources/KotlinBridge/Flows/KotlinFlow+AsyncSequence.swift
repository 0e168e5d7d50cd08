extension KotlinFlow: AsyncSequence {
  public typealias Failure = any Error

  /// Reads one collection of the flow, for one task at a time; copies read the same one.
  ///
  /// - A second `next()` while the first waits throws `KotlinError`, code `misuse`, and the first goes
  ///   on.
  /// - Two that really run at once would read memory that is no element's, and `next()` does not look:
  ///   an element would cost a tenth more. The compiler refuses them, in language mode 6: this is not
  ///   `Sendable`.
  /// - That protection is given up in language mode 5 without complete checking; by
  ///   `nonisolated(unsafe)` and `@unchecked Sendable`; by a warning that is passed over, as of
  ///   `AsyncStream(unfolding:)` or with `@preconcurrency import`; and by copies taken out of a `Mutex`,
  ///   of which Swift 6.3 doesn't warn. `KotlinFlow` itself and its `stream()` may be shared.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let cursor: FlowCursor

    /// The next element, or nil at the end. Stays on the caller's executor.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Element? {
      try await cursor.next(Element.self, isolation: actor)
    }

    /// Cancels, and returns when the Kotlin job has completed and its `finally` blocks have run. Leaving a loop
    /// cancels too, and does not wait.
    ///
    /// For the task that iterates, between two `next()`; these give nil from then on. Throws how the job
    /// failed after the cancel, which nobody else is told.
    public mutating func cancelAndJoin(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(KotlinError) {
      try await cursor.cancelAndJoin(isolation: actor)
    }
  }

  @usableFromInline
  func makeCursor() -> FlowCursor {
    FlowCursor(
      storage: SequenceStorage(source: source, window: window, placement: pullPlacement))
  }
}

@available(*, unavailable)
extension KotlinFlow.AsyncIterator: Sendable {}
