// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `pantry.Measured`.
public struct Measured<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var value: T
  public var unit: String

  public init(value: T, unit: String) {
    self.value = value
    self.unit = unit
  }

  public static var kotlinType: KotlinType {
    .record(
      "pantry.Measured<\(T.kotlinType)>", Self.self,
      ("value", T.self),
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

extension Measured: Codable where T: Codable {}
