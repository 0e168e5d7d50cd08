// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlin.Pair<UShort, List<Int>>`.
public struct PairUShortListInt: KotlinValue, Hashable, Codable {
  public var first: UTF16.CodeUnit
  public var second: Set<Int32>

  public init(first: UTF16.CodeUnit, second: Set<Int32>) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<UShort, List<Int>>", Self.self,
      ("first", UTF16.CodeUnit.self),
      ("second", Set<Int32>.self))
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
