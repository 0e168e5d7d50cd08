// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Voucher`.
public struct Voucher: KotlinValue, Hashable, Codable, HasKey {
  public var key: String

  public init(key: String) {
    self.key = key
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Voucher", Self.self,
      ("key", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    key = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(key)
    writer.endRecord()
  }
}
