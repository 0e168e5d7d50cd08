import Testing

@testable import KotlinBridgeGenerator

/// The Swift types of Kotlin's.
struct TypeReaderTests {
  private let reader = TypeReader(
    types: [
      "a.Point": ["Point"], "a.Alarm.Storm": ["Alarm", "Storm"],
      "kotlin.Pair<Int, a.Point>": ["PairIntPoint"],
    ].reduce(into: [:]) { types, type in
      types[type.key] = .declared(type.key, path: SwiftPath(components: type.value))
    })

  @Test(arguments: [
    ("Boolean", "Bool"), ("Byte", "Int8"), ("Short", "Int16"), ("Int", "Int32"), ("Long", "Int64"),
    ("UByte", "UInt8"), ("UShort", "UInt16"), ("UInt", "UInt32"), ("ULong", "UInt64"),
    ("Float", "Float"), ("Double", "Double"), ("String", "String"), ("ByteArray", "[UInt8]"),
    ("Unit", "KotlinUnit"), ("Duration", "Duration"), ("Instant", "KotlinInstant"),
    ("Int?", "Int32?"), ("Int??", "Int32??"), ("List<Int?>", "[Int32?]"),
    ("Map<String, List<Double>>?", "[String: [Double]]?"), ("a.Point", "Point"),
    ("List<a.Alarm.Storm>", "[Alarm.Storm]"), ("kotlin.Pair<Int, a.Point>?", "PairIntPoint?"),
  ])
  func aTypeThatCrossesHasASwiftType(kotlin: String, swift: String) throws {
    #expect(try reader.type(kotlin).text == swift)
  }

  @Test(arguments: [
    ("List<String>", "Set<String>", "Set<String>"),
    ("UShort", "Char", "UTF16.CodeUnit"), ("UShort?", "Char?", "UTF16.CodeUnit?"),
    ("UShort??", "Char?", "UTF16.CodeUnit??"),
    ("List<UShort>", "CharArray", "[UTF16.CodeUnit]"), ("List<Int>", "IntArray", "[Int32]"),
    ("List<String>", "Array<String>", "[String]"),
    ("Map<Int, List<List<Int>>>", "Map<Int, List<Set<Int>>>", "[Int32: [Set<Int32>]]"),
    ("List<Int>?", "Set<Int>?", "Set<Int32>?"),
    ("List<a.Point>", "Set<a.Point>", "Set<Point>"),
    ("List<Int>", "not a type <", "[Int32]"),
  ])
  func theKotlinTypeSaysMore(type: String, kotlin: String, swift: String) throws {
    #expect(try reader.type(type, kotlin: kotlin).text == swift)
  }

  @Test(arguments: ["", "List<", "List<Int", "Map<Int>", "a.Unknown", "Int>", "?", "List<Int> "])
  func aTypeThatTheManifestDoesNotDescribeIsRefused(text: String) {
    #expect(throws: Inexpressible.self) { try reader.type(text) }
  }
}
