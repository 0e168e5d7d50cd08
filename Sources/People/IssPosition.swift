public import KotlinBridge

/// A position of the International Space Station, and the time at which it is there.
public struct IssPosition: Hashable, Sendable {
  /// The geodetic latitude in degrees, positive in the north.
  public var latitude: Double
  /// The longitude in degrees from -180 to 180, positive in the east.
  public var longitude: Double
  /// The height above the ellipsoid in kilometres.
  public var altitude: Double
  /// The time of the position.
  public var timestamp: KotlinInstant

  public init(latitude: Double, longitude: Double, altitude: Double, timestamp: KotlinInstant) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.timestamp = timestamp
  }
}

extension IssPosition: KotlinRecord {
  public static var kotlinName: String { "people.IssPosition" }

  public static var kotlinFields: KotlinFields<Self> {
    fields(
      Self.init,
      .field("latitude", \.latitude),
      .field("longitude", \.longitude),
      .field("altitude", \.altitude),
      .field("timestamp", \.timestamp))
  }
}
