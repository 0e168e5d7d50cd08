import KotlinBridge
import KotlinBridgeTestSupport
import KotlinBridgeTesting

/// A record with a field of every type. The Kotlin tests of the wire format have the same record.
struct Station: KotlinRecord, Equatable {
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

  enum Color: String, KotlinEnum, CaseIterable {
    case red, green, blue

    static var kotlinName: String { "kotlinbridge.Color" }
  }

  enum Shape: KotlinSealed, Equatable {
    case circle(radius: Double)
    case nowhere
    case path([Position])

    static var kotlinName: String { "kotlinbridge.Shape" }

    static let kotlinCases: [KotlinCase<Shape>] = [
      .case("Circle", "radius", make: Shape.circle) {
        if case .circle(let radius) = $0 { radius } else { nil }
      },
      .object("Nowhere", .nowhere) { $0 == .nowhere },
      .case("Path", "points", make: Shape.path) {
        if case .path(let points) = $0 { points } else { nil }
      },
    ]
  }

  static var kotlinName: String { "kotlinbridge.Station" }

  /// The station that follows it: at most one, in an array because a struct can't hold itself.
  private var follower: Station? { next.first }

  static var kotlinFields: KotlinFields<Self> {
    fields(
      {
        (
          name, position, color, altitude, crew, modules, shape, initial, code, launched, orbit,
          docked, note, trend, next
        ) in
        Station(
          name: name, position: position, color: color, altitude: altitude, crew: crew,
          modules: modules, shape: shape, initial: initial, code: code, launched: launched,
          orbit: orbit, docked: docked, note: note, trend: trend, next: next.map { [$0] } ?? [])
      },
      .field("name", \.name),
      .field("position", \.position),
      .field("color", \.color),
      .field("altitude", \.altitude),
      .field("crew", \.crew),
      .field("modules", \.modules),
      .field("shape", \.shape),
      .field("initial", \.initial),
      .field("code", \.code),
      .field("launched", \.launched),
      .field("orbit", \.orbit),
      .field("docked", \.docked),
      .field("note", \.note),
      .field("trend", \.trend),
      .field("next", \.follower))
  }
}

let stationHex =
  "03000000495353" + "0000000000c04940" + "0000000000000080" + "0100" + "c039060000000000"
  + "02000000" + "0102000000c384" + "00" + "01000000" + "050000005a61727961" + "ffffffff"
  + "0000" + "000000000000f83f" + "e900" + "02000000dead" + "c00e553600000000" + "80b2e60e"
  + "b715000000000000" + "0065cd1d" + "01" + "01" + "000020c0" + "00"

/// The value that these bytes are. Their memory ends with them, so that the address sanitizer sees
/// a read past the end.
func decoded<Value: KotlinValue>(
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

func decoded<Value: KotlinValue>(
  hex: String, as type: Value.Type = Value.self
) throws(KotlinError) -> Value {
  try decoded(unhex(hex))
}
