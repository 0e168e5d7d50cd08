/// Decodes values from bytes that somebody else owns.
///
/// - Valid only as long as those bytes are; not to be kept beyond the `init(from:)` it is given to.
/// - Every length is checked against what is left before anything is read or allocated.
/// - Throws `KotlinError`, code `misuse`, when the bytes are not the encoding of the type asked for.
@frozen
public struct KotlinReader {
  @usableFromInline var position: UnsafeRawPointer
  @usableFromInline let end: UnsafeRawPointer

  @inlinable
  public init(_ bytes: UnsafeRawBufferPointer) {
    // Any address does where there is nothing to read.
    position = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    end = position + bytes.count
  }

  /// How many bytes have not been read yet.
  @inlinable
  public var remaining: Int { end - position }

  /// Reads the next value.
  @inlinable
  public mutating func read<Value: KotlinValue>(
    _ type: Value.Type = Value.self
  ) throws(KotlinError) -> Value {
    try Value(from: &self)
  }

  /// Reads the number of elements of a collection.
  ///
  /// Never more than what is left can hold; but up to 1 048 576 elements that take no bytes.
  /// - Parameter minimumElementSize: the fewest bytes that an element takes, 0 if it may take none.
  @inlinable
  public mutating func readCount(minimumElementSize: Int = 0) throws(KotlinError) -> Int {
    let count = Int(UInt32(littleEndian: try load()))
    let limit =
      minimumElementSize > 0
      ? remaining / minimumElementSize : max(remaining, KotlinReader.maximumEmptyElements)
    if count > limit { throw .malformed("a count of \(count) with \(remaining) bytes left") }
    return count
  }

  /// Reads the index of an enum entry, or of a case of a sealed class.
  @inlinable
  public mutating func readOrdinal(below count: Int) throws(KotlinError) -> Int {
    let ordinal = Int(UInt16(littleEndian: try load()))
    if ordinal >= count { throw .malformed("ordinal \(ordinal), but there are only \(count)") }
    return ordinal
  }

  /// Throws when bytes are left over.
  @inlinable
  public func finish() throws(KotlinError) {
    if position != end { throw .malformed("\(remaining) left over after the last value") }
  }

  /// Nothing in the bytes bounds a count of elements that take none, such as `KotlinUnit`.
  @usableFromInline static var maximumEmptyElements: Int { 1 << 20 }

  @inlinable
  mutating func load<Value: BitwiseCopyable>() throws(KotlinError) -> Value {
    try take(MemoryLayout<Value>.size).loadUnaligned(as: Value.self)
  }

  @inlinable
  mutating func take(_ count: Int) throws(KotlinError) -> UnsafeRawPointer {
    if count > remaining { throw .malformed("\(count) needed, \(remaining) left") }
    defer { position += count }
    return position
  }

  @inlinable
  mutating func readFlag() throws(KotlinError) -> Bool {
    let byte: UInt8 = try load()
    if byte > 1 { throw .malformed("\(byte) where only 0 and 1 have a meaning") }
    return byte == 1
  }
}

@available(*, unavailable)
extension KotlinReader: Sendable {}
