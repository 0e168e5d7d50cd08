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
  @usableFromInline var depth = 0
  /// Of the lookup that the values are for. Whoever made the writer keeps it alive.
  @usableFromInline let cases: Unmanaged<CaseTable>?
  /// Why the bytes can't be used.
  @usableFromInline var refusal: KotlinError?

  @usableFromInline
  init(scratch: UnsafeMutableRawBufferPointer, cases: Unmanaged<CaseTable>?) {
    start = scratch.baseAddress.unsafelyUnwrapped
    size = 0
    capacity = scratch.count
    ownsMemory = false
    self.cases = cases
  }

  @inlinable
  deinit {
    if ownsMemory { start.deallocate() }
  }

  /// Writes a value.
  ///
  /// One that can't be written, because it is nested too deep or has no name in Kotlin, is refused with a
  /// `KotlinError`, code `misuse`, by the call or lookup that it was for.
  @inlinable
  public mutating func write<Value: KotlinValue>(_ value: Value) {
    value.write(to: &self)
  }

  /// Calls `body` with an empty writer that starts out on the stack, and frees it afterwards.
  @inlinable
  package static func withWriter<Result, Failure: Error>(
    _ body: (inout KotlinWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withWriter(cases: nil, body)
  }

  @inlinable
  static func withWriter<Result, Failure: Error>(
    cases: Unmanaged<CaseTable>?, _ body: (inout KotlinWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) {
      (scratch) throws(Failure) -> Result in
      var writer = KotlinWriter(scratch: scratch, cases: cases)
      return try body(&writer)
    }
  }

  /// The bytes of values, one after the other, with cases numbered as Swift declares them. Values that can't be
  /// written are a programming error.
  package static func bytes<each Value: KotlinValue>(of value: repeat each Value) -> [UInt8] {
    withWriter { writer in
      repeat writer.write(each value)
      do throws(KotlinError) {
        return Array(try writer.finish())
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  /// What has been written; valid until the next write and no longer than the writer. Throws if a value was
  /// refused.
  @inlinable
  package func finish() throws(KotlinError) -> UnsafeRawBufferPointer {
    if let refusal { throw refusal }
    return UnsafeRawBufferPointer(start: start, count: size)
  }
}

@available(*, unavailable)
extension KotlinWriter: Sendable {}

// MARK: - What the types of this module write by

extension KotlinWriter {
  /// Begins a structure, which `ascend` ends. False where that would be one too many: then nothing more of it is
  /// to be written.
  @inlinable
  mutating func descend() -> Bool {
    if depth == KotlinReader.maximumDepth {
      refuse(.nestedTooDeep)
      return false
    }
    depth &+= 1
    return true
  }

  @inlinable
  mutating func ascend() {
    depth &-= 1
  }

  /// Makes the bytes unusable. The first reason counts.
  @usableFromInline @inline(never)
  mutating func refuse(_ reason: KotlinError) {
    if refusal == nil { refusal = reason }
  }

  /// Writes the number of elements of a collection. More than `UInt32.max` are a programming error.
  @inlinable
  mutating func writeCount(_ count: Int) {
    store(UInt32(count).littleEndian)
  }

  /// Writes the index of an enum entry, or of a case of a sealed class, as the library numbers them.
  @inlinable
  mutating func writeOrdinal(_ ordinal: Int) {
    store(UInt16(ordinal).littleEndian)
  }

  /// How the library numbers the cases of a type, which writes them by `Case`.
  @inlinable
  func cases<Value, Case: Sendable>(
    of type: Value.Type, as: Case.Type
  ) -> NumberedCases<Case>? {
    cases?.cases(of: type, as: Case.self)
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
