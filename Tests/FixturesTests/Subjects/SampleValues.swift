import Fixtures
import KotlinBridge

extension Everything {
  /// A value for tests to start from. Each changes the fields that it is about.
  static var sample: Everything {
    Everything(
      boolean: true, byte: .min, short: .min, int: .min, long: .min, uByte: .max, uShort: .max,
      uInt: .max, uLong: .max, char: 0xD83D, float: .pi, double: -.pi, string: "a😀é€\0z",
      bytes: [0, 127, 128, 255], longs: [.min, 0, .max], names: ["only"], numbers: ["one": 1],
      nullable: nil, unit: KotlinUnit(), color: .blue,
      shape: .group(shapes: [.circle(radius: 1), .blank]),
      origin: Origin(),
      person: Person(
        name: "Person", age: 1, email: nil, home: Point(0, 0), work: Point(1, -1), tags: ["tag"],
        places: ["here": Point(2, 3)]),
      duration: .milliseconds(-1500),
      instant: KotlinInstant(seconds: -86_400, nanoseconds: 999_999_999))
  }
}

extension Color {
  /// The entry that libfixtures emits at this index: its three in turn.
  init(_ index: Int) {
    self = [.red, .green, .blue][index % 3]
  }
}

extension Point {
  init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }
}
