// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The position of the International Space Station above the Earth.
public struct IssPosition: KotlinValue, Hashable, Codable {
  /// geodetic, in degrees, north positive
  public var latitude: Double
  /// in degrees from -180 to 180, east positive
  public var longitude: Double
  /// above the ellipsoid, in kilometres
  public var altitude: Double
  /// when the station is there
  public var timestamp: KotlinInstant

  public init(latitude: Double, longitude: Double, altitude: Double, timestamp: KotlinInstant) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.timestamp = timestamp
  }

  public static var kotlinType: KotlinType {
    .record(
      "people.IssPosition", Self.self,
      ("latitude", Double.self),
      ("longitude", Double.self),
      ("altitude", Double.self),
      ("timestamp", KotlinInstant.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    latitude = try reader.read()
    longitude = try reader.read()
    altitude = try reader.read()
    timestamp = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(latitude)
    writer.write(longitude)
    writer.write(altitude)
    writer.write(timestamp)
    writer.endRecord()
  }
}
