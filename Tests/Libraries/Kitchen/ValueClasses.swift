// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A length.
public struct Meters: KotlinValue, Hashable, Codable {
  public var value: Int64

  public init(value: Int64) {
    self.value = value
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Meters", Self.self,
      ("value", Int64.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.endRecord()
  }
}

/// A name that is not empty.
public struct Name: KotlinValue, Hashable, Codable {
  public var text: String

  public init(text: String) {
    self.text = text
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Name", Self.self,
      ("text", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    text = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(text)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Way`.
public struct Way: KotlinValue, Hashable, Codable {
  public var places: [Place]

  public init(places: [Place]) {
    self.places = places
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Way", Self.self,
      ("places", [Place].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    places = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(places)
    writer.endRecord()
  }
}

public func echoMeters(value: Meters) throws -> Meters {
  try KitchenLibrary.module.call(1048) { $0.write(value) }
}

public func echoName(value: Name) throws -> Name {
  try KitchenLibrary.module.call(1049) { $0.write(value) }
}

public func echoWay(value: Way) throws -> Way {
  try KitchenLibrary.module.call(1050) { $0.write(value) }
}

public func flowOfMeters(value: [Meters]) throws -> KotlinFlow<Meters> {
  let handle: UInt64 = try KitchenLibrary.module.call(1051) { $0.write(value) }
  return KotlinFlow<Meters>(of: KitchenLibrary.module, flow: 116, made: handle)
}

public func flowOfNames(value: [Name]) throws -> KotlinFlow<Name> {
  let handle: UInt64 = try KitchenLibrary.module.call(1052) { $0.write(value) }
  return KotlinFlow<Name>(of: KitchenLibrary.module, flow: 117, made: handle)
}
