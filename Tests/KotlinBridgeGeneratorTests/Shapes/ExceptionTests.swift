import Testing

@testable import KotlinBridgeGenerator

/// Exceptions as errors of Swift.
struct ExceptionTests {
  private func exception(
    _ name: String, _ fields: String = "", extends supertype: String? = nil
  ) -> String {
    let supertypes = supertype.map { #""\#($0)""# } ?? ""
    return #"""
      {"name": "\#(name)", "kind": "exception", "fields": [\#(fields)],
       "kotlin": {"supertypes": [\#(supertypes)]}}
      """#
  }

  @Test func anExceptionIsAStructWithItsPropertiesAndItsError() throws {
    let generated = try Generated(
      types: [
        exception(
          "space.Refusal",
          #"{"name": "code", "type": "Int", "documentation": "By which it is known."}"#)
      ])
    #expect(
      generated["Refusal"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// Kotlin's `space.Refusal`.
        public struct Refusal: KotlinException {
          /// By which it is known.
          public let code: Int32

          public let kotlinError: KotlinError

          /// Nil unless the error stands for such an exception.
          public init?(_ error: any Error) {
            let names = ["space.Refusal"]
            guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
            self = read
          }

          /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
          public init(code: Int32, message: String = "", cause: KotlinError? = nil) {
            self.code = code
            kotlinError = KotlinError(thrownAs: "space.Refusal", message: message, cause: cause) {
              $0.write(code)
            }
          }

          private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
            self.code = try reader.read()
            kotlinError = error
          }
        }

        """#)
  }

  @Test func aFunctionThrowsTheMostSpecificExceptionThatItDeclares() throws {
    let generated = try Generated(
      #"""
      {"name": "dock", "kind": "plain", "parameters": [{"name": "port", "type": "Int"}],
       "result": "Int", "throws": ["kotlin.IllegalStateException", "space.Late", "space.TooLate"]}
      """#,
      types: [
        exception("space.Late"), exception("space.TooLate", extends: "space.Late"),
        exception("space.TooLate.Over", extends: "space.TooLate"),
      ])
    #expect(
      generated.declarations() == #"""
        /// - Throws: `kotlin.IllegalStateException`, `space.Late`, `space.TooLate`
        public func dock(port: Int32) throws -> Int32 {
          do {
            return try SpaceLibrary.module.call(0) { $0.write(port) }
          } catch {
            throw KotlinError.thrown(error, declared: [TooLate.self, Late.self])
          }
        }

        """#)
    let names = #"let names = ["space.Late", "space.TooLate", "space.TooLate.Over"]"#
    #expect(generated["Late"].contains(names))
  }

  @Test func aFunctionThatDeclaresOthersThrowsAKotlinError() throws {
    let generated = try Generated(
      #"""
      {"name": "dock", "kind": "plain", "parameters": [{"name": "port", "type": "String"}],
       "result": "String", "throws": ["kotlin.IllegalStateException"]}
      """#, types: [exception("space.Late")])
    #expect(generated.declarations().contains("throws -> String"))
  }

  @Test func whatMakesAFlowThrowsWhatItDeclares() throws {
    let generated = try Generated(
      functions: [
        #"""
        {"name": "make calls", "kind": "plain", "parameters": [], "result": "kotlin.Any",
         "flow": 0, "throws": ["space.Late"], "kotlin": {"name": "calls", "kind": "function"}}
        """#
      ], flows: [Declared.made("calls", of: "Int")], types: [exception("space.Late")])
    #expect(generated.declarations().contains("func calls() throws -> KotlinFlow<Int32>"))
  }

  @Test func aPropertyKeepsClearOfWhatEveryExceptionHas() throws {
    let generated = try Generated(
      types: [exception("space.Late", #"{"name": "kotlinError", "type": "String"}"#)])
    #expect(generated["Late"].contains("public let kotlinError2: String"))
    #expect(
      generated.module.renamed.map(\.reason) == [
        "the name kotlinError is taken: it is kotlinError2"
      ])
  }

  @Test func aCircleOfExceptionsIsNone() throws {
    let generated = try Generated(
      types: [exception("space.A", extends: "space.B"), exception("space.B", extends: "space.A")])
    #expect(generated["A"].contains(#"let names = ["space.A", "space.B"]"#))
  }

  @Test func aTypeThatHidesSwiftsErrorIsNotMeant() throws {
    let generated = try Generated(types: [
      #"{"name": "a.Refusal", "kind": "exception", "fields": []}"#,
      Declared.record("a.Refusal.Error"),
    ])
    #expect(generated["Refusal"].contains("public init?(_ error: any Swift.Error) {"))
  }
}
