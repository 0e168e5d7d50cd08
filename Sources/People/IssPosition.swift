public import KotlinBridge

/// The point of the Earth above which the International Space Station is.
public struct IssPosition: Hashable, Sendable {
  /// Geodetic, in degrees, north positive.
  public var latitude: Double
  /// In degrees from -180 to 180, east positive.
  public var longitude: Double
  /// Above the ellipsoid, in kilometres.
  public var altitude: Double
  /// When the station is there.
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
