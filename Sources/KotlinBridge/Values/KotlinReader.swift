/// Decodes values from bytes that its caller owns.
///
/// - Use it only inside the `init(from:)` that receives it: the bytes may be gone afterwards.
/// - It checks every length against the remaining bytes before it reads or allocates anything.
/// - It throws `KotlinError`, code `misuse`, if the bytes are not the encoding of the requested
///   type.
@frozen
public struct KotlinReader {
  @usableFromInline var position: UnsafeRawPointer
  @usableFromInline let end: UnsafeRawPointer
  /// `KotlinModule.lent` of the module whose objects the handles among the bytes are; nil where
  /// there are none.
  @usableFromInline let module: Unmanaged<AnyObject>?
  @usableFromInline var depth = 0
  /// Whether all has been read.
  @usableFromInline var isFinished = false
  /// The `ArgumentHolds` of a call from Kotlin; nil elsewhere.
  @usableFromInline var holds: UnsafeMutableRawPointer?

  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.init(bytes, module: nil)
  }

  @inlinable
  init(_ bytes: UnsafeRawBufferPointer, module: Unmanaged<AnyObject>?) {
    // Without bytes, any address will do.
    position = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    end = position + bytes.count
    self.module = module
  }

  /// The count of bytes that are still to be read.
  @inlinable
  package var remaining: Int { end - position }

  /// Throws when bytes are left over.
  // Mutating, for a reader that is only borrowed would be copied, in case there is an error to make.
  @inlinable @inline(__always)
  public mutating func finish() throws(KotlinError) {
    if position != end { throw leftOver() }
    isFinished = true
  }

  @usableFromInline @inline(never)
  mutating func leftOver() -> KotlinError {
    .malformed("\(remaining) left over after the last value")
  }
}

@available(*, unavailable)
extension KotlinReader: Sendable {}

// MARK: - For the types of this module

extension KotlinReader {
  /// The deepest nesting of structures. Kotlin has the same limit.
  @usableFromInline static var maximumDepth: Int { 1000 }

  /// Begins a structure: a record, a collection, a sealed class or one of its cases.
  @inlinable
  mutating func descend() throws(KotlinError) {
    if depth == KotlinReader.maximumDepth { throw .nested(deeperThan: depth) }
    depth &+= 1
  }

  @inlinable
  mutating func ascend() {
    depth &-= 1
  }

  /// Reads the number of elements of a collection.
  ///
  /// The count never exceeds what the remaining bytes can hold. Elements that take no bytes may be
  /// 1 048 576 at most.
  /// - Parameter minimumElementSize: the smallest size of an element in bytes; 0 if it may be
  ///   empty.
  @inlinable @inline(__always)
  mutating func readCount(minimumElementSize: Int = 0) throws(KotlinError) -> Int {
    let count = Int(UInt32(littleEndian: try load()))
    let limit =
      minimumElementSize > 0
      ? remaining / minimumElementSize : max(remaining, KotlinReader.maximumEmptyElements)
    if count > limit { throw tooMany(count) }
    return count
  }

  @usableFromInline @inline(never)
  func tooMany(_ count: Int) -> KotlinError {
    .malformed("a count of \(count) with \(remaining) bytes left")
  }

  /// Bounds the count of empty elements, such as `KotlinUnit`, which the bytes themselves don't
  /// bound.
  @usableFromInline static var maximumEmptyElements: Int { 1 << 20 }

  /// Reads the library's number of an enum entry or of a case of a sealed class.
  @inlinable
  mutating func readOrdinal() throws(KotlinError) -> Int {
    Int(UInt16(littleEndian: try load()))
  }

  @inlinable @inline(__always)
  mutating func load<Value: BitwiseCopyable>() throws(KotlinError) -> Value {
    try take(MemoryLayout<Value>.size).loadUnaligned(as: Value.self)
  }

  @inlinable @inline(__always)
  mutating func take(_ count: Int) throws(KotlinError) -> UnsafeRawPointer {
    if count > remaining { throw truncated(count) }
    defer { position += count }
    return position
  }

  @usableFromInline @inline(never)
  func truncated(_ count: Int) -> KotlinError {
    .malformed("\(count) needed, \(remaining) left")
  }

  @inlinable
  mutating func readFlag() throws(KotlinError) -> Bool {
    let byte: UInt8 = try load()
    if byte > 1 { throw .malformed("\(byte) where only 0 and 1 are valid") }
    return byte == 1
  }
}
