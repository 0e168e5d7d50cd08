import Testing

@testable import KotlinBridgeGenerator

/// The generic structs and enums for generic classes of values.
struct GenericTests {
  @Test func allUsesHaveOneDeclaration() throws {
    let generated = try Generated(
      Declared.function("first", ["page: space.Page<String>"], result: "space.Page<Int>"),
      types: [
        Declared.use("space.Page<Int>", of: "T", fields: "items: List<Int> = List<#0>"),
        Declared.use("space.Page<String>", of: "T", fields: "items: List<String> = List<#0>"),
      ])
    #expect(
      generated["Page"].hasPrefix(
        #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// Kotlin's `space.Page`.
        public struct Page<T: KotlinValue & Hashable>: KotlinValue, Hashable {
          public var items: [T]

          public init(items: [T]) {
            self.items = items
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.Page<\(T.kotlinType)>", Self.self,
              ("items", [T].self))
          }

        """#))
    #expect(generated["Page"].hasSuffix("\n}\n\nextension Page: Codable where T: Codable {}\n"))
    #expect(
      generated.declarations().contains(
        "func first(page: Page<String>) throws -> Page<Int32> {"))
    #expect(generated.module.leftOut.isEmpty)
  }

  @Test func aParameterWithoutCaseHidesNoField() throws {
    let generated = try Generated(types: [
      Declared.use("space.Framed<Int>", of: "数", fields: "数: Int = #0")
    ])
    #expect(generated["Framed"].contains("struct Framed<数2: KotlinValue & Hashable>"))
    #expect(generated["Framed"].contains("public var 数: 数2"))
  }

  @Test func aParameterHidesNoType() throws {
    let generated = try Generated(types: [
      Declared.record("space.Place", "name: String"),
      Declared.use(
        "space.Framed<Int>", of: "Place", fields: "it: Int = #0", "at: space.Place = space.Place"),
    ])
    #expect(generated["Framed"].contains("struct Framed<Place2: KotlinValue & Hashable>"))
    #expect(generated["Framed"].contains("init(it: Place2, at: Place)"))
  }

  @Test func aNameForSwiftIsThatOfTheClass() throws {
    let generated = try Generated(types: [
      #"""
      {"name": "space.Page<Int>", "kind": "record",
       "fields": [{"name": "it", "type": "Int", "declared": "#0"}],
       "kotlin": {"parameters": ["T"], "swift": "Sheet"}}
      """#,
      #"""
      {"name": "space.Tray<space.Page<Int>>", "kind": "object", "kotlin": {"kind": "class", "swift": "rack"}}
      """#,
      #"""
      {"name": "space.Tray<Int>", "kind": "object", "kotlin": {"kind": "class", "swift": "rack"}}
      """#,
    ])
    #expect(generated["Page"].contains("public struct Sheet<T: "))
    #expect(generated["Tray"].contains("public final class RackInt: "))
    #expect(generated["Tray"].contains("public final class RackSheetInt: "))
  }

  @Test func whatItNestsStandsBesideIt() throws {
    let generated = try Generated(types: [
      Declared.use("space.Page<Int>", of: "T", fields: "it: Int = #0"),
      Declared.record("space.Page.Mark", "name: String"),
    ])
    #expect(generated["PageMark"].contains("public struct PageMark: "))
  }

  @Test func whatIsStaticNeedsNoTypes() throws {
    let generated = try Generated(
      Declared.companion("empty", of: "space.Page", result: "space.Page<Int>"),
      types: [Declared.use("space.Page<Int>", of: "T", fields: "it: Int = #0")])
    #expect(
      generated.declarations().contains(
        "extension Page<KotlinUnit> {\n  public static func empty()"))
  }

  /// One use contains itself, by a class of its own; then all uses store the field elsewhere.
  @Test func aUseThatContainsItselfIsStoredElsewhere() throws {
    let generated = try Generated(types: [
      Declared.use("space.Box<Int>", of: "T", fields: "it: Int = #0"),
      Declared.use("space.Box<space.Node>", of: "T", fields: "it: space.Node = #0"),
      Declared.record("space.Node", "box: space.Box<space.Node>?"),
    ])
    #expect(generated["Box"].contains("  @KotlinIndirect public var it: T\n"))
    #expect(generated["Node"].contains("  public var box: Box<Node>?\n"))
  }

  @Test func anObjectInEachUseIsNotCodable() throws {
    let generated = try Generated(types: [
      Declared.object("space.Crew"),
      Declared.use(
        "space.Led<Int>", of: "T", fields: "it: Int = #0", "by: space.Crew = space.Crew"),
      Declared.use("space.Seen<space.Crew>", of: "T", fields: "it: space.Crew = #0"),
    ])
    #expect(!generated["Led"].contains("Codable"))
    #expect(generated["Seen"].contains("extension Seen: Codable where T: Codable {}"))
  }

  @Test func aGenericEnumHasCasesThatAreNotGeneric() throws {
    let generated = try Generated(types: [
      Declared.sealed(
        "space.Outcome<Int>", of: "T",
        cases: "space.Outcome.Success<Int> = space.Outcome.Success<#0>", "space.Outcome.Failure"),
      Declared.sealed(
        "space.Outcome<String>", of: "T",
        cases: "space.Outcome.Success<String> = space.Outcome.Success<#0>",
        "space.Outcome.Failure"),
      Declared.use("space.Outcome.Success<Int>", of: "V", fields: "value: Int = #0"),
      Declared.use("space.Outcome.Success<String>", of: "V", fields: "value: String = #0"),
      Declared.record("space.Outcome.Failure", "reason: String", "page: List<Int>?"),
    ])
    #expect(generated.module.leftOut.isEmpty)
    #expect(generated.fileNames == ["Outcome", "SpaceLibrary"])
    #expect(
      generated["Outcome"].contains(
        #"""
        public enum Outcome<T: KotlinValue & Hashable>: KotlinValue, Hashable {
          case success(value: T)
          case failure(reason: String, page: [Int32]?)

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Outcome<\(T.kotlinType)>", Self.self,
              .case("space.Outcome.Success<\(T.kotlinType)>", ("value", T.self)),
              .case("space.Outcome.Failure", ("reason", String.self), ("page", [Int32]?.self)))
          }
        """#))
  }

  /// A manifest without the declarations.
  @Test func withoutADeclarationEachUseIsATypeOfItsOwn() throws {
    let generated = try Generated(types: [
      Declared.record("space.Page<Int>", "it: Int"),
      Declared.record("space.Page<String>", "it: String"),
    ])
    #expect(generated["Page"].contains("public struct PageInt: "))
    #expect(generated["Page"].contains("public struct PageString: "))
  }

  @Test func usesThatContradictEachOtherAreTypesOfTheirOwn() throws {
    let generated = try Generated(types: [
      Declared.use("space.Page<Int>", of: "T", fields: "it: Int = #0"),
      Declared.use("space.Page<Int, String>", of: "A", "B", fields: "it: Int = #0"),
    ])
    #expect(generated["Page"].contains("public struct PageInt: "))
    #expect(generated["Page"].contains("public struct PageIntString: "))
  }

  @Test(arguments: [
    ("it: Int", "the manifest does not say how its generic class declares the type"),
    ("it: Int = #1", "the manifest has a type parameter #1 that nothing declares"),
    ("it: Int = space.Missing<#0>", "the manifest does not describe the type 'space.Missing<#0>'"),
  ])
  func aWrongDeclarationIsLeftOutWithItsReason(field: String, reason: String) throws {
    let generated = try Generated(types: [Declared.use("space.Page<Int>", of: "T", fields: field)])
    #expect(
      generated.module.leftOut
        == [Remark(name: "space.Page<Int>", reason: "its field 'it': \(reason)")])
  }

  @Test func genericFunctionsMayDifferInTheirResultAlone() throws {
    let generated = try Generated(
      Declared.function("parsed", ["text: String"], result: "Int", kotlin: #""generic": true"#),
      Declared.function("parsed2", ["text: String"], result: "Int"),
      Declared.function("parsed", ["text: String"], result: "Double", kotlin: #""generic": true"#),
      Declared.function("parsed", ["text: String"], result: "Double", kotlin: #""generic": true"#))
    let functions = generated.declarations().split(separator: "\n").filter { $0.contains("func ") }
    #expect(
      functions.map { $0.drop(while: { $0 != "(" }).hasSuffix("Int32 {") } == [
        true, true, false, false,
      ])
    #expect(functions.filter { $0.contains("func parsed(") }.count == 2)
  }
}
