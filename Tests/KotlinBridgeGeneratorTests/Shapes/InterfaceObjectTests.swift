import TestHelpers
import Testing

@testable import KotlinBridgeGenerator

/// Objects of interfaces, as functions take and give them.
struct InterfaceObjectTests {
  private let listener = Declared.interface("space.Listener")

  @Test func aParameterTakesAnObjectOfAnyClass() throws {
    let generated = try Generated(
      Declared.function("listen", ["listener: space.Listener"], result: "Int"),
      types: [listener])
    #expect(
      generated.declarations() == #"""
        public func listen(listener: any KotlinObject & Listener) throws -> Int32 {
          defer { extendLifetime(listener) }
          return try SpaceLibrary.module.call(0) { $0.write(listener) }
        }

        """#)
  }

  @Test func aParameterMayBeNil() throws {
    let generated = try Generated(
      Declared.function("listen", ["listener: space.Listener?"], result: "Int"),
      Declared.function("wait", ["listener: space.Listener = "], result: "Int"),
      Declared.function("stop", ["listener: space.Listener? = "], result: "Int"),
      types: [listener])
    #expect(
      generated.declarations() == #"""
        public func listen(listener: (any KotlinObject & Listener)?) throws -> Int32 {
          defer { extendLifetime(listener) }
          return try SpaceLibrary.module.call(0) { $0.write(listener as KotlinObject?) }
        }

        public func wait(listener: (any KotlinObject & Listener)? = nil) throws -> Int32 {
          defer { extendLifetime(listener) }
          return try SpaceLibrary.module.call(1) { $0.write(listener as KotlinObject?) }
        }

        public func stop(listener: (any KotlinObject & Listener)?) throws -> Int32 {
          defer { extendLifetime(listener) }
          return try SpaceLibrary.module.call(2) { $0.write(KotlinObject??.some(listener)) }
        }

        public func stop() throws -> Int32 {
          try SpaceLibrary.module.call(2) { $0.write(KotlinObject??.none) }
        }

        """#)
  }

  @Test func aResultIsOfAnyClass() throws {
    let generated = try Generated(
      Declared.function("first", [], result: "space.Listener"),
      Declared.function("find", ["name: String"], result: "space.Listener?"),
      types: [listener])
    #expect(
      generated.declarations().hasPrefix(
        #"""
        public func first() throws -> any KotlinObject & Listener {
          let handle: UInt64 = try SpaceLibrary.module.call(0)
          return AnyListener(holding: handle, of: SpaceLibrary.module)
        }

        public func find(name: String) throws -> (any KotlinObject & Listener)? {
          let handle: UInt64? = try SpaceLibrary.module.call(1) { $0.write(name) }
          return handle.map { AnyListener(holding: $0, of: SpaceLibrary.module) }
        }
        """#))
  }

  @Test func anElementIsOfTheClassForAnyObject() throws {
    let generated = try Generated(
      Declared.function("all", ["all: List<space.Listener>"], result: "space.Shelf"),
      types: [listener, Declared.record("space.Shelf", "first: space.Listener")])
    #expect(
      generated.declarations() == #"""
        public func all(all: [AnyListener]) throws -> Shelf {
          defer { extendLifetime(all) }
          return try SpaceLibrary.module.call(0) { $0.write(all) }
        }

        """#)
    #expect(generated["Shelf"].contains("  public var first: AnyListener\n"))
  }

  @Test(.only(.long), .onOwnThread) func whatSwiftReturnsFromAMemberIsOfAnyClass() throws {
    let generated = try Generated(
      Declared.member("first", of: "space.Shelf", result: "space.Listener"),
      Declared.member("next", of: "space.Shelf", result: "space.Listener?", kind: "suspend"),
      types: [
        listener,
        #"""
        {"name": "space.Shelf", "kind": "object", "kotlin": {"kind": "interface", "supertypes": []},
         "interface": {"number": 1, "members": [{"function": 0}, {"function": 1}]}}
        """#,
      ])
    let text = generated["Shelf"]
    #expect(text.contains("return try object.first() as KotlinObject\n"))
    #expect(
      text.contains(
        "return { () async throws -> KotlinObject? in try await object.next() as KotlinObject? }\n")
    )
    #expect(try Compiler.told(of: generated.module) == "")
  }
}
