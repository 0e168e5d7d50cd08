import KotlinBridge

/// The record `fixtures.Everything`, which has a field of every type that crosses.
struct Everything: Equatable {
  var boolean: Bool
  var byte: Int8
  var short: Int16
  var int: Int32
  var long: Int64
  var uByte: UInt8
  var uShort: UInt16
  var uInt: UInt32
  var uLong: UInt64
  var char: UInt16
  var float: Float
  var double: Double
  var string: String
  var bytes: [UInt8]
  var longs: [Int64]
  var names: [String]
  var numbers: [String: Int32]
  var nullable: String?
  var unit: KotlinUnit
  var color: Color
  var shape: Shape
  var origin: Origin
  var person: Person
  var duration: Duration
  var instant: KotlinInstant
}

extension Everything: KotlinRecord {
  static var kotlinFields: KotlinFields<Self> {
    fields(
      Self.init,
      .field("boolean", \.boolean),
      .field("byte", \.byte),
      .field("short", \.short),
      .field("int", \.int),
      .field("long", \.long),
      .field("uByte", \.uByte),
      .field("uShort", \.uShort),
      .field("uInt", \.uInt),
      .field("uLong", \.uLong),
      .field("char", \.char),
      .field("float", \.float),
      .field("double", \.double),
      .field("string", \.string),
      .field("bytes", \.bytes),
      .field("longs", \.longs),
      .field("names", \.names),
      .field("numbers", \.numbers),
      .field("nullable", \.nullable),
      .field("unit", \.unit),
      .field("color", \.color),
      .field("shape", \.shape),
      .field("origin", \.origin),
      .field("person", \.person),
      .field("duration", \.duration),
      .field("instant", \.instant))
  }
}

extension Everything {
  /// A value for tests to start from. Each changes the fields that it is about.
  static var sample: Everything {
    Everything(
      boolean: true, byte: .min, short: .min, int: .min, long: .min, uByte: .max, uShort: .max,
      uInt: .max, uLong: .max, char: 0xD83D, float: .pi, double: -.pi, string: "a😀é€\0z",
      bytes: [0, 127, 128, 255], longs: [.min, 0, .max], names: ["only"], numbers: ["one": 1],
      nullable: nil, unit: KotlinUnit(), color: .blue, shape: .group([.circle(radius: 1), .blank]),
      origin: Origin(),
      person: Person(
        name: "Person", age: 1, email: nil, home: Point(0, 0), work: Point(1, -1), tags: ["tag"],
        places: ["here": Point(2, 3)]),
      duration: .milliseconds(-1500),
      instant: KotlinInstant(seconds: -86_400, nanoseconds: 999_999_999))
  }
}
