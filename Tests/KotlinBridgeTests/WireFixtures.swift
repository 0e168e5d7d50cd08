import KotlinBridge
import KotlinBridgeTesting

struct Position: KotlinValue, Equatable {
  var latitude, longitude: Double

  static var kotlinType: String { "kotlinbridge.Position" }

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    latitude = try reader.read()
    longitude = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(latitude)
    writer.write(longitude)
  }
}

enum Color: Int, KotlinValue, CaseIterable {
  case red, green, blue

  static var kotlinType: String { "kotlinbridge.Color" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    self = Color.allCases[try reader.readOrdinal(below: Color.allCases.count)]
  }

  func write(to writer: inout KotlinWriter) {
    writer.writeOrdinal(rawValue)
  }
}

enum Shape: KotlinValue, Equatable {
  case circle(radius: Double)
  case nowhere
  case path([Position])

  static var kotlinType: String { "kotlinbridge.Shape" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 3) {
    case 0: self = .circle(radius: try reader.read())
    case 1: self = .nowhere
    default: self = .path(try reader.read())
    }
  }

  func write(to writer: inout KotlinWriter) {
    switch self {
    case .circle(let radius):
      writer.writeOrdinal(0)
      writer.write(radius)
    case .nowhere:
      writer.writeOrdinal(1)
    case .path(let points):
      writer.writeOrdinal(2)
      writer.write(points)
    }
  }
}

/// One field of everything that a record can hold. The Kotlin tests of the wire format have the same.
struct Station: KotlinValue, Equatable {
  var name = "ISS"
  var position = Position(latitude: 51.5, longitude: -0.0)
  var color = Color.green
  var altitude: Int64 = 408_000
  var crew: [String?] = ["Ä", nil]
  var modules: [String: UInt32] = ["Zarya": .max]
  var shape = Shape.circle(radius: 1.5)
  var initial: UInt16 = 0xE9
  var code: [UInt8] = [0xDE, 0xAD]
  var launched = KotlinInstant(seconds: 911_544_000, nanoseconds: 250_000_000)
  var orbit = Duration.seconds(5559) + .milliseconds(500)
  var docked = true
  var note = KotlinUnit()
  var trend: Float? = -2.5
  var next: [Station] = []

  static var kotlinType: String { "kotlinbridge.Station" }

  init() {}

  init(from reader: inout KotlinReader) throws(KotlinError) {
    name = try reader.read()
    position = try reader.read()
    color = try reader.read()
    altitude = try reader.read()
    crew = try reader.read()
    modules = try reader.read()
    shape = try reader.read()
    initial = try reader.read()
    code = try reader.read()
    launched = try reader.read()
    orbit = try reader.read()
    docked = try reader.read()
    note = try reader.read()
    trend = try reader.read()
    let next: Station? = try reader.read()
    self.next = next.map { [$0] } ?? []
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(name)
    writer.write(position)
    writer.write(color)
    writer.write(altitude)
    writer.write(crew)
    writer.write(modules)
    writer.write(shape)
    writer.write(initial)
    writer.write(code)
    writer.write(launched)
    writer.write(orbit)
    writer.write(docked)
    writer.write(note)
    writer.write(trend)
    writer.write(next.first)
  }
}

let stationHex =
  "03000000495353" + "0000000000c04940" + "0000000000000080" + "0100" + "c039060000000000"
  + "02000000" + "0102000000c384" + "00" + "01000000" + "050000005a61727961" + "ffffffff"
  + "0000" + "000000000000f83f" + "e900" + "02000000dead" + "c00e553600000000" + "80b2e60e"
  + "b715000000000000" + "0065cd1d" + "01" + "01" + "000020c0" + "00"

/// Reads from memory that ends where the bytes do, so that the address sanitizer sees a read past it.
func decode<Value: KotlinValue>(
  _ bytes: [UInt8], as type: Value.Type = Value.self
) throws(KotlinError) -> Value {
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
  defer { memory.deallocate() }
  memory.copyBytes(from: bytes)
  var reader = KotlinReader(UnsafeRawBufferPointer(memory))
  let value: Value = try reader.read()
  try reader.finish()
  return value
}

func hex<Value: KotlinValue>(_ value: Value) -> String {
  encode(value).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }.joined()
}

func unhex(_ hex: String) -> [UInt8] {
  let digits = Array(hex.utf8).map { UInt8(String(UnicodeScalar($0)), radix: 16)! }
  return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

func decode<Value: KotlinValue>(
  hex: String, as type: Value.Type = Value.self
) throws(KotlinError) -> Value {
  try decode(unhex(hex))
}
