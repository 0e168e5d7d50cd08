/// Encodes values into memory that grows.
///
/// Use it only inside the `write(to:)` that receives it. It can't be copied, so it can't be kept.
@frozen
public struct KotlinWriter: ~Copyable {
  @usableFromInline var start: UnsafeMutableRawPointer
  @usableFromInline var size: Int
  @usableFromInline var capacity: Int
  /// Whether the writer has allocated its memory; it begins with scratch memory of its caller.
  @usableFromInline var ownsMemory: Bool
  @usableFromInline var depth = 0
  /// Whether each handle brings a hold, as in an answer to Kotlin. The caller sets it before it writes.
  @usableFromInline var bringsHolds = false
  /// What becomes of the handles among the bytes; nil for those that nobody has to know of.
  @usableFromInline var handles: WrittenHandles?
  /// The reason why the bytes can't be used, if there is one.
  @usableFromInline var refusal: KotlinError?

  @inlinable
  init(scratch: UnsafeMutableRawBufferPointer) {
    start = scratch.baseAddress.unsafelyUnwrapped
    size = 0
    capacity = scratch.count
    ownsMemory = false
  }

  @inlinable
  deinit {
    if ownsMemory { KotlinWriter.free(start) }
  }

  /// Calls `body` with an empty writer that begins on the stack.
  // Always, for the optimizer leaves it a function of its own where a call throws any error, and a call by frame then
  // takes a third longer.
  @inlinable @inline(__always)
  package static func withWriter<Result, Failure: Error>(
    _ body: (inout KotlinWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) {
      (scratch) throws(Failure) -> Result in
      var writer = KotlinWriter(scratch: scratch)
      return try body(&writer)
    }
  }

  /// The written bytes, valid until the next write or the end of the writer. Throws if the writer
  /// has refused a value.
  @inlinable
  package func finish() throws(KotlinError) -> UnsafeRawBufferPointer {
    if let refusal { throw refusal }
    return UnsafeRawBufferPointer(start: start, count: size)
  }
}

extension KotlinWriter {
  /// Lends the written bytes, with the room behind them, to a function of C that answers in their
  /// place. Valid until the end of the writer, which is not used any more. Throws if the writer has
  /// refused a value.
  @inlinable
  func lend() throws(KotlinError) -> FrameArguments {
    if let refusal { throw refusal }
    return FrameArguments(start: start, count: size, capacity: capacity)
  }
}

@available(*, unavailable)
extension KotlinWriter: Sendable {}

// MARK: - For the types of this module

extension KotlinWriter {
  /// Begins a structure, which `ascend` ends. False if it is nested too deep: don't write it then.
  @inlinable
  mutating func descend() -> Bool {
    if depth == KotlinReader.maximumDepth {
      refuse(.nested(deeperThan: depth))
      return false
    }
    depth &+= 1
    return true
  }

  @inlinable
  mutating func ascend() {
    depth &-= 1
  }

  /// Makes the bytes unusable. Keeps the first reason.
  @usableFromInline @inline(never)
  mutating func refuse(_ reason: KotlinError) {
    if refusal == nil { refusal = reason }
  }

  /// Writes the number of elements of a collection; more than `UInt32.max` is a programming error.
  @inlinable @inline(__always)
  mutating func writeCount(_ count: Int) {
    store(UInt32(count).littleEndian)
  }

  /// Writes the library's number of an enum entry or of a case of a sealed class.
  @inlinable
  mutating func writeOrdinal(_ ordinal: Int) {
    store(UInt16(ordinal).littleEndian)
  }

  @inlinable @inline(__always)
  mutating func store<Value: BitwiseCopyable>(_ value: Value) {
    claim(MemoryLayout<Value>.size).storeBytes(of: value, as: Value.self)
  }

  @inlinable @inline(__always)
  mutating func store(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    claim(bytes.count).copyMemory(from: source, byteCount: bytes.count)
  }

  @inlinable @inline(__always)
  mutating func claim(_ count: Int) -> UnsafeMutableRawPointer {
    if count > capacity - size { grow(by: count) }
    defer { size += count }
    return start + size
  }

  @usableFromInline @inline(never)
  mutating func grow(by count: Int) {
    capacity = max(size + count, capacity * 2)
    // From malloc, for an answer that grows becomes Kotlin's.
    let grown = System.reallocated(ownsMemory ? start : nil, byteCount: capacity)
    if !ownsMemory { grown.copyMemory(from: start, byteCount: size) }
    start = grown
    ownsMemory = true
  }

  @usableFromInline @inline(never)
  static func free(_ memory: UnsafeMutableRawPointer) { System.free(memory) }

  /// The written bytes, and the size of their memory. If that has grown, the caller owns it, and frees it
  /// by C's `free`. Don't use the writer any more.
  mutating func takeBytes() -> (bytes: UnsafeRawBufferPointer, capacity: Int, isGrown: Bool) {
    defer { ownsMemory = false }
    return (UnsafeRawBufferPointer(start: start, count: size), capacity, ownsMemory)
  }
}
