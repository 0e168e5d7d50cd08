import Synchronization

extension KotlinFlowProtocol {
  /// The flow as the standard library's stream, for code that asks for that type.
  ///
  /// - Back-pressured like the sequence form, and one consumer at a time.
  /// - The stream's own rules hold: `next()` gives nil once its task is cancelled, and after an
  ///   error; dropping the stream and its iterators cancels the Kotlin job, `break` alone does not.
  @inlinable
  public func stream() -> AsyncThrowingStream<Element, any Error> {
    let puller = StreamPuller(cursor: flow.makeCursor())
    return AsyncThrowingStream {
      let cursor = try puller.enter()
      defer { puller.leave() }
      do {
        return try await cursor.next(Element.self, isolation: nil)
      } catch is CancellationError where Task.isCancelled {
        return nil
      }
    }
  }
}

/// The cursor behind the unfolding closure of a stream, which, unlike an iterator, two tasks may
/// call at once.
@usableFromInline
final class StreamPuller: @unchecked Sendable {
  // Only the task that has set `isBusy` uses it.
  private let cursor: FlowCursor
  private let isBusy = Atomic(false)

  @usableFromInline
  init(cursor: FlowCursor) {
    self.cursor = cursor
  }

  @usableFromInline
  func enter() throws(KotlinError) -> FlowCursor {
    guard !isBusy.exchange(true, ordering: .acquiring) else {
      throw .misuse("a stream was read by a second task while another read was pending")
    }
    return cursor
  }

  @usableFromInline
  func leave() {
    isBusy.store(false, ordering: .releasing)
  }
}
