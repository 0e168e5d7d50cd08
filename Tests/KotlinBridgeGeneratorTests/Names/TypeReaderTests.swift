import TestHelpers
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
    #expect(try reader.type(TypeTrees.type(kotlin)).text == swift)
  }

  @Test(arguments: [
    ("Set<String>", "Set<String>"), ("Char", "UTF16.CodeUnit"), ("Char??", "UTF16.CodeUnit??"),
    ("CharArray", "[UTF16.CodeUnit]"), ("IntArray", "[Int32]"), ("Array<String>", "[String]"),
    ("Map<Int, List<Set<Int>>>", "[Int32: [Set<Int32>]]"), ("Set<Int>?", "Set<Int32>?"),
    ("Set<a.Point>", "Set<Point>"),
  ])
  func theKotlinClassSaysMore(kotlin: String, swift: String) throws {
    #expect(try reader.type(TypeTrees.type(kotlin)).text == swift)
  }

  @Test(arguments: ["a.Unknown", "List<a.Unknown?>", "kotlin.Pair<Int, Int>", "#0"])
  func aTypeThatTheManifestDoesNotDescribeIsRefused(text: String) throws {
    let type = try TypeTrees.type(text)
    #expect(throws: Inexpressible.self) { try reader.type(type) }
  }
}
