import KotlinBridge

/// `bench.Place` of the Kotlin library: two doubles and 32 bytes of text.
struct Place: KotlinValue {
  var latitude, longitude: Double
  var name: String

  init(latitude: Double, longitude: Double, name: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

  static var kotlinType: String { "bench.Place" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    latitude = try reader.read()
    longitude = try reader.read()
    name = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(latitude)
    writer.write(longitude)
    writer.write(name)
  }
}
