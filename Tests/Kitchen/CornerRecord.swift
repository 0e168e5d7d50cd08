// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.CornerRecord`.
public struct CornerRecord: KotlinValue, Hashable, Codable {
  public var x: Double
  public var angle: String

  public init(x: Double, angle: String) {
    self.x = x
    self.angle = angle
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.CornerRecord", Self.self,
      ("x", Double.self),
      ("angle", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    x = try reader.read()
    angle = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(x)
    writer.write(angle)
    writer.endRecord()
  }
}
