/// The encoded arguments of a call, at the start of memory that the library may use for the answer.
///
/// It is passed in registers, as the answer is. A struct in memory would be copied on the way to C,
/// right after it was written in smaller pieces, and the processor waits for such a copy.
@usableFromInline
@frozen
struct FrameArguments {
  @usableFromInline let start: UnsafeMutableRawPointer?
  @usableFromInline let count: Int
  /// The size of the memory.
  @usableFromInline let capacity: Int

  @inlinable
  init(start: UnsafeMutableRawPointer?, count: Int, capacity: Int) {
    self.start = start
    self.count = count
    self.capacity = capacity
  }
}
