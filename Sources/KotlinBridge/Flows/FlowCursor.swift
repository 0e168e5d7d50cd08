internal import KotlinBridgeLocks

/// The consumer's end of one iteration. It reads a batch without a lock, and gets the next one.
///
/// It is not thread-safe, like an iterator. Copies of an iterator share it, and the last one to go
/// cancels the Kotlin job.
@usableFromInline
final class FlowCursor {
  // Exclusive by the contract of iterators. A check would cost more than the read of an element.
  @exclusivity(unchecked) @usableFromInline var reader = KotlinReader(
    UnsafeRawBufferPointer(start: nil, count: 0))
  /// The count of elements until the next call of `refill`.
  @exclusivity(unchecked) @usableFromInline var remaining = 0

  /// The count of elements of the batch after these.
  private var left = 0
  private var batchCount = 0
  private var budget = YieldBudget()
  private var isYielding = false
  private var local = ByteBuffer()
  private let storage: SequenceStorage

  init(storage: SequenceStorage) {
    self.storage = storage
  }

  deinit {
    storage.drop()
    dropBatch()
    local.deallocate()
  }

  /// The next element, from the local batch if there is one; nil at the end.
  @inlinable
  func next<Element: KotlinValue>(
    _ type: Element.Type, isolation: isolated (any Actor)?
  ) async throws -> Element? {
    if remaining == 0 {
      guard try await refill(isolation: isolation) else { return nil }
    }
    remaining &-= 1
    do throws(KotlinError) {
      return try reader.read(Element.self)
    } catch {
      throw abandon(because: error)
    }
  }

  /// After so many elements at the latest the budget is looked at: a consumer may take long for each.
  private static let piece = 64

  /// Gets the next piece of the batch, or the next batch, and waits for it if necessary. False at the end.
  @usableFromInline
  func refill(isolation: isolated (any Actor)?) async throws -> Bool {
    if isYielding { throw SequenceStorage.overlap }
    if budget.isUsedUp() {
      isYielding = true
      await Task.yield()
      isYielding = false
    }
    if left > 0 {
      takePiece(of: left)
      return true
    }
    try checkThatNothingIsLeft()
    let consumed = batchCount
    guard case .look(var elapsed) = try storage.begin(consumed: consumed) else { return false }
    batchCount = 0
    local.removeAll()
    while true {
      guard let count = try storage.take(into: &local, after: elapsed) else {
        if await storage.wait(isolation: isolation) { budget.suspended() }
        elapsed = nil  // what comes now has not come inside the call
        continue
      }
      batchCount = count
      takePiece(of: count)
      reader = storage.reader(of: local.bytes)
      return count > 0
    }
  }

  private func takePiece(of count: Int) {
    remaining = min(count, Self.piece)
    left = count - remaining
  }

  func cancelAndJoin(isolation: isolated (any Actor)?) async throws(KotlinError) {
    dropBatch()
    try await storage.cancelAndJoin()
  }

  /// Ends the iteration because of malformed bytes.
  @usableFromInline
  func abandon(because error: KotlinError) -> KotlinError {
    dropBatch()
    storage.abandon()
    return error
  }

  private func dropBatch() {
    storage.discard(&reader)
    remaining = 0
    left = 0
    batchCount = 0
    reader = KotlinReader(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  private func checkThatNothingIsLeft() throws {
    do { try reader.finish() } catch { throw abandon(because: error) }
  }
}

@available(*, unavailable)
extension FlowCursor: Sendable {}
