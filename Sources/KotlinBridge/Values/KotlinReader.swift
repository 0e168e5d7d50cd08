/// Decodes values from bytes that somebody else owns.
///
/// - Valid only as long as those bytes are; not to be kept beyond the `init(from:)` it is given to.
/// - Every length is checked against what is left before anything is read or allocated.
/// - Throws `KotlinError`, code `misuse`, when the bytes are not the encoding of the type asked for.
@frozen
public struct KotlinReader {
  @usableFromInline var position: UnsafeRawPointer
  @usableFromInline let end: UnsafeRawPointer
  /// Of the lookup that the bytes belong to. Whoever lends the bytes keeps it alive.
  @usableFromInline let cases: Unmanaged<CaseTable>?
  @usableFromInline var depth = 0

  @inlinable
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.init(bytes, cases: nil)
  }

  @inlinable
  init(_ bytes: UnsafeRawBufferPointer, cases: Unmanaged<CaseTable>?) {
    // Any address does where there is nothing to read.
    position = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    end = position + bytes.count
    self.cases = cases
  }

  /// Reads the next value.
  @inlinable
  public mutating func read<Value: KotlinValue>(
    _ type: Value.Type = Value.self
  ) throws(KotlinError) -> Value {
    try Value(from: &self)
  }

  /// How many bytes have not been read yet.
  @inlinable
  package var remaining: Int { end - position }

  /// Throws when bytes are left over.
  @inlinable
  package func finish() throws(KotlinError) {
    if position != end { throw .malformed("\(remaining) left over after the last value") }
  }
}

@available(*, unavailable)
extension KotlinReader: Sendable {}

// MARK: - What the types of this module read by

extension KotlinReader {
  /// How many structures a value may be nested in. Kotlin has the same limit.
  @usableFromInline static var maximumDepth: Int { 1000 }

  /// Begins a structure: a record, a collection, a sealed class, a case of one.
  @inlinable
  mutating func descend() throws(KotlinError) {
    if depth == KotlinReader.maximumDepth { throw .nestedTooDeep }
    depth &+= 1
  }

  @inlinable
  mutating func ascend() {
    depth &-= 1
  }

  /// Reads the number of elements of a collection.
  ///
  /// Never more than what is left can hold; but up to 1 048 576 elements that take no bytes.
  /// - Parameter minimumElementSize: the fewest bytes that an element takes, 0 if it may take none.
  @inlinable
  mutating func readCount(minimumElementSize: Int = 0) throws(KotlinError) -> Int {
    let count = Int(UInt32(littleEndian: try load()))
    let limit =
      minimumElementSize > 0
      ? remaining / minimumElementSize : max(remaining, KotlinReader.maximumEmptyElements)
    if count > limit { throw .malformed("a count of \(count) with \(remaining) bytes left") }
    return count
  }

  /// Nothing in the bytes bounds a count of elements that take none, such as `KotlinUnit`.
  @usableFromInline static var maximumEmptyElements: Int { 1 << 20 }

  /// Reads the index of an enum entry, or of a case of a sealed class, as the library numbers them.
  @inlinable
  mutating func readOrdinal() throws(KotlinError) -> Int {
    Int(UInt16(littleEndian: try load()))
  }

  /// How the library numbers the cases of a type, which reads them by `Case`.
  @inlinable
  func cases<Value, Case: Sendable>(
    of type: Value.Type, as: Case.Type
  ) -> NumberedCases<Case>? {
    cases?.cases(of: type, as: Case.self)
  }

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
