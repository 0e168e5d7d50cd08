import Foundation
import KotlinBridge
import Testing

/// A type of a manifest is read from JSON.
struct ManifestTypeTests {
  private func type(_ json: String) throws -> ManifestType {
    try JSONDecoder().decode(ManifestType.self, from: Data(json.utf8))
  }

  @Test(arguments: ManifestType.Simple.allCases)
  func aSimpleTypeIsItsName(simple: ManifestType.Simple) throws {
    #expect(try type("\"\(simple.rawValue)\"") == .simple(simple))
  }

  @Test func typesAreNested() throws {
    #expect(
      try type(#"{"nullable": {"list": {"nullable": "Long"}}}"#)
        == .nullable(.list(.nullable(.simple(.long)))))
    #expect(
      try type(#"{"map": ["Int", {"list": {"map": ["String", {"named": "a.Point"}]}}]}"#)
        == .map(.simple(.int), .list(.map(.simple(.string), .named("a.Point")))))
    #expect(try type(#"{"named": "odd, <name>?"}"#) == .named("odd, <name>?"))
    #expect(try type(#"{"parameter": 1}"#) == .parameter(1))
  }

  @Test func kotlinsClassIsKeptWhereItSaysMore() throws {
    #expect(
      try type(#"{"simple": "UShort", "kotlin": "Char"}"#) == .simple(.uShort, kotlin: "Char"))
    #expect(try type(#"{"list": "Int", "kotlin": "Set"}"#) == .list(.simple(.int), kotlin: "Set"))
    #expect(
      try type(
        #"{"named": "kotlin.Pair<Int, Int>", "class": "kotlin.Pair", "arguments": ["Int", "Int"]}"#)
        == .named(
          "kotlin.Pair<Int, Int>", class: "kotlin.Pair", arguments: [.simple(.int), .simple(.int)]))
  }

  @Test(arguments: [
    #""Long?""#, #""a.Point""#, #""""#, "{}", "[]", "1", "null", #"{"list": "long"}"#,
    #"{"map": ["Int"]}"#, #"{"map": ["Int", "Int", "Int"]}"#, #"{"simple": "Char"}"#,
    #"{"nullable": {}}"#, #"{"parameter": "0"}"#,
  ])
  func whatIsNoTypeIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try type(json) }
  }

  @Test func theErrorSaysHowANamedTypeIsWritten() {
    let error = #expect(throws: DecodingError.self) { try type(#""people.Person""#) }
    #expect("\(error!)".contains("people.Person"))
  }

  @Test(arguments: [
    (#"{"map": ["String", {"nullable": {"named": "a.Point"}}]}"#, "Map<String, a.Point?>"),
    (#"{"list": "Int", "kotlin": "Set"}"#, "List<Int>"), (#"{"parameter": 0}"#, "#0"),
  ])
  func peopleReadItAsText(json: String, text: String) throws {
    let type = try type(json)
    #expect(type.description == text)
    #expect(try self.type(type.json).description == text)
  }
}
