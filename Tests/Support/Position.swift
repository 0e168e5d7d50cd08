package import KotlinBridge

/// A position on the globe: the record of tests that need one and have no library of their own for
/// it.
package struct Position: KotlinRecord, Equatable {
  package var latitude, longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  package static var kotlinName: String { "kotlinbridge.Position" }

  package static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("latitude", \.latitude), .field("longitude", \.longitude))
  }
}
