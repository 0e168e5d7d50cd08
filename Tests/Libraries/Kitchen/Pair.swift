// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kotlin.Pair`.
public struct Pair<A: KotlinValue & Hashable, B: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var first: A
  public var second: B

  public init(first: A, second: B) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<\(A.kotlinType), \(B.kotlinType)>", Self.self,
      ("first", A.self),
      ("second", B.self))
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

extension Pair: Codable where A: Codable, B: Codable {}
