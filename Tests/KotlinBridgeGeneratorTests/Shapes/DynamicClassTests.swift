import Testing

@testable import KotlinBridgeGenerator

/// Classes that others extend: their objects are of the class that Kotlin tells.
struct DynamicClassTests {
  // With the numbers 0 to 4.
  private let types = [
    Declared.object("kotlin.Any"), Declared.interface("space.Named"),
    Declared.object("space.Shape", extends: "space.Named"),
    Declared.object("space.Circle", extends: "space.Shape"), Declared.object("space.Lone"),
  ]

  @Test func eachClassBelowAnotherHasItsOwnNumberOrNone() throws {
    let generated = try Generated(types: types)
    #expect(
      generated.declarations(of: "Shape") == #"""
        /// Kotlin's `space.Shape`.
        public class Shape: KotlinObject, Named, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Shape" }

          @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 2 }
        }

        """#)
    #expect(
      generated.declarations(of: "Circle") == #"""
        /// Kotlin's `space.Circle`.
        public final class Circle: Shape, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Circle" }

          @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }
        }

        """#)
    #expect(!generated["Lone"].contains("kotlinNumber"))
    #expect(
      generated["Named"].contains(
        #"""
          @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 1 }
        """#))
    #expect(
      generated["Named"].contains(
        #"""
          public var base: any KotlinObject & Named {
            kotlinBase()
          }
        """#))
  }

  @Test func theLibraryHasTheTableOfTheClasses() throws {
    let generated = try Generated(
      functions: [
        Declared.function(
          "Any.type", ["value: kotlin.Any", "declared: Int"], result: "Int",
          kotlin: #""name": "type", "owner": "kotlin.Any""#)
      ], types: types)
    #expect(
      generated["SpaceLibrary"].contains(
        #"""
              twins: 0, type: 0,
              classes: { classes }))

          private static let classes: GeneratedClasses = [
            1: AnyNamed.self,
            2: Shape.self,
            3: Circle.self,
          ]
        """#))
  }

  @Test func aLibraryWithoutSuchClassesHasNoTable() throws {
    let generated = try Generated(types: [Declared.object("space.Lone")])
    #expect(!generated["SpaceLibrary"].contains("classes"))
  }

  @Test func aResultIsMadeAsItsOwnClass() throws {
    let generated = try Generated(
      functions: [
        Declared.function("shape", [], result: "space.Shape").twin("kb_handle"),
        Declared.function("circle", [], result: "space.Circle").twin("kb_handle"),
        Declared.function("shapes", [], result: "List<space.Shape>"),
        Declared.function("named", [], result: "space.Named").twin("kb_handle"),
        Declared.function("found", ["name: String"], result: "space.Named?"),
        Declared.function("later", [], result: "space.Named", kind: "suspend"),
      ], types: types)
    #expect(
      generated.declarations().hasPrefix(
        #"""
        public func shape() throws -> Shape {
          let handle: UInt64 = try KotlinModule.call(0, Twins.f0, of: SpaceLibrary.module) { $0($1) }
          return Shape.kotlinObject(holding: handle, of: SpaceLibrary.module)
        }

        public func circle() throws -> Circle {
          let handle: UInt64 = try KotlinModule.call(1, Twins.f1, of: SpaceLibrary.module) { $0($1) }
          return Circle(holding: handle, of: SpaceLibrary.module)
        }

        public func shapes() throws -> [Shape] {
          try SpaceLibrary.module.call(2)
        }

        public func named() throws -> any KotlinObject & Named {
          let handle: UInt64 = try KotlinModule.call(3, Twins.f3, of: SpaceLibrary.module) { $0($1) }
          return AnyNamed.kotlinAny(holding: handle, of: SpaceLibrary.module)
        }

        public func found(name: String) throws -> (any KotlinObject & Named)? {
          let handle: UInt64? = try SpaceLibrary.module.call(4) { $0.write(name) }
          return handle.map { AnyNamed.kotlinAny(holding: $0, of: SpaceLibrary.module) }
        }

        nonisolated(nonsending) public func later() async throws -> any KotlinObject & Named {
          let handle: UInt64 = try await SpaceLibrary.module.callSuspending(5)
          return AnyNamed.kotlinAny(holding: handle, of: SpaceLibrary.module)
        }
        """#))
  }

  @Test func aCompletionHandlerGetsAnObjectOfAnyClass() throws {
    let generated = try Generated(
      functions: [Declared.function("later", [], result: "space.Named?", kind: "suspend")],
      types: types, withHandlers: true)
    #expect(
      generated.declarations().contains(
        "completion: @escaping KotlinCompletion<(any KotlinObject & Named)?>"))
    #expect(
      generated.declarations().contains(
        "object: { (handle: UInt64?) in handle.map { AnyNamed.kotlinAny(holding: $0, of: SpaceLibrary.module) } }"
      ))
  }

  /// A name that the class for any object has already.
  @Test func aMemberWithTheNameOfTheBaseGetsAnother() throws {
    let generated = try Generated(
      functions: [
        Declared.member("base", of: "space.Named", result: "String", kotlin: #""kind": "getter""#)
      ], types: types)
    #expect(!generated["Named"].contains("  var base: String"))
  }
}
