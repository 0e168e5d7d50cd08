// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A person in space and the craft that he or she is in.
public struct Assignment: KotlinValue, Hashable, Codable {
  public var name: String
  public var craft: String

  public init(name: String, craft: String) {
    self.name = name
    self.craft = craft
  }

  public static var kotlinType: KotlinType {
    .record(
      "people.Assignment", Self.self,
      ("name", String.self),
      ("craft", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    craft = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(craft)
    writer.endRecord()
  }
}
