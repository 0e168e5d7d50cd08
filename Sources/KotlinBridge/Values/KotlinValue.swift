/// A type whose values cross between Kotlin and Swift.
///
/// Numbers, `Bool`, `String`, `Data`, `Date`, `Duration`, optionals and collections do. Of one's own types a Kotlin
/// `@Serializable` class is a `KotlinRecord`, an enum class a `KotlinEnum` and a sealed class a `KotlinSealed`:
/// each declares its fields or cases once. Reading, writing and the comparison with what the library says
/// follow from that.
///
/// A type that crosses as another conforms by itself, in terms of that:
///
///     struct UserID: KotlinValue {
///       var number: Int64
///       static var kotlinType: KotlinType { Int64.kotlinType }
///       init(from reader: inout KotlinReader) throws(KotlinError) { number = try reader.read() }
///       func write(to writer: inout KotlinWriter) { writer.write(number) }
///     }
public protocol KotlinValue: Sendable {
  /// What the type is in Kotlin.
  static var kotlinType: KotlinType { get }

  /// Reads a value; throws when the bytes are not the encoding of one.
  init(from reader: inout KotlinReader) throws(KotlinError)

  /// Appends the encoding of the value.
  func write(to writer: inout KotlinWriter)
}
