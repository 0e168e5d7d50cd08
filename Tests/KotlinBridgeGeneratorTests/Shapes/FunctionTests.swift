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
