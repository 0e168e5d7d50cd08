// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlin.Triple<Boolean, kitchen.Color?, List<Double>>`.
public struct TripleBooleanColorListDouble: KotlinValue, Hashable, Codable {
  public var first: Bool
  public var second: Color?
  public var third: [Double]

  public init(first: Bool, second: Color?, third: [Double]) {
    self.first = first
    self.second = second
    self.third = third
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Triple<Boolean, kitchen.Color?, List<Double>>", Self.self,
      ("first", Bool.self),
      ("second", Color?.self),
      ("third", [Double].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    third = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.write(third)
    writer.endRecord()
  }
}
