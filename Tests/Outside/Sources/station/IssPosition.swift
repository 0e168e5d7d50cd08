import KotlinBridge

struct IssPosition: KotlinValue {
  var latitude, longitude, altitude: Double
  var timestamp: KotlinInstant

  static var kotlinType: String { "people.IssPosition" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    latitude = try reader.read()
    longitude = try reader.read()
    altitude = try reader.read()
    timestamp = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(latitude)
    writer.write(longitude)
    writer.write(altitude)
    writer.write(timestamp)
  }
}
