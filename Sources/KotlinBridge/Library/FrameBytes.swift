/// Bytes at the start of memory with room for more: the arguments of a call, then its answer in
/// their place.
@usableFromInline
@frozen
struct FrameBytes {
  @usableFromInline var start: UnsafeMutableRawPointer?
  @usableFromInline var count: Int
  /// The size of the memory.
  @usableFromInline var capacity: Int
  /// Whether the library has put its own memory, of C's malloc, in place of the memory that it was
  /// lent. Whoever has the answer frees it.
  @usableFromInline var isGrown = false

  @inlinable
  init(start: UnsafeMutableRawPointer?, count: Int, capacity: Int) {
    self.start = start
    self.count = count
    self.capacity = capacity
  }

  @inlinable var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }

  @usableFromInline @inline(never)
  func free() { System.free(start) }
}
