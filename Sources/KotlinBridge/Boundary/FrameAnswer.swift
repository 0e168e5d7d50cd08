/// The encoded answer of a call: in the memory that the arguments were in, or in other memory if
/// that was too small.
@usableFromInline
@frozen
struct FrameAnswer {
  @usableFromInline let start: UnsafeMutableRawPointer?
  @usableFromInline let count: Int
  /// Whether the memory is the library's, of C's malloc. Whoever has the answer frees it.
  @usableFromInline let isGrown: Bool

  @inlinable var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: count)
  }

  @usableFromInline @inline(never)
  func free() { System.free(start) }
}
