// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlin.Pair<Int, String>`.
public struct PairIntString: KotlinValue, Hashable, Codable {
  public var first: Int32
  public var second: String

  public init(first: Int32, second: String) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<Int, String>", Self.self,
      ("first", Int32.self),
      ("second", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}
