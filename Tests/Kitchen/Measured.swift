// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `pantry.Measured<Int>`.
public struct MeasuredInt: KotlinValue, Hashable, Codable {
  public var value: Int32
  public var unit: String

  public init(value: Int32, unit: String) {
    self.value = value
    self.unit = unit
  }

  public static var kotlinType: KotlinType {
    .record(
      "pantry.Measured<Int>", Self.self,
      ("value", Int32.self),
      ("unit", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    unit = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.write(unit)
    writer.endRecord()
  }
}
