// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Page`.
public struct Page<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var items: [T]
  public var total: Int32

  public init(items: [T], total: Int32) {
    self.items = items
    self.total = total
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Page<\(T.kotlinType)>", Self.self,
      ("items", [T].self),
      ("total", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    items = try reader.read()
    total = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(items)
    writer.write(total)
    writer.endRecord()
  }
}

extension Page: Codable where T: Codable {}
