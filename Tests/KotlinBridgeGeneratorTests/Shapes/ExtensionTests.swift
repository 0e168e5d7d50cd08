import Testing

@testable import KotlinBridgeGenerator

/// Extension functions and operators.
struct ExtensionTests {
  @Test func anExtensionOfAGeneratedTypeIsAMethodOfIt() throws {
    let generated = try Generated(
      #"""
      {"name": "north", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "space.Position"}, {"name": "by",
         "type": "Double"}],
       "result": "space.Position",
       "kotlin": {"name": "north", "extension": true, "file": "Position"}}
      """#,
      #"""
      {"name": "isNorth", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "space.Position"}],
       "result": "Boolean",
       "kotlin": {"name": "isNorth", "kind": "getter", "extension": true,
         "file": "Position"}}
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
          public func north(by: Double) throws -> Position {
            try SpaceLibrary.module.call(0) {
              $0.write(self)
              $0.write(by)
            }
          }

          public var isNorth: Bool {
            get throws {
              try SpaceLibrary.module.call(1) { $0.write(self) }
            }
          }
        }

        """#)
  }

  @Test func anExtensionOfAStandardTypeIsAMethodOfIt() throws {
    let generated = try Generated(
      #"""
      {"name": "shouted", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "String"}], "result": "String",
       "kotlin": {"name": "shouted", "extension": true}}
      """#)
    #expect(
      generated.declarations() == #"""
        extension String {
          public func shouted() throws -> String {
            try SpaceLibrary.module.call(0) { $0.write(self) }
          }
        }

        """#)
  }

  @Test func anExtensionOfAnotherTypeIsAFunctionOfIt() throws {
    let generated = try Generated(
      #"""
      {"name": "summed", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "List<Int>"}], "result": "Int",
       "kotlin": {"name": "summed", "extension": true}}
      """#,
      #"""
      {"name": "orZero", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "Int?"}], "result": "Int",
       "kotlin": {"name": "orZero", "extension": true}}
      """#)
    #expect(
      generated.declarations() == #"""
        public func summed(_ receiver: [Int32]) throws -> Int32 {
          try SpaceLibrary.module.call(0) { $0.write(receiver) }
        }

        public func orZero(_ receiver: Int32?) throws -> Int32 {
          try SpaceLibrary.module.call(1) { $0.write(receiver) }
        }

        """#)
  }

  @Test func operatorsAreSwifts() throws {
    let generated = try Generated(
      #"""
      {"name": "plus", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "String"}, {"name": "other",
         "type": "Int"}],
       "result": "String",
       "kotlin": {"name": "plus", "extension": true, "operator": true}}
      """#,
      #"""
      {"name": "get", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "String"}, {"name": "index",
         "type": "Int"}],
       "result": "String", "kotlin": {"name": "get", "extension": true, "operator": true}}
      """#,
      #"""
      {"name": "invoke", "kind": "plain",
       "parameters": [{"name": "receiver", "type": "String"}, {"name": "other",
         "type": "Int"}],
       "result": "String",
       "kotlin": {"name": "invoke", "extension": true, "operator": true}}
      """#)
    #expect(
      generated.declarations() == #"""
        extension String {
          public static func + (left: String, right: Int32) throws -> String {
            try SpaceLibrary.module.call(0) {
              $0.write(left)
              $0.write(right)
            }
          }

          public subscript(index: Int32) -> String {
            get throws {
              try SpaceLibrary.module.call(1) {
                $0.write(self)
                $0.write(index)
              }
            }
          }

          public func callAsFunction(other: Int32) throws -> String {
            try SpaceLibrary.module.call(2) {
              $0.write(self)
              $0.write(other)
            }
          }
        }

        """#)
  }
}
