/// Growable bytes. Exchange buffers with `swap`; the last owner calls `deallocate()`.
struct ByteBuffer {
  /// Memory from malloc, so that it may be exchanged with C; nil without capacity.
  private(set) var start: UnsafeMutableRawPointer?
  private(set) var count = 0
  private(set) var capacity = 0

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  mutating func append(_ other: UnsafeRawBufferPointer) {
    guard let source = other.baseAddress, other.count > 0 else { return }
    if other.count > capacity - count { grow(by: other.count) }
    (start! + count).copyMemory(from: source, byteCount: other.count)
    count += other.count
  }

  /// Removes all bytes. Keeps the memory for reuse unless it is larger than a megabyte.
  mutating func removeAll() {
    if capacity > 1 << 20 { deallocate() } else { count = 0 }
  }

  mutating func deallocate() {
    System.free(start)
    start = nil
    capacity = 0
    count = 0
  }

  private mutating func grow(by more: Int) {
    // 24 bytes at first, for an idle subscription keeps them. The first batch shows the right size.
    capacity = max(count + more, capacity * 2, 24)
    start = System.reallocated(start, byteCount: capacity)
  }
}
