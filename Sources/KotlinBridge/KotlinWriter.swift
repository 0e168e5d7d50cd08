/// Encodes values into memory that grows.
///
/// Not to be kept beyond the `write(to:)` it is given to, which its type sees to: it can't be copied.
@frozen
public struct KotlinWriter: ~Copyable {
  @usableFromInline var start: UnsafeMutableRawPointer
  @usableFromInline var size: Int
  @usableFromInline var capacity: Int
  /// Whether the memory is the writer's own, and not the scratch memory that it began with.
  @usableFromInline var ownsMemory: Bool

  @usableFromInline
  init(scratch: UnsafeMutableRawBufferPointer) {
    start = scratch.baseAddress.unsafelyUnwrapped
    size = 0
    capacity = scratch.count
    ownsMemory = false
  }

  @inlinable
  deinit {
    if ownsMemory { start.deallocate() }
  }

  /// Calls `body` with an empty writer that starts out on the stack, and frees it afterwards.
  @inlinable
  public static func withWriter<Result, Failure: Error>(
    _ body: (inout KotlinWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) {
      (scratch) throws(Failure) -> Result in
      var writer = KotlinWriter(scratch: scratch)
      return try body(&writer)
    }
  }

  /// What has been written; valid until the next write and no longer than the writer.
  @inlinable
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: size) }

  /// Writes a value.
  @inlinable
  public mutating func write<Value: KotlinValue>(_ value: Value) {
    value.write(to: &self)
  }

  /// Writes the number of elements of a collection. More than `UInt32.max` are a programming error.
  @inlinable
  public mutating func writeCount(_ count: Int) {
    store(UInt32(count).littleEndian)
  }

  /// Writes the index of an enum entry, or of a case of a sealed class.
  @inlinable
  public mutating func writeOrdinal(_ ordinal: Int) {
    store(UInt16(ordinal).littleEndian)
  }

  @inlinable
  mutating func store<Value: BitwiseCopyable>(_ value: Value) {
    claim(MemoryLayout<Value>.size).storeBytes(of: value, as: Value.self)
  }

  @inlinable
  mutating func store(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    claim(bytes.count).copyMemory(from: source, byteCount: bytes.count)
  }

  @inlinable
  mutating func claim(_ count: Int) -> UnsafeMutableRawPointer {
    if count > capacity - size { grow(by: count) }
    defer { size += count }
    return start + size
  }

  @usableFromInline @inline(never)
  mutating func grow(by count: Int) {
    capacity = max(size + count, capacity * 2)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    grown.copyMemory(from: start, byteCount: size)
    if ownsMemory { start.deallocate() }
    start = grown
    ownsMemory = true
  }
}

@available(*, unavailable)
extension KotlinWriter: Sendable {}
