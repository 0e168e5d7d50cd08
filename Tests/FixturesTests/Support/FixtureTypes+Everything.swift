import KotlinBridge

/// One field of every type that crosses.
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

extension Everything: KotlinValue {
  static var kotlinType: String { "fixtures.Everything" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    boolean = try reader.read()
    byte = try reader.read()
    short = try reader.read()
    int = try reader.read()
    long = try reader.read()
    uByte = try reader.read()
    uShort = try reader.read()
    uInt = try reader.read()
    uLong = try reader.read()
    char = try reader.read()
    float = try reader.read()
    double = try reader.read()
    string = try reader.read()
    bytes = try reader.read()
    longs = try reader.read()
    names = try reader.read()
    numbers = try reader.read()
    nullable = try reader.read()
    unit = try reader.read()
    color = try reader.read()
    shape = try reader.read()
    origin = try reader.read()
    person = try reader.read()
    duration = try reader.read()
    instant = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(boolean)
    writer.write(byte)
    writer.write(short)
    writer.write(int)
    writer.write(long)
    writer.write(uByte)
    writer.write(uShort)
    writer.write(uInt)
    writer.write(uLong)
    writer.write(char)
    writer.write(float)
    writer.write(double)
    writer.write(string)
    writer.write(bytes)
    writer.write(longs)
    writer.write(names)
    writer.write(numbers)
    writer.write(nullable)
    writer.write(unit)
    writer.write(color)
    writer.write(shape)
    writer.write(origin)
    writer.write(person)
    writer.write(duration)
    writer.write(instant)
  }
}

extension Everything {
  /// A value for tests to start from; each then changes what it is about.
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
