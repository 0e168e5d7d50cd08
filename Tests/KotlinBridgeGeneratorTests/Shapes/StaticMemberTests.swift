import Testing

@testable import KotlinBridgeGenerator

/// What objects and companions have in Kotlin, and types in Swift.
struct StaticMemberTests {
  private let store = Declared.object("space.Store")
  private let point = Declared.record("space.Point", "x: Int")

  @Test func membersOfAnObjectAreStatic() throws {
    let generated = try Generated(
      #"""
      {"name": "Config.limit", "kind": "plain", "parameters": [], "result": "String",
       "kotlin": {"name": "limit", "kind": "getter", "owner": "space.Config",
         "file": "Config"}}
      """#,
      #"""
      {"name": "Config.reset", "kind": "plain",
       "parameters": [{"name": "to", "type": "String"}], "result": "Unit",
       "kotlin": {"name": "reset", "owner": "space.Config", "file": "Config"}}
      """#)
    #expect(
      generated.declarations(of: "Config") == #"""
        /// Kotlin's `space.Config`.
        public enum Config {
          public static var limit: String {
            get throws {
              try SpaceLibrary.module.call(0)
            }
          }

          public static func reset(to: String) throws {
            _ = try SpaceLibrary.module.call(1, returning: KotlinUnit.self) { $0.write(to) }
          }
        }

        """#)
  }

  @Test func membersOfACompanionAreStaticMembersOfItsClass() throws {
    let generated = try Generated(
      #"""
      {"name": "parse", "kind": "plain",
       "parameters": [{"name": "text", "type": "String"}], "result": "space.Position",
       "kotlin": {"name": "parse", "owner": "space.Position", "file": "Position"}}
      """#,
      types: [
        #"""
        {"name": "space.Position", "kind": "record", "fields": [],
         "kotlin": {"file": "Position"}}
        """#
      ])
    #expect(
      generated.declarations(of: "Position") == #"""
        /// Kotlin's `space.Position`.
        public struct Position: KotlinValue, Hashable, Codable {
          public init() {}

          public static var kotlinType: KotlinType {
            .record("space.Position", Self.self)
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            reader.endRecord()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.endRecord()
          }
        }

        extension Position {
          public static func parse(text: String) throws -> Position {
            try SpaceLibrary.module.call(0) { $0.write(text) }
          }
        }

        """#)
  }

  @Test func membersOfACompanionAreStatic() throws {
    let generated = try Generated(
      Declared.companion("named", of: "space.Store", "name: String", result: "space.Store"),
      Declared.companion(
        "origin", of: "space.Point", result: "space.Point", kotlin: #""kind": "getter""#),
      types: [store, point])
    #expect(
      generated.declarations() == #"""
        extension Store {
          public static func named(name: String) throws -> Store {
            try SpaceLibrary.module.call(0) { $0.write(name) }
          }
        }

        extension Point {
          public static var origin: Point {
            get throws {
              try SpaceLibrary.module.call(1)
            }
          }
        }

        """#)
  }
}
