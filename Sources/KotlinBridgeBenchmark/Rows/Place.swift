import KotlinBridge

/// `bench.Place` of the Kotlin library: two doubles and 32 bytes of text.
struct Place: KotlinRecord {
  var latitude, longitude: Double
  var name: String

  static var kotlinFields: KotlinFields<Self> {
    fields(
      Self.init,
      .field("latitude", \.latitude),
      .field("longitude", \.longitude),
      .field("name", \.name))
  }
}
