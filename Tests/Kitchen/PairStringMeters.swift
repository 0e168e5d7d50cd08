// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlin.Pair<String, kitchen.Meters>`.
public struct PairStringMeters: KotlinValue, Hashable, Codable {
  public var first: String
  public var second: Meters

  public init(first: String, second: Meters) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<String, kitchen.Meters>", Self.self,
      ("first", String.self),
      ("second", Meters.self))
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
