// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A place on Earth.
///
/// North and east are positive.
public struct Place: KotlinValue, Hashable, Codable {
  /// Degrees.
  public var latitude: Double
  public var longitude: Double
  public var name: String

  public init(latitude: Double, longitude: Double, name: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Place", Self.self,
      ("latitude", Double.self),
      ("longitude", Double.self),
      ("name", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    latitude = try reader.read()
    longitude = try reader.read()
    name = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(latitude)
    writer.write(longitude)
    writer.write(name)
    writer.endRecord()
  }
}

/// Gives the place back.
///
/// - Parameter place: any place
/// - Returns: the same
public func echoPlace(place: Place) throws -> Place {
  try KitchenLibrary.module.call(806) { $0.write(place) }
}

/// Each of `places`, in order.
public func flowOfPlaces(places: [Place]) throws -> KotlinFlow<Place> {
  let handle: UInt64 = try KitchenLibrary.module.call(807) { $0.write(places) }
  return KotlinFlow<Place>(of: KitchenLibrary.module, flow: 96, made: handle)
}
