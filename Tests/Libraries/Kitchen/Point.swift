// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Point`.
public struct Point: KotlinValue, Hashable, Codable {
  public var x: Int32
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Point", Self.self,
      ("x", Int32.self),
      ("y", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    x = try reader.read()
    y = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(x)
    writer.write(y)
    writer.endRecord()
  }
}

extension Point {
  public init(x: Int32, y: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(131) {
      $0.write(x)
      $0.write(y)
    }
  }

  public static func + (left: Point, right: Point) throws -> Point {
    try KitchenLibrary.module.call(132) {
      $0.write(left)
      $0.write(right)
    }
  }

  public var isOrigin: Bool {
    get throws {
      try KitchenLibrary.module.call(133) { $0.write(self) }
    }
  }
}
