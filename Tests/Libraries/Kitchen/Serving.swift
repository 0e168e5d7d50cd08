// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What somebody took out, and how much is left.
public struct Serving: KotlinValue, Hashable, Codable {
  public var content: Content
  public var grams: Int32
  public var left: Measured<Int32>

  public init(content: Content, grams: Int32, left: Measured<Int32>) {
    self.content = content
    self.grams = grams
    self.left = left
  }

  public static var kotlinType: KotlinType {
    .record(
      "pantry.Serving", Self.self,
      ("content", Content.self),
      ("grams", Int32.self),
      ("left", Measured<Int32>.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    content = try reader.read()
    grams = try reader.read()
    left = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(content)
    writer.write(grams)
    writer.write(left)
    writer.endRecord()
  }
}
