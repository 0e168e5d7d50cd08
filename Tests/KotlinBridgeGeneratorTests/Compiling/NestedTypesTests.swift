import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// Types that are nested in classes.
struct NestedTypesTests {
  /// `Ship.Boat` and the class in it come before `Ship.Vessel`, which is the superclass of `Ship.Boat`.
  private static let beside = [
    Declared.object("space.Ship"), Declared.object("space.Ship.Boat", extends: "space.Ship.Vessel"),
    Declared.object("space.Ship.Boat.Mast"),
    Declared.object("space.Ship.Boat.Mast.Flag", extends: "space.Ship.Boat.Mast.Cloth"),
    Declared.object("space.Ship.Boat.Mast.Cloth"), Declared.object("space.Ship.Vessel"),
    Declared.object("space.Ship.Boat.Mast.Flag.Colour"),
  ]

  /// The file of `Ark` comes before that of `Zoo`, which has the superclass in two types.
  private static let elsewhere = [
    #"{"name": "space.Ark", "kind": "object", "kotlin": {"kind": "class", "file": "Ark", "supertypes": ["space.Zoo.House.Animal"]}}"#,
    #"{"name": "space.Ark.Deck.Room", "kind": "object", "kotlin": {"kind": "class", "file": "Ark"}}"#,
    #"{"name": "space.Zoo", "kind": "record", "fields": [], "kotlin": {"file": "Zoo"}}"#,
    #"{"name": "space.Zoo.House.Animal", "kind": "object", "kotlin": {"kind": "class", "file": "Zoo"}}"#,
  ]

  @Test(.only(.long), .onOwnThread, arguments: [beside, elsewhere])
  func aClassKnowsItsSuperclass(_ types: [String]) throws {
    let generated = try Generated(
      functions: types.indices.map { index in
        Declared.function("space.use\(index)", ["value: \(name(types[index]))"], result: "Unit")
      }, types: types)
    #expect(try Compiler.told(of: generated.module) == "")
  }

  private func name(_ type: String) -> String {
    String(type.split(separator: "\"")[3])
  }

  /// Also `type`, by which generated code means a function of Swift.
  @Test(.only(.long), .onOwnThread) func aMemberMayHaveTheNameOfAFunctionOfSwift() throws {
    let record = Declared.record("space.Moon", "type: Int")
    let generated = try Generated(
      functions: [
        Declared.member("type", of: "space.Ship", result: "Int", kotlin: #""kind": "getter""#),
        Declared.member("type", of: "space.Body", result: "Int", kotlin: #""kind": "getter""#),
      ],
      types: [
        Declared.object("space.Ship"), Declared.object("space.Ship.Deck"), record,
        Declared.interface("space.Ship.Deck.Watch", values: "space.Moon"),
        Declared.interface("space.Ship.Watch", values: "space.Moon"),
        Declared.interface("space.Body", values: "space.Moon"),
      ])
    #expect(try Compiler.told(of: generated.module) == "")
  }

  @Test func aSuperclassStandsInTheTypeThatNestsIt() throws {
    let generated = try Generated(
      types: [
        Declared.object("space.Ship"), Declared.object("space.Ship.Vessel"),
        Declared.object("space.Ship.Boat", extends: "space.Ship.Vessel"),
      ])
    #expect(
      generated.declarations(of: "Ship") == #"""
        /// Kotlin's `space.Ship`.
        public final class Ship: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Ship" }

          /// Kotlin's `space.Ship.Vessel`.
          public class Vessel: KotlinObject, @unchecked Sendable {
            @_spi(GeneratedCode) override public class var kotlinName: String { "space.Ship.Vessel" }

            @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 1 }
          }
        }

        extension Ship {
          /// Kotlin's `space.Ship.Boat`.
          public final class Boat: Ship.Vessel, @unchecked Sendable {
            @_spi(GeneratedCode) override public class var kotlinName: String { "space.Ship.Boat" }

            @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }
          }
        }

        """#)
  }
}
