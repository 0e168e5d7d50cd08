// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Ticket`.
public struct Ticket: KotlinValue, Hashable, Codable, HasId {
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Ticket", Self.self,
      ("id", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.endRecord()
  }
}
