import Testing

@testable import KotlinBridgeGenerator

/// Classes whose objects cross by handle.
struct ClassTests {
  private let store = Declared.object("space.Store")

  @Test func aClassIsAKotlinObject() throws {
    let generated = try Generated(types: [
      #"""
      {"name": "space.Store", "kind": "object", "documentation": "Keeps places.",
       "kotlin": {"kind": "class"}}
      """#
    ])
    #expect(
      generated["Store"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// Keeps places.
        public final class Store: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }
        }

        """#)
  }

  @Test func aConstructorIsAnInitializer() throws {
    let generated = try Generated(
      Declared.constructor("space.Store", "names: List<String>"), types: [store])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }

          public convenience init(names: [String]) throws {
            let handle: UInt64 = try SpaceLibrary.module.call(0) { $0.write(names) }
            self.init(holding: handle, of: SpaceLibrary.module)
          }
        }

        """#)
  }

  @Test func aConstructorWithATwinCallsIt() throws {
    let generated = try Generated(
      Declared.constructor("space.Store", "handle: Int", "parent: space.Store")
        .twin("int32_t", "kb_handle", "kb_handle"), types: [store])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }

          public convenience init(handle: Int32, parent: Store) throws {
            defer { extendLifetime(parent) }
            let object: UInt64 = try KotlinModule.call(0, Twins.f0, of: SpaceLibrary.module) {
              $0(handle, parent.kotlinHandle, $1)
            } write: {
              $0.write(handle)
              $0.write(parent)
            }
            self.init(holding: object, of: SpaceLibrary.module)
          }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f0: (@convention(c) (Int32, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
            SpaceLibrary.module.twin(0)
        }

        """#)
  }

