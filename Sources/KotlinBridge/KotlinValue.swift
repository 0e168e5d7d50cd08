/// A type whose values cross between Kotlin and Swift.
///
/// Numbers, `Bool`, `String`, `Duration`, optionals and collections conform. A Kotlin `@Serializable`
/// class is a struct that reads and writes the same fields in the same order:
///
///     struct IssPosition: KotlinValue {
///       var latitude, longitude: Double
///       static var kotlinType: String { "people.IssPosition" }
///       init(from reader: inout KotlinReader) throws(KotlinError) {
///         latitude = try reader.read()
///         longitude = try reader.read()
///       }
///       func write(to writer: inout KotlinWriter) {
///         writer.write(latitude)
///         writer.write(longitude)
///       }
///     }
///
/// A Kotlin enum is an ordinal (`readOrdinal(below:)`, `writeOrdinal(_:)`), a sealed class the ordinal
/// of the case and then its fields.
public protocol KotlinValue: Sendable {
  /// The name of the wire type as the library's manifest has it, for example `people.IssPosition`.
  static var kotlinType: String { get }

  /// Reads a value; throws when the bytes are not the encoding of one.
  init(from reader: inout KotlinReader) throws(KotlinError)

  /// Appends the encoding of the value.
  func write(to writer: inout KotlinWriter)

  /// Whether arrays of it may be copied as they lie in memory. Not for types outside this module.
  static var _isRawOnWire: Bool { get }
}

extension KotlinValue {
  @inlinable
  public static var _isRawOnWire: Bool { false }
}
