/// A type whose values cross between Kotlin and Swift.
///
/// Numbers, `Bool`, `String`, `Duration`, `KotlinInstant`, optionals and collections cross as they
/// are, and the types that are generated for Kotlin classes. A type of your own has an initializer
/// that takes such a value: `Date(instant)`.
public protocol KotlinValue: Sendable {
  /// What the type is in Kotlin.
  static var kotlinType: KotlinType { get }

  /// Reads a value; throws when the bytes are not the encoding of one.
  init(from reader: inout KotlinReader) throws(KotlinError)

  /// Appends the encoding of the value.
  func write(to writer: inout KotlinWriter)
}

extension KotlinReader {
  /// Reads the next value.
  @inlinable @inline(__always)
  public mutating func read<Value: KotlinValue>(
    _ type: Value.Type = Value.self
  ) throws(KotlinError) -> Value {
    try Value(from: &self)
  }
}

extension KotlinWriter {
  /// Writes a value.
  ///
  /// The writer refuses a value that is nested too deep. The call or flow that the value is for then
  /// throws `KotlinError`, code `misuse`.
  @inlinable @inline(__always)
  public mutating func write<Value: KotlinValue>(_ value: Value) {
    value.write(to: &self)
  }

  /// The bytes of values, one after the other. A value that the writer refuses is a programming
  /// error.
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
}

extension KotlinValue {
  /// Decodes bytes that must be exactly one value.
  @inlinable @inline(__always)
  init(
    whole bytes: UnsafeRawBufferPointer, of module: Unmanaged<AnyObject>? = nil
  ) throws(KotlinError) {
    var reader = KotlinReader(bytes, module: module)
    self = try reader.read()
    try reader.finish()
  }
}

extension SmallBytes {
  /// Decodes the one value that these bytes are.
  @inlinable
  func decoded<Value: KotlinValue>(
    of module: Unmanaged<AnyObject>
  ) throws(KotlinError) -> Value {
    try withBytes { (bytes) throws(KotlinError) in
      try Value(whole: bytes, of: module)
    }
  }
}

extension FrameAnswer {
  /// Decodes it, and frees its memory if it is the library's.
  @inlinable @inline(__always)
  func take<Value: KotlinValue>(
    _ type: Value.Type, of module: Unmanaged<AnyObject>? = nil
  ) throws(KotlinError) -> Value {
    defer { if isGrown { free() } }
    return try Value(whole: bytes, of: module)
  }
}

/// The Kotlin types of Swift types, in their order.
package func kotlinTypes<each Value: KotlinValue>(
  _ type: repeat (each Value).Type
) -> [KotlinType] {
  var types: [KotlinType] = []
  repeat types.append((each type).kotlinType)
  return types
}
