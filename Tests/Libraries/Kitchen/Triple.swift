// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kotlin.Triple`.
public struct Triple<
  A: KotlinValue & Hashable, B: KotlinValue & Hashable, C: KotlinValue & Hashable
>: KotlinValue, Hashable {
  public var first: A
  public var second: B
  public var third: C

  public init(first: A, second: B, third: C) {
    self.first = first
    self.second = second
    self.third = third
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Triple<\(A.kotlinType), \(B.kotlinType), \(C.kotlinType)>", Self.self,
      ("first", A.self),
      ("second", B.self),
      ("third", C.self))
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

extension Triple: Codable where A: Codable, B: Codable, C: Codable {}
