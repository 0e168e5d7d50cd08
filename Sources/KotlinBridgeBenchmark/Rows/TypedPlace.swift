import KotlinBridge

/// `bench.Place` once more, with the code that a generator would write in place of `KotlinRecord`.
struct TypedPlace: KotlinValue {
  var latitude, longitude: Double
  var name: String

  static var kotlinType: KotlinType { Place.kotlinType }

  init(latitude: Double, longitude: Double, name: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

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
