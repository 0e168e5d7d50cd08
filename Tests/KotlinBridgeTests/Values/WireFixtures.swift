import Kitchen
import KotlinBridge
import KotlinBridgeTesting

extension Station {
  /// A record with a field of every type. The Kotlin tests of the wire format have the same record.
  static var iss: Station {
    Station(
      name: "ISS", position: Position(latitude: 51.5, longitude: -0.0), color: .green,
      altitude: Meters(value: 408_000), crew: ["Ä", nil], modules: ["Zarya": .max],
      shape: .circle(radius: 1.5), initial: 0xE9, code: [0xDE, 0xAD],
      launched: KotlinInstant(seconds: 911_544_000, nanoseconds: 250_000_000),
      orbit: .seconds(5559) + .milliseconds(500), docked: true, note: KotlinUnit(), trend: -2.5,
      next: nil)
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
