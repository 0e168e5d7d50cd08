import Testing

@testable import KotlinBridgeGenerator

/// Functions that don't suspend, and properties.
struct FunctionTests {
  @Test func aFunctionThrowsWhatKotlinThrows() throws {
    let generated = try Generated(
      #"""
      {"name": "describe", "kind": "plain",
       "parameters": [{"name": "place", "type": "String"}, {"name": "times",
         "type": "Int"}],
       "result": "String"}
      """#)
    #expect(
      generated["Space"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) import KotlinBridge

        public func describe(place: String, times: Int32) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(place)
            $0.write(times)
          }
        }

        """#)
  }

  @Test func aFunctionWithoutParametersWritesNothing() throws {
    let generated = try Generated(
      #"""
      {"name": "name", "kind": "plain", "parameters": [], "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func name() throws -> String {
          try SpaceLibrary.module.call(0)
        }

        """#)
  }

  @Test func aFunctionOfUnitReturnsNothing() throws {
    let generated = try Generated(
      #"""
      {"name": "note", "kind": "plain",
       "parameters": [{"name": "text", "type": "String"}], "result": "Unit"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func note(text: String) throws {
          _ = try SpaceLibrary.module.call(0, returning: KotlinUnit.self) { $0.write(text) }
        }

        """#)
  }

  @Test func aFunctionWithATwinCallsItUnlessSomebodyTraces() throws {
    let generated = try Generated(
      #"""
      {"name": "add", "kind": "plain",
       "parameters": [{"name": "a", "type": "Long"}, {"name": "isFast", "type": "Boolean"}],
       "result": "Long", "twin": ["int64_t", "bool", "int64_t"]}
      """#,
      #"""
      {"name": "half", "kind": "plain", "parameters": [{"name": "of", "type": "Double"}],
       "result": "Double", "twin": ["double", "double"]}
      """#,
      #"""
      {"name": "tick", "kind": "plain", "parameters": [], "result": "Unit", "twin": ["void"]}
      """#)
    #expect(
      generated.declarations() == #"""
        public func add(a: Int64, isFast: Bool) throws -> Int64 {
          try KotlinModule.call(0, Twins.f0, of: SpaceLibrary.module) {
            $0(a, isFast, $1)
          } write: {
            $0.write(a)
            $0.write(isFast)
          }
        }

        public func half(of: Double) throws -> Double {
          try KotlinModule.call(1, Twins.f1, of: SpaceLibrary.module) {
            $0(of, $1)
          } write: {
            $0.write(of)
          }
        }

        public func tick() throws {
          try KotlinModule.run(2, Twins.f2, of: SpaceLibrary.module) { $0($1) }
        }

        /// The functions of C for numbers and objects. A fake and a proxy have none.
        private enum Twins {
          static let f0: (@convention(c) (Int64, Bool, UnsafeMutableRawPointer) -> Int64)? =
            SpaceLibrary.module.twin(0)
          static let f1: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
            SpaceLibrary.module.twin(1)
          static let f2: (@convention(c) (UnsafeMutableRawPointer) -> Void)? = SpaceLibrary.module.twin(2)
        }

        """#)
  }

  @Test func aTwinOfAnUnknownTypeLeavesTheFunctionOut() throws {
    let generated = try Generated(
      #"""
      {"name": "add", "kind": "plain", "parameters": [], "result": "Long", "twin": ["int128_t"]}
      """#)
    #expect(
      generated.module.leftOut.map(\.reason) == ["its typed twin (int128_t) can't be called"])
  }

  @Test func aGetterIsAPropertyAndASetterAFunction() throws {
    let generated = try Generated(
      #"""
      {"name": "limit", "kind": "plain", "parameters": [], "result": "String",
       "kotlin": {"name": "limit", "kind": "getter"}}
      """#,
      #"""
      {"name": "set limit", "kind": "plain",
       "parameters": [{"name": "value", "type": "String"}], "result": "Unit",
       "kotlin": {"name": "limit", "kind": "setter"}}
      """#)
    #expect(
      generated.declarations() == #"""
        public var limit: String {
          get throws {
            try SpaceLibrary.module.call(0)
          }
        }

        public func setLimit(_ value: String) throws {
          _ = try SpaceLibrary.module.call(1, returning: KotlinUnit.self) { $0.write(value) }
        }

        """#)
  }

  @Test func overloadsShareTheirName() throws {
    let generated = try Generated(
      #"""
      {"name": "find(Int)", "kind": "plain",
       "parameters": [{"name": "id", "type": "Int"}], "result": "String",
       "kotlin": {"name": "find"}}
      """#,
      #"""
      {"name": "find(String)", "kind": "plain",
       "parameters": [{"name": "id", "type": "String"}], "result": "String",
       "kotlin": {"name": "find"}}
      """#)
    #expect(
      generated.declarations() == #"""
        public func find(id: Int32) throws -> String {
          try SpaceLibrary.module.call(0) { $0.write(id) }
        }

        public func find(id: String) throws -> String {
          try SpaceLibrary.module.call(1) { $0.write(id) }
        }

        """#)
  }

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

  @Test func keywordsAreEscapedWhereSwiftNeedsIt() throws {
    let generated = try Generated(
      #"""
      {"name": "repeat", "kind": "plain",
       "parameters": [{"name": "in", "type": "String"}, {"name": "inout",
         "type": "String"}],
       "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func `repeat`(in: String, `inout`: String) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(`in`)
            $0.write(`inout`)
          }
        }

        """#)
  }

  @Test func aLineThatIsTooLongIsBrokenAsSwiftFormatDoes() throws {
    let generated = try Generated(
      #"""
      {"name": "fetchWithEverything", "kind": "plain",
       "parameters": [{"name": "firstParameter", "type": "String"},
         {"name": "secondParameter", "type": "String"}, {"name": "third",
         "type": "String"}],
       "result": "String"}
      """#,
      #"""
      {"name": "fetchWithEvenMoreThanThat", "kind": "plain",
       "parameters": [{"name": "firstParameter", "type": "String"},
         {"name": "secondParameter", "type": "Map<String, String>"},
         {"name": "thirdParameter", "type": "String"}, {"name": "fourth", "type": "Int"}],
       "result": "String"}
      """#)
    #expect(
      generated.declarations() == #"""
        public func fetchWithEverything(
          firstParameter: String, secondParameter: String, third: String
        ) throws -> String {
          try SpaceLibrary.module.call(0) {
            $0.write(firstParameter)
            $0.write(secondParameter)
            $0.write(third)
          }
        }

        public func fetchWithEvenMoreThanThat(
          firstParameter: String, secondParameter: [String: String], thirdParameter: String, fourth: Int32
        ) throws -> String {
          try SpaceLibrary.module.call(1) {
            $0.write(firstParameter)
            $0.write(secondParameter)
            $0.write(thirdParameter)
            $0.write(fourth)
          }
        }

        """#)
  }

  @Test func aDeprecatedFunctionSaysWhatIsSaidAgainstIt() throws {
    let generated = try Generated(
      #"""
      {"name": "rough", "kind": "plain", "parameters": [], "result": "Unit",
       "kotlin": {"name": "rough", "deprecated": "It \"rounds\""}}
      """#)
    #expect(
      generated.declarations().contains(
        #"""
        @available(*, deprecated, message: "It \"rounds\"")
        public func rough() throws {
        """#))
  }

  @Test func aFunctionThatSwiftIsToWrapHasUnderscores() throws {
    let generated = try Generated(
      #"""
      {"name": "grams", "kind": "plain", "parameters": [], "result": "Unit",
       "kotlin": {"name": "grams", "refined": true}}
      """#)
    #expect(generated.declarations().contains("public func __grams() "))
  }
}
