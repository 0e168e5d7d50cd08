// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Metres`.
public struct Metres: KotlinValue, Hashable, Codable {
  public var value: Double

  public init(value: Double) {
    self.value = value
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Metres", Self.self,
      ("value", Double.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.endRecord()
  }
}

extension Metres {
  public static func + (left: Metres, right: Metres) throws -> Metres {
    try KitchenLibrary.module.call(117) {
      $0.write(left)
      $0.write(right)
    }
  }
}
