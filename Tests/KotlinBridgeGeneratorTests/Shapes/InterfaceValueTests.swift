import Testing

@testable import KotlinBridgeGenerator

/// Interfaces that values have.
struct InterfaceValueTests {
  private let types = [
    Declared.interface("space.HasId", values: "space.Card", "space.Suit"),
    Declared.record("space.Card", "id: Int"),
    #"{"name": "space.Suit", "kind": "enum", "cases": ["SPADES"]}"#,
  ]
  private let tag = Declared.member("tag", of: "space.HasId", result: "String")

  @Test func oneIsAProtocolAndAStructForAnyValueOrObject() throws {
    let generated = try Generated(tag, types: types)
    #expect(
      generated.declarations(of: "HasId") == #"""
        /// Kotlin's `space.HasId`.
        public protocol HasId: Sendable {
          func tag() throws -> String
        }

        /// Any value or Kotlin object that implements `HasId`.
        public struct AnyHasId: KotlinErased, HasId {
          /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
          public let base: any HasId

          /// Stands for a value or an object.
          public init(_ base: any HasId) {
            guard !(Swift.type(of: base) is AnyClass) else {
              self.base = base
              return
            }
            self.base = (base as? any KotlinErased)?.base as? any HasId ?? base
          }

          public static var kotlinType: KotlinType {
            .interface("space.HasId", Self.self)
          }

          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.readOrdinal(below: 3) {
            case 0: base = try Object.kotlinAny(from: &reader)
            case 1: base = try reader.read(Card.self)
            case 2: base = try reader.read(Suit.self)
            case let number: throw .unknownValue(number, of: "space.HasId")
            }
          }

          public func write(to writer: inout KotlinWriter) {
            switch base {
            case let value as KotlinObject:
              writer.write(ordinal: 0)
              writer.write(value)
            case let value as Card:
              writer.write(ordinal: 1)
              writer.write(value)
            case let value as Suit:
              writer.write(ordinal: 2)
              writer.write(value)
            default: writer.refuse(base, as: "HasId")
            }
          }
        }

        extension AnyHasId {
          /// Any Kotlin object that implements `HasId` and is of no class that Swift knows.
          public final class Object: KotlinObject, HasId, @unchecked Sendable {
            @_spi(GeneratedCode) override public class var kotlinName: String { "space.HasId" }
          }
        }

        """#)
    #expect(
      generated.declarations() == #"""
        extension HasId {
          public func tag() throws -> String {
            defer { extendLifetime(self) }
            return try SpaceLibrary.module.call(0) { $0.write(AnyHasId(self)) }
          }
        }

        """#)
    #expect(
      generated["Card"].contains("public struct Card: KotlinValue, Hashable, Codable, HasId {"))
    #expect(
      generated["Suit"].contains(
        "public enum Suit: String, KotlinValue, CaseIterable, Codable, HasId {"))
  }

  @Test func anyValueIsTakenAndGiven() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "echo", ["value: space.HasId", "other: space.HasId?"], result: "space.HasId"),
        Declared.function("find", ["by: space.HasId = "], result: "space.HasId?"),
        Declared.function("later", [], result: "space.HasId?", kind: "suspend"),
        Declared.function("all", ["of: List<space.HasId>"], result: "List<space.HasId?>"),
      ], types: types, withHandlers: true)
    let text = generated.declarations()
    #expect(
      text.contains(
        #"""
        public func echo(value: any HasId, other: (any HasId)?) throws -> any HasId {
          defer {
            extendLifetime(value)
            extendLifetime(other)
          }
          let result: AnyHasId = try SpaceLibrary.module.call(0) {
            $0.write(AnyHasId(value))
            $0.write(other.map(AnyHasId.init))
          }
          return result.base
        }
        """#))
    #expect(
      text.contains(
        #"""
        public func find(by: (any HasId)? = nil) throws -> (any HasId)? {
          defer { extendLifetime(by) }
          let result: AnyHasId? = try SpaceLibrary.module.call(1) { $0.write(by.map(AnyHasId.init)) }
          return result?.base
        }
        """#))
    #expect(text.contains("func later() async throws -> (any HasId)? {"))
    #expect(text.contains("object: { (value: AnyHasId?) in value?.base }"))
    #expect(text.contains("func all(of: [AnyHasId]) throws -> [AnyHasId?] {"))
  }

  @Test func aDefaultBesidesNilHasAnOverload() throws {
    let generated = try Generated(
      Declared.function("find", ["by: space.HasId? = "], result: "Unit"), types: types)
    let text = generated.declarations()
    #expect(text.contains("$0.write(AnyHasId??.some(by.map(AnyHasId.init)))"))
    #expect(text.contains("$0.write(AnyHasId??.none)"))
  }

  @Test func aSetterIsOfObjectsAlone() throws {
    let generated = try Generated(
      Declared.member(
        "set note", of: "space.HasId", "value: String", kotlin: #""kind": "setter""#),
      types: types)
    #expect(generated["HasId"].contains("public protocol HasId: Sendable {}"))
    #expect(
      generated.declarations().contains(
        "extension HasId where Self: KotlinObject {\n  public func setNote(_ value: String)"))
  }

  @Test func aFlowOfAValueMayThrow() throws {
    let generated = try Generated(
      functions: [
        Declared.member(
          "words", of: "space.HasId", result: "kotlin.Any", kotlin: #""kind": "getter""#
        ).making(0)
      ], flows: [Declared.made("HasId.words", of: "String")], types: types)
    #expect(
      generated["HasId"].contains(
        "  var words: KotlinFlow<String> { get throws }\n"))
  }

  @Test func aCaseOfAHierarchyWithTheInterfaceNeedsNoStruct() throws {
    let generated = try Generated(types: [
      Declared.interface("space.HasId", values: "space.Pass", "space.Pass.Day"),
      #"{"name": "space.Pass", "kind": "sealed", "cases": ["space.Pass.Day"]}"#,
      Declared.record("space.Pass.Day", "id: Int"),
    ])
    #expect(generated["Pass"].contains("public enum Pass: KotlinValue, Hashable, Codable, HasId {"))
    #expect(!generated["Pass"].contains("struct Day"))
    #expect(generated["HasId"].contains("switch try reader.readOrdinal(below: 3) {"))
    #expect(!generated["HasId"].contains("case 2:"))
  }

  @Test func aValueHasTheMostDerivedProtocols() throws {
    let generated = try Generated(types: [
      Declared.interface("space.HasId", values: "space.Card"),
      Declared.interface("space.Titled", extends: "space.HasId", values: "space.Card"),
      Declared.record("space.Card", "id: Int"),
    ])
    #expect(
      generated["Card"].contains("public struct Card: KotlinValue, Hashable, Codable, Titled {"))
    #expect(generated["Titled"].contains("public protocol Titled: HasId {}"))
    let library = generated["SpaceLibrary"]
    #expect(library.contains("0: AnyHasId.Object.self"))
    #expect(library.contains("1: AnyTitled.Object.self"))
  }

  @Test func theClassForObjectsOfANestedOneStandsInNoOtherExtension() throws {
    let generated = try Generated(types: [
      Declared.interface("space.Card.HasId", values: "space.Card"),
      Declared.record("space.Card", "id: Int"),
    ])
    let text = generated.module.files.map { generated[$0.name] }.joined()
    #expect(text.contains("\nextension Card.AnyHasId {\n  /// Any Kotlin object"))
  }
}
