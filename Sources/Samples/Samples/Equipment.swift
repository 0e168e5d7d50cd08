// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `equipment.Aircraft`.
public struct Aircraft: KotlinValue, Hashable, Codable {
  public var name: String
  public var ceiling: Int32

  public init(name: String, ceiling: Int32) {
    self.name = name
    self.ceiling = ceiling
  }

  public static var kotlinType: KotlinType {
    .record(
      "equipment.Aircraft", Self.self,
      ("name", String.self),
      ("ceiling", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    ceiling = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(ceiling)
    writer.endRecord()
  }
}

/// Kotlin's `equipment.LandVehicle`.
public struct LandVehicle: KotlinValue, Hashable, Codable {
  public var name: String
  public var wheels: Int32

  public init(name: String, wheels: Int32) {
    self.name = name
    self.wheels = wheels
  }

  public static var kotlinType: KotlinType {
    .record(
      "equipment.LandVehicle", Self.self,
      ("name", String.self),
      ("wheels", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    wheels = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(wheels)
    writer.endRecord()
  }
}

/// Kotlin's `equipment.Ship`.
public struct Ship: KotlinValue, Hashable, Codable {
  public var name: String
  public var displacement: Double

  public init(name: String, displacement: Double) {
    self.name = name
    self.displacement = displacement
  }

  public static var kotlinType: KotlinType {
    .record(
      "equipment.Ship", Self.self,
      ("name", String.self),
      ("displacement", Double.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    displacement = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(displacement)
    writer.endRecord()
  }
}

/// The list of vehicles as pages, which are read with a delay as from a server.
public func landVehicles(
  scope: KotlinScope, config: PagingConfig? = nil
) throws -> PagerIntLandVehicle {
  defer { extendLifetime(scope) }
  return try SamplesLibrary.module.call(7) {
    $0.write(SamplesLibrary.CoroutineScope(scope))
    $0.write(config)
  }
}
