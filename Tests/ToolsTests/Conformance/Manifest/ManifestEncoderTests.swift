import KotlinBridge
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// Values that a user writes become the bytes that the module writes for them.
struct ManifestEncoderTests {
  private let types: ManifestTypes

  init() throws {
    types = try ManifestTypes(
      document(
        """
        { "name": "Color", "kind": "enum", "cases": ["RED", "BLUE"] },
        { "name": "Shape", "kind": "sealed", "cases": ["Blank"] },
        { "name": "Blank", "kind": "record", "fields": [] },
        { "name": "Point", "kind": "record",
          "fields": [{ "name": "x", "type": "Long" }, { "name": "color", "type": { "nullable": { "named": "Color" } } }] }
        """))
  }

  private func bytes(_ text: String, _ type: String) throws -> [UInt8] {
    try ManifestEncoder(types).bytes(of: text, as: types.checked(TypeTrees.type(type)))
  }

  private func expect<Value: KotlinValue>(_ text: String, is value: Value) throws {
    #expect(try bytes(text, Value.kotlinType.description) == KotlinWriter.bytes(of: value))
  }

  @Test func primitivesAreWrittenAsTheModuleDoes() throws {
    try expect("true", is: true)
    try expect("-128", is: Int8.min)
    try expect("-5", is: -5 as Int16)
    try expect("70000", is: 70_000 as Int32)
    try expect("-9223372036854775808", is: Int64.min)
    try expect("255", is: UInt8.max)
    try expect("65535", is: UInt16.max)
    try expect("'é'", is: 0xE9 as UInt16)
    try expect("4294967295", is: UInt32.max)
    try expect("18446744073709551615", is: UInt64.max)
    try expect("0.5", is: 0.5 as Float)
    try expect("-1e300", is: -1e300)
    try expect("two words", is: "two words")
    try expect(#""a, \"b\"""#, is: #"a, "b""#)
    try expect("[draft]", is: "[draft]")
  }

  @Test func nullIsNullOnlyWhereTheTypeHasIt() throws {
    try expect("null", is: nil as Int64?)
    try expect("7", is: 7 as Int64?)
    try expect("null", is: "null")
    try expect("null", is: nil as String?)
    try expect(#""null""#, is: "null" as String?)
    #expect(throws: ManifestError("'null' is not a valid Long")) { try bytes("null", "Long") }
  }

  @Test func timesAreInISO8601() throws {
    try expect("PT0.01S", is: .milliseconds(10) as Duration)
    try expect("-PT1H30M", is: .seconds(-5400) as Duration)
    try expect("P1DT0.000000001S", is: .seconds(86_400) + .nanoseconds(1) as Duration)
    try expect("1970-01-01T00:00:10Z", is: KotlinInstant(seconds: 10))
    try expect("1969-12-31T23:59:59.5Z", is: KotlinInstant(seconds: -1, nanoseconds: 500_000_000))
  }

  @Test func collectionsRecordsAndEnumsAreWritten() throws {
    try expect("[1, -2, 9007199254740993]", is: [1, -2, 9_007_199_254_740_993] as [Int64])
    try expect(#"["a", null]"#, is: ["a", nil] as [String?])
    try expect(#"{"a": 1}"#, is: ["a": 1] as [String: Int64])
    #expect(try bytes("BLUE", "Color") == [1, 0])
    let point = try bytes(#"{"color": "BLUE", "x": 5}"#, "Point")
    #expect(point == KotlinWriter.bytes(of: 5 as Int64) + [1, 1, 0])
  }

  @Test(arguments: [
    ("10ms", "Duration", "'10ms' is not a valid Duration, such as PT0.01S"),
    ("P", "Duration", "'P' is not a valid Duration, such as PT0.01S"),
    ("PT", "Duration", "'PT' is not a valid Duration, such as PT0.01S"),
    (
      "PT9223372036854775808S", "Duration",
      "'PT9223372036854775808S' is not a valid Duration, such as PT0.01S"
    ),
    ("today", "Instant", "'today' is not a valid Instant, such as 2025-01-31T12:00:00Z"),
    ("128", "Byte", "'128' is not a valid Byte"),
    ("yes", "Boolean", "'yes' is not a valid Boolean"),
    ("GREEN", "Color", "'GREEN' is not a case of Color: RED, BLUE"),
    ("[1, x]", "List<Long>", "'[1, x]' is not JSON"),
    (#"["x"]"#, "List<Long>", "'x' is not a valid Long"),
    ("5", "List<Long>", "'5' is not a value of type List<Long>"),
    (#"{"x": 5}"#, "Point", "Point needs a field 'color'"),
    (#"{"x": 5, "y": 6, "color": null}"#, "Point", "Point has no field 'y'"),
    ("Blank", "Shape", "the sealed class Shape can't be written as text"),
    ("00", "ByteArray", "a ByteArray can't be written as text"),
  ])
  func whatDoesNotFitIsNamed(text: String, type: String, message: String) {
    #expect(throws: ManifestError(message)) { try bytes(text, type) }
  }
}
