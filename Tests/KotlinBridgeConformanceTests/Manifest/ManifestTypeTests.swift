import Testing

@testable import KotlinBridgeConformance

/// The reader understands the texts of types in a manifest.
struct ManifestTypeTests {
  private let names: Set = ["a.Point", "kotlin.Pair<Int, String>", "odd, <name>?"]

  private func type(_ text: String) -> ManifestType? {
    try? ManifestType(text, isNamed: names.contains)
  }

  @Test func primitivesAreKnown() {
    for primitive in ManifestType.Primitive.allCases {
      #expect(type(primitive.rawValue) == .primitive(primitive))
    }
  }

  @Test func typesAreNested() {
    #expect(type("List<Long?>?") == .nullable(.list(.nullable(.primitive(.long)))))
    #expect(
      type("Map<Int, List<Map<String, a.Point>>>")
        == .map(.primitive(.int), .list(.map(.primitive(.string), .named("a.Point")))))
  }

  @Test func namesMayHaveAnyCharacters() {
    let pair = ManifestType.named("kotlin.Pair<Int, String>")
    #expect(type("kotlin.Pair<Int, String>?") == .nullable(pair))
    #expect(type("Map<kotlin.Pair<Int, String>, Long>") == .map(pair, .primitive(.long)))
    #expect(type("List<odd, <name>?>") == .list(.named("odd, <name>?")))
  }

  @Test(
    arguments: [
      "", "?", "long", "Long ", "List", "List<>", "List<Long", "List<Long>>", "Map<Int>",
      "Map<Int,Long>", "Map<Int, Long, Int>", "b.Point", "Set<Long>", "kotlin.Pair<Int, Long>",
    ])
  func whatIsNoTypeIsRefused(_ text: String) {
    #expect(type(text) == nil)
  }
}