  @Test func constructorsThatAreOneInSwiftAreLeftOut() throws {
    let generated = try Generated(
      Declared.constructor("space.Store", "size: Int"),
      Declared.constructor("space.Store", "size: Int"), types: [store])
    #expect(
      generated.module.leftOut.map(\.line)
        == ["space.Store: another constructor has the same types in Swift"])
  }

  @Test func aSubclassHasOnlyItsOwnConstructors() throws {
    let generated = try Generated(
      Declared.constructor("space.Shape", "name: String"),
      Declared.constructor("space.Shape", "sides: String"),
      Declared.constructor("space.Circle", "name: String"),
      types: [
        Declared.object("space.Circle", extends: "space.Shape"), Declared.object("space.Shape"),
      ])
    #expect(
      generated.declarations(of: "Circle") == #"""
        /// Kotlin's `space.Circle`.
        public final class Circle: Shape, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Circle" }

          @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

          public convenience init(name: String) throws {
            let handle: UInt64 = try SpaceLibrary.module.call(2) { $0.write(name) }
            self.init(holding: handle, of: SpaceLibrary.module)
          }

          @available(*, unavailable)
          public convenience init(sides: String) throws {
            fatalError()
          }
        }

        """#)
    #expect(generated["Shape"].contains("\npublic class Shape: KotlinObject, "))
  }

  @Test func aConstructorThrowsWhatThoseOfSubclassesDo() throws {
    let child = Declared.constructor("space.Circle").dropLast() + #", "throws": ["space.Lost"]}"#
    let generated = try Generated(
      functions: [Declared.constructor("space.Shape"), String(child)],
      types: [
        Declared.object("space.Shape"), Declared.object("space.Circle", extends: "space.Shape"),
        #"{"name": "space.Lost", "kind": "exception", "fields": []}"#,
      ])
    #expect(generated["Circle"].contains("public convenience init() throws {"))
    #expect(generated["Shape"].contains("public convenience init() throws {"))
  }

  @Test func aClassListsTheProtocolsThatItsSuperclassLacks() throws {
    let generated = try Generated(types: [
      Declared.interface("space.Named"), Declared.interface("space.Sized"),
      Declared.object("space.Shape", extends: "space.Named"),
      Declared.object("space.Circle", extends: "space.Sized", "space.Named", "space.Shape"),
    ])
    #expect(generated["Shape"].contains("class Shape: KotlinObject, Named, @unchecked Sendable {"))
    #expect(generated["Circle"].contains("class Circle: Shape, Sized, @unchecked Sendable {"))
  }

  @Test func aLongListOfProtocolsGoesOnInTheNextLine() throws {
    let names = (1...6).map { "space.ALongInterface\($0)" }
    let generated = try Generated(
      functions: [],
      types: names.map { Declared.interface($0) } + [
        #"""
        {"name": "space.Store", "kind": "object", "kotlin": {"kind": "class",
         "supertypes": ["\#(names.joined(separator: #"", ""#))"]}}
        """#
      ])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, ALongInterface1, ALongInterface2, ALongInterface3,
          ALongInterface4, ALongInterface5, ALongInterface6, @unchecked Sendable
        {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }
        }

        """#)
  }

  @Test func aClassThatExtendsItselfIsLeftOut() throws {
    let generated = try Generated(types: [
      Declared.object("space.A", extends: "space.B"),
      Declared.object("space.B", extends: "space.A"),
    ])
    #expect(
      generated.module.leftOut.map(\.line) == [
        "space.A: the manifest says that it extends itself",
        "space.B: the manifest says that it extends itself",
      ])
  }

  @Test func aSubclassThatNamesNothingOfKotlinBridgeImportsItForItselfOnly() throws {
    let types = [
      Declared.object("space.Circle", extends: "space.Shape"), Declared.object("space.Shape"),
    ]
    let own = "\n@_spi(GeneratedCode) import KotlinBridge\n"
    #expect(try Generated(types: types)["Circle"].contains(own))
    #expect(try !Generated(types: types)["Shape"].contains(own))
  }

  // MARK: - What each Kotlin class may have

  /// `KotlinObject` calls them by name.
  @Test func whatAnyObjectHasIsNoMember() throws {
    let any = Declared.object("kotlin.Any")
    let generated = try Generated(
      Declared.member("equals", of: "kotlin.Any", "other: kotlin.Any", result: "Boolean"),
      Declared.member("hashCode", of: "kotlin.Any", result: "Int"), types: [any, store])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }
        }

        """#)
    #expect(generated.module.files.map(\.name) == ["SpaceLibrary", "Store"])
  }

  @Test func toStringIsTheDescription() throws {
    let generated = try Generated(
      Declared.member("toString", of: "space.Store", result: "String"), types: [store])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, CustomStringConvertible, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }

          private func toString() throws -> String {
            defer { extendLifetime(self) }
            return try SpaceLibrary.module.call(0) { $0.write(self) }
          }

          public var description: String {
            (try? toString()) ?? Self.kotlinName
          }
        }

        """#)
  }

  @Test func aSubclassOverridesTheDescription() throws {
    let generated = try Generated(
      Declared.member("toString", of: "space.Shape", result: "String"),
      Declared.member("toString", of: "space.Circle", result: "String"),
      types: [
        Declared.object("space.Shape"), Declared.object("space.Circle", extends: "space.Shape"),
      ])
    #expect(generated["Circle"].contains("class Circle: Shape, @unchecked Sendable {"))
    #expect(generated["Circle"].contains("  override public var description: String {"))
    #expect(generated["Shape"].contains("  public var description: String {"))
  }

  @Test func compareToMakesAClassComparable() throws {
    let generated = try Generated(
      Declared.member(
        "compareTo", of: "space.Store", "that: space.Store", result: "Int",
        kotlin: #""operator": true"#),
      types: [store])
    #expect(
      generated.declarations(of: "Store") == #"""
        /// Kotlin's `space.Store`.
        public final class Store: KotlinObject, Comparable, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Store" }

          public static func < (left: Store, right: Store) -> Bool {
            (try? left.compareTo(that: right)).map { $0 < 0 } ?? false
          }
        }

        """#)
    #expect(
      generated.declarations().contains(
        "public func compareTo(that: Store) throws -> Int32 {"))
  }

  @Test func equalsOfAnotherClassIsAMethod() throws {
    let generated = try Generated(
      Declared.member("equals", of: "space.Store", "other: Int", result: "Boolean"),
      types: [store])
    #expect(generated.declarations().contains("public func equals(other: Int32) "))
  }

  // MARK: - As a part of values

  @Test func aValueWithAnObjectIsNotCodable() throws {
    let generated = try Generated(types: [
      store, Declared.record("space.Shelf", "stores: List<space.Store?>"),
      Declared.record("space.House", "shelf: Map<String, space.Shelf>"),
      Declared.record("space.Alarm.Full", "house: space.House"), Declared.record("space.Door"),
      #"{"name": "space.Alarm", "kind": "sealed", "cases": ["space.Alarm.Full"]}"#,
    ])
    #expect(generated["Shelf"].contains("public struct Shelf: KotlinValue, Hashable {"))
    #expect(generated["House"].contains("public struct House: KotlinValue, Hashable {"))
    #expect(generated["Alarm"].contains("public enum Alarm: KotlinValue, Hashable {"))
    #expect(generated["Door"].contains("public struct Door: KotlinValue, Hashable, Codable {"))
  }
}
