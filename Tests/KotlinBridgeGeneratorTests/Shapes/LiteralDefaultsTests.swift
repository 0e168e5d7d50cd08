import KotlinBridge
import Testing

@testable import KotlinBridgeGenerator

/// Defaults of fields that the manifest has as values.
struct LiteralDefaultsTests {
  private static let level =
    #"{"name": "a.Level", "kind": "enum", "cases": ["LOW", "init"]}"#

  /// A record with these fields: the type, and the literal as JSON or nothing.
  private func record(_ fields: (type: String, literal: String)...) -> String {
    let list = fields.enumerated().map { index, field in
      let literal = field.literal.isEmpty ? "" : #", "literal": \#(field.literal)"#
      return #"{"name": "f\#(index)", "type": "\#(field.type)"\#(literal)}"#
    }
    return #"{"name": "a.Pot", "kind": "record", "fields": [\#(list.joined(separator: ", "))]}"#
  }

  /// Its constructor: the types, those with a default as the nullable of their own.
  private func constructor(_ parameters: (type: String, hasDefault: Bool)...) -> String {
    let list = parameters.enumerated().map { index, parameter in
      let end = parameter.hasDefault ? #", "default": true"# : ""
      return #"{"name": "f\#(index)", "type": "\#(parameter.type)"\#(end)}"#
    }
    return #"""
      {"name": "Pot", "kind": "plain", "parameters": [\#(list.joined(separator: ", "))],
       "result": "a.Pot", "kotlin": {"name": "Pot", "owner": "a.Pot", "kind": "constructor"}}
      """#
  }

  @Test(arguments: [
    ("Boolean", #"{"boolean": true}"#, "f0: Bool = true"),
    ("Byte", #"{"number": "-128"}"#, "f0: Int8 = -128"),
    ("Long", #"{"number": "-9223372036854775808"}"#, "f0: Int64 = -9_223_372_036_854_775_808"),
    ("ULong", #"{"number": "18446744073709551615"}"#, "f0: UInt64 = 18_446_744_073_709_551_615"),
    ("Int", #"{"number": "999999"}"#, "f0: Int32 = 999999"),
    ("Int", #"{"number": "-1000000"}"#, "f0: Int32 = -1_000_000"),
    ("Char", #"{"number": "10"}"#, "f0: UTF16.CodeUnit = 10"),
    ("Float", #"{"number": "0.1"}"#, "f0: Float = 0.1"),
    ("Float", #"{"number": "1.0E10"}"#, "f0: Float = 0x1.2a05f20000000p33"),
    ("Float", #"{"number": "1.4E-45"}"#, "f0: Float = 0x1.0000000000000p-149"),
    ("Double", #"{"number": "1.0E-7"}"#, "f0: Double = 0x1.ad7f29abcaf48p-24"),
    ("Double", #"{"number": "-0.12345"}"#, "f0: Double = -0x1.f9a6b50b0f27cp-4"),
    ("Double", #"{"number": "-0.0"}"#, "f0: Double = -0.0"),
    ("Double", #"{"number": "-0.5"}"#, "f0: Double = -0.5"),
    ("String", #"{"string": "a \"b\" \\(c) é\n"}"#, #"f0: String = "a \"b\" \\(c) \u{E9}\u{A}""#),
    ("String?", #""null""#, "f0: String? = nil"),
    ("Int?", #"{"number": "3"}"#, "f0: Int32? = 3"),
    ("List<Int?>", #"{"list": [{"number": "1"}, "null"]}"#, "f0: [Int32?] = [1, nil]"),
    ("Set<String>", #"{"list": []}"#, "f0: Set<String> = []"),
    (
      "Set<Int>", #"{"list": [{"number": "1"}, {"number": "2"}, {"number": "1"}]}"#,
      "f0: Set<Int32> = [1, 2]"
    ),
    ("Map<String, Int>", #"{"map": []}"#, "f0: [String: Int32] = [:]"),
    ("a.Level", #"{"entry": "LOW"}"#, "f0: Level = Level.low"),
    ("a.Level?", #"{"entry": "init"}"#, "f0: Level? = Level.init2"),
  ])
  func aLiteralIsTheDefaultOfTheInitializerOfAllFields(
    type: String, literal: String, parameter: String
  ) throws {
    let generated = try Generated(types: [record((type, literal)), Self.level])
    #expect(generated["Pot"].contains("  public init(\(parameter)) {\n"))
    #expect(!generated["Pot"].contains("throws {"))
  }

  @Test(arguments: [
    ("Int", #"{"number": "3 + 4"}"#, "Int32"), ("Int", #"{"number": "1.5"}"#, "Int32"),
    ("Byte", #"{"number": "128"}"#, "Int8"), ("Double", #"{"number": "inf"}"#, "Double"),
    ("Double", #"{"number": "0x1p3"}"#, "Double"), ("Float", #"{"number": "1.0E39"}"#, "Float"),
    ("Int", #"{"string": "1"}"#, "Int32"), ("Int", #""null""#, "Int32"),
    ("Duration", #"{"number": "1"}"#, "Duration"), ("List<Int>", #"{"map": []}"#, "[Int32]"),
    ("a.Level", #"{"number": "0"}"#, "Level"),
  ])
  func aDefaultOfAnotherTypeIsRefused(type: String, literal: String, swift: String) throws {
    let generated = try Generated(types: [record((type, literal)), Self.level])
    #expect(
      generated.module.leftOut.map(\.line)
        == ["a.Pot: its field 'f0': the manifest has a default that is not of the type '\(swift)'"])
  }

  @Test func anEntryThatTheEnumDoesNotHaveIsRefused() throws {
    let generated = try Generated(
      types: [record(("a.Level", #"{"entry": "HIGH"}"#)), Self.level])
    #expect(
      generated.module.leftOut.map(\.line) == [
        "a.Pot: its field 'f0': the manifest has a default that is not an entry of 'a.Level': 'HIGH'"
      ])
  }

  @Test(arguments: ["3", "true", #""none""#, "{}", #"{"number": 3}"#, #"{"code": "x"}"#])
  func aManifestWithADefaultThatIsNoValueIsRefused(literal: String) throws {
    #expect(throws: (any Error).self) { try Generated(types: [record(("Int", literal))]) }
  }

  @Test func theConstructorThatCallsKotlinIsThereForWhatOnlyKotlinKnows() throws {
    let generated = try Generated(
      constructor(("Int?", true), ("String?", true), ("Int??", true)),
      types: [
        record(("Int", #"{"number": "7"}"#), ("String", ""), ("Int?", #"{"number": "8"}"#))
      ])
    #expect(
      generated["Pot"].contains("  public init(f0: Int32 = 7, f1: String, f2: Int32? = 8) {\n"))
    #expect(
      generated.declarations() == #"""
        extension Pot {
          public init(f0: Int32 = 7, f1: String? = nil, f2: Int32? = 8) throws {
            self = try SpaceLibrary.module.call(0) {
              $0.write(Int32?.some(f0))
              $0.write(f1)
              $0.write(Int32??.some(f2))
            }
          }
        }

        """#)
  }

  @Test func ofAnOverloadThereIsOnlyWhatLeavesOutAComputedDefault() throws {
    let generated = try Generated(
      constructor(("Int??", true), ("Int?", true)),
      types: [record(("Int?", ""), ("Int", #"{"number": "7"}"#))])
    #expect(
      generated.declarations() == #"""
        extension Pot {
          public init(f1: Int32 = 7) throws {
            self = try SpaceLibrary.module.call(0) {
              $0.write(Int32??.none)
              $0.write(Int32?.some(f1))
            }
          }
        }

        """#)
  }

  @Test func ofManyDefaultsTheLastOnesAreLeftOutUpToAComputedOne() throws {
    let one = #"{"number": "1"}"#
    let generated = try Generated(
      constructor(("Int?", true), ("Int?", true), ("Int?", true), ("Int?", true), ("Int?", true)),
      types: [record(("Int", one), ("Int", ""), ("Int", one), ("Int", one), ("Int", one))])
    let initializers = generated.declarations().split(separator: "\n")
      .filter { $0.contains("init(") }
    #expect(initializers == ["  public init(f0: Int32) throws {", "  public init() throws {"])
    #expect(generated.module.leftOut == [])
  }

  @Test func aConstructorWhoseDefaultsAreAllLiteralsIsNoneOfItsOwn() throws {
    let generated = try Generated(
      constructor(("Int?", true)), types: [record(("Int", #"{"number": "7"}"#))])
    #expect(generated.declarations() == "")
    #expect(generated.module.leftOut == [])
  }

  @Test func aParameterWhoseDefaultKotlinDoesNotTakeHasNone() throws {
    let generated = try Generated(
      constructor(("Int?", false), ("String?", true)),
      types: [record(("Int?", #"{"number": "7"}"#), ("String", ""))])
    #expect(
      generated.declarations().contains(
        "  public init(f0: Int32?, f1: String? = nil) throws {"))
  }

  @Test func anotherConstructorHasItsOwnDefaults() throws {
    let generated = try Generated(
      constructor(("Int?", true), ("String", false)), types: [record(("Int", #"{"number": "7"}"#))])
    #expect(
      generated.declarations().contains("  public init(f0: Int32? = nil, f1: String) throws {"))
  }

  @Test func aCaseOfASealedClassHasTheDefaultsOfItsFields() throws {
    let generated = try Generated(types: [
      #"{"name": "a.Order", "kind": "sealed", "cases": ["a.Order.Served"]}"#,
      #"""
      {"name": "a.Order.Served", "kind": "record",
       "fields": [{"name": "plates", "type": "Int", "literal": {"number": "2"}}]}
      """#,
    ])
    #expect(generated["Order"].contains("  case served(plates: Int32 = 2)\n"))
  }

  @Test func aGenericStructHasTheDefaultsOfItsFields() throws {
    let use = #"""
      {"name": "a.Page<Int>", "kind": "record",
       "fields": [{"name": "items", "type": "List<Int>", "declared": "List<#0>", "literal": {"list": []}},
         {"name": "first", "type": "Int?", "declared": "#0?", "literal": "null"}],
       "kotlin": {"parameters": ["T"]}}
      """#
    let generated = try Generated(types: [use])
    #expect(generated["Page"].contains("  public init(items: [T] = [], first: T? = nil) {\n"))
  }
}
