extension KotlinFlow: AsyncSequence {
  public typealias Failure = any Error

  /// Reads one collection of the flow, for one task at a time. Copies read the same collection.
  ///
  /// - A second `next()` while the first waits throws `KotlinError`, code `misuse`; the first
  ///   continues.
  /// - Two calls of `next()` that run at the same time would read wrong memory. `next()` does not
  ///   check for that, for the check would cost a tenth of an element. The compiler prevents it in
  ///   language mode 6, because the iterator is not `Sendable`.
  /// - You lose that protection in language mode 5 without complete checking; with
  ///   `nonisolated(unsafe)` and `@unchecked Sendable`; if you ignore a warning, as for
  ///   `AsyncStream(unfolding:)` or with `@preconcurrency import`; and for copies taken out of a
  ///   `Mutex`, where Swift 6.3 does not warn. `KotlinFlow` itself and its `stream()` may be
  ///   shared.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let cursor: FlowCursor

    /// The next element, or nil at the end. Stays on the caller's executor.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Element? {
      try await cursor.next(Element.self, isolation: actor)
    }

    /// Cancels, and returns when the Kotlin job has completed and its `finally` blocks have run. A
    /// loop that ends early cancels too, but does not wait.
    ///
    /// Call it in the task that iterates, between two calls of `next()`; later calls return nil.
    /// Throws the failure of the job after the cancel, which nobody else learns.
    public mutating func cancelAndJoin(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(KotlinError) {
      try await cursor.cancelAndJoin(isolation: actor)
    }
  }

  @usableFromInline
  func makeCursor() -> FlowCursor {
    FlowCursor(
      storage: TypedSequenceStorage<Element>(
        origin: origin, window: window, placement: pullPlacement))
  }
}

@available(*, unavailable)
extension KotlinFlow.AsyncIterator: Sendable {}
