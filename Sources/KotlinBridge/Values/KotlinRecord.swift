/// A Kotlin `@Serializable` class or object. The Swift type declares its fields once, in Kotlin's
/// order.
///
///     struct IssPosition: KotlinRecord {
///       let latitude: Double
///       let longitude: Double
///
///       static var kotlinFields: KotlinFields<Self> {
///         fields(
///           Self.init,
///           .field("latitude", \.latitude),
///           .field("longitude", \.longitude))
///       }
///     }
///
/// A lookup compares the fields with the library's, by name, type and order.
public protocol KotlinRecord: KotlinValue {
  /// The serial name of the Kotlin class: its qualified name unless `@SerialName` gives another.
  /// You may leave out the package. The default is the name of the Swift type.
  static var kotlinName: String { get }

  /// What `fields(_:_:)` returns.
  static var kotlinFields: KotlinFields<Self> { get }
}

extension KotlinRecord {
  public static var kotlinName: String { "\(Self.self)" }

  public static var kotlinType: KotlinType {
    KotlinType(.record(kotlinName) { kotlinFields.declared() }, Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.descend()
    self = try Self.kotlinFields.read(&reader)
    reader.ascend()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    if !writer.descend() { return }
    Self.kotlinFields.write(self, &writer)
    writer.ascend()
  }
}

/// One field of a Kotlin class.
@frozen
public struct KotlinField<Record, Value: KotlinValue>: Sendable {
  @usableFromInline let name: String
  @usableFromInline let value: @Sendable (Record) -> Value

  @inlinable
  init(name: String, value: @escaping @Sendable (Record) -> Value) {
    self.name = name
    self.value = value
  }

  /// A field by its serial name: the name of the property unless `@SerialName` gives another.
  @inlinable
  public static func field(
    _ name: String, _ value: @escaping @Sendable (Record) -> Value
  ) -> KotlinField {
    KotlinField(name: name, value: value)
  }

  @inlinable
  func write(_ record: Record, _ writer: inout KotlinWriter) {
    writer.write(value(record))
  }

  @usableFromInline
  var declared: KotlinType.Field { KotlinType.Field(name: name, type: Value.kotlinType) }
}

/// The fields of a record, as `KotlinRecord.fields(_:_:)` makes them.
@frozen
public struct KotlinFields<Record>: Sendable {
  /// Reads all fields in order, and makes a record from them.
  @usableFromInline let read: @Sendable (inout KotlinReader) throws(KotlinError) -> Record
  /// Writes all fields in order.
  @usableFromInline let write: @Sendable (Record, inout KotlinWriter) -> Void
  /// The names and types of the fields.
  @usableFromInline let declared: @Sendable () -> [KotlinType.Field]

  @inlinable
  init(
    _ declared: @autoclosure @escaping @Sendable () -> [KotlinType.Field],
    read: @escaping @Sendable (inout KotlinReader) throws(KotlinError) -> Record,
    write: @escaping @Sendable (Record, inout KotlinWriter) -> Void
  ) {
    self.read = read
    self.write = write
    self.declared = declared
  }
}
