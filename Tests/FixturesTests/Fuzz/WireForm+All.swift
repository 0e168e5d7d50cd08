import Fixtures
import KotlinBridge

extension WireForm {
  /// Every type that crosses, and Kotlin types that are several types in Swift in each of these.
  static func all() throws -> [WireForm] { try simple() + collections() + classes() }

  private static func simple() throws -> [WireForm] {
    [
      try WireForm("echoBoolean", [false, true]),
      try WireForm("echoByte", extremes(Int8.self)),
      try WireForm("echoShort", extremes(Int16.self)),
      try WireForm("echoInt", extremes(Int32.self)),
      try WireForm("echoLong", extremes(Int64.self)),
      try WireForm("echoUByte", extremes(UInt8.self)),
      try WireForm("echoUShort", extremes(UInt16.self)),
      try WireForm("echoUInt", extremes(UInt32.self)),
      try WireForm("echoULong", extremes(UInt64.self)),
      try WireForm("echoChar", [0x61, 0xD83D, 0xFFFF] as [UInt16]),
      try WireForm("echoFloat", [0, -0.0, .pi, .nan, .signalingNaN, .infinity] as [Float]),
      try WireForm("echoDouble", Double.awkward),
      try WireForm("echoString", texts),
      try WireForm("echoUnit", [KotlinUnit()]),
      try WireForm("echoNullableLong", [nil, 0, .max] as [Int64?]),
      try WireForm("echoNullableString", [nil] + texts),
      try WireForm("echoNullableUnit", [nil, KotlinUnit()]),
      try WireForm(
        "echoDuration", [Duration.zero, .nanoseconds(-1), .milliseconds(-1500), .seconds(1 << 40)],
        [.swiftChangesBytes, .kotlinChangesBytes, .kotlinHoldsLess]),
      try WireForm("echoInstant", instants, .kotlinHoldsLess),
    ]
  }

  private static func collections() throws -> [WireForm] {
    let bytes: [[UInt8]] = [[], [0, 127, 128, 255], Array(repeating: 7, count: 300)]
    let names = ["first", "second", "", "é", "first"]
    return [
      try WireForm("echoByteArray", bytes),
      try WireForm("echoUByteArray", bytes),
      try WireForm("echoUByteList", bytes),
      try WireForm("echoLongs", [[], [1, .min, .max]] as [[Int64]]),
      try WireForm("echoStrings", [[], names]),
      try WireForm("echoNullableStrings", [[], [nil, "", nil, "a"]] as [[String?]]),
      try WireForm("echoNestedLists", [[], [[]], [[1, .nan], [], [-0.0]]] as [[[Double]]]),
      try WireForm("echoNullableList", [nil, [], [0, 1]] as [[Int64]?]),
      try WireForm("echoSet", [[], ["a", "b"]] as [[String]], .kotlinDropsElements),
      try WireForm(
        "echoSet", [["a", "b"]] as [Set<String>], [.kotlinDropsElements, .swiftChangesBytes]),
      try WireForm("echoArray", [[], names]),
      try WireForm("echoIntArray", [[], [.min, 0, .max]] as [[Int32]]),
      try WireForm("echoLongArray", [[], [.min, 0, .max]] as [[Int64]]),
      try WireForm("echoDoubleArray", [[], Double.awkward]),
      try WireForm("echoBooleanArray", [[], [true, false, true]]),
      try WireForm(
        "echoMap", [["a": 1, "b": .min], [:]] as [[String: Int64]],
        [.kotlinDropsElements, .swiftChangesBytes]),
      try WireForm(
        "echoNestedMap", [[1: ["a", nil], 2: []]] as [[Int32: [String?]]],
        [.kotlinDropsElements, .swiftChangesBytes]),
    ]
  }

  private static func classes() throws -> [WireForm] {
    let person = Everything.sample.person
    // The person's places are a map that has no order in Swift.
    let map: Tolerance = [.kotlinDropsElements, .swiftChangesBytes]
    return [
      try WireForm("echoColor", Color.allCases),
      try WireForm("echoNullableColor", [nil] + Color.allCases),
      try WireForm("echoShape", shapes),
      try WireForm("echoOrigin", [Origin()]),
      try WireForm("echoPoint", [Point(0, -0.0), Point(.nan, .infinity)]),
      try WireForm("echoNullablePoint", [nil, Point(1, 2)]),
      try WireForm("echoPerson", [person], map),
      try WireForm("echoPeople", [[], [person, person]], map),
      try WireForm("echoTree", [Tree.path(depth: 3), .path(depth: 499), .twins(depth: 5)]),
      try WireForm(
        "echoEverything", [Everything.sample], [map, .kotlinChangesBytes, .kotlinHoldsLess]),
    ]
  }

  private static let texts =
    ["", "\0", "plain", "a😀é€\0z", String(repeating: "x", count: 100)]
    + [String(repeating: "é€😀", count: 20)]

  private static let instants = [
    KotlinInstant(seconds: 0), KotlinInstant(seconds: -86_400, nanoseconds: 999_999_999),
  ]

  /// Each case, and nearly as many groups in groups as there may be.
  ///
  /// They are made anew each time, for the leak sanitizer misses what such an enum refers to.
  private static var shapes: [Shape] {
    let deep = (1..<332).reduce(Shape.group(shapes: [.blank])) { shape, _ in .group(shapes: [shape])
    }
    return [
      .circle(radius: 1), .square(side: 2, color: nil), .square(side: -0.0, color: .blue), .blank,
      .group(shapes: [.circle(radius: .nan), .group(shapes: []), .blank]), deep,
    ]
  }
}
