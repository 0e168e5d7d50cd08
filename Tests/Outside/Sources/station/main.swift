import CStation
import KotlinBridge
import KotlinBridgePublisher

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

let people = try KotlinLibrary(linked: people_kotlin_bridge)
let positions = try people.flow("pollIssPosition", Duration.milliseconds(1), of: IssPosition.self)
var left = 3
for try await position in positions {
  print("The station is at \(position.latitude), \(position.longitude).")
  left -= 1
  if left == 0 { break }
}
