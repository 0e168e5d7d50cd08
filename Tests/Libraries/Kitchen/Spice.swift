// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A spice with a price for 100 g.
public struct Spice: KotlinValue, Hashable, Codable {
  public var name: String
  public var heat: Heat
  public var price: Double

  public init(name: String, heat: Heat, price: Double) {
    self.name = name
    self.heat = heat
    self.price = price
  }

  public static var kotlinType: KotlinType {
    .record(
      "spices.Spice", Self.self,
      ("name", String.self),
      ("heat", Heat.self),
      ("price", Double.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    heat = try reader.read()
    price = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(heat)
    writer.write(price)
    writer.endRecord()
  }
}

extension Spice {
  public init(name: String, heat: Heat? = nil, price: Double) throws {
    self = try KitchenLibrary.module.call(1199) {
      $0.write(name)
      $0.write(heat)
      $0.write(price)
    }
  }
}
