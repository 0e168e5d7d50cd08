// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Route`.
public struct Route: KotlinValue, Hashable, Codable {
  public var name: String
  public var points: [Point]
  @KotlinIndirect public var via: Route?

  public init(name: String, points: [Point], via: Route?) {
    self.name = name
    self.points = points
    self.via = via
  }

  public static var kotlinType: KotlinType {
    .record(
      "catalogue.Route", Self.self,
      ("name", String.self),
      ("points", [Point].self),
      ("via", Route?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    points = try reader.read()
    via = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(points)
    writer.write(via)
    writer.endRecord()
  }
}

extension Route {
  public init(name: String, points: [Point]) throws {
    self = try KitchenLibrary.module.call(135) {
      $0.write(name)
      $0.write(points)
      $0.write(Route??.none)
    }
  }
}
