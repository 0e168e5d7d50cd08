import Fixtures
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

extension FixtureSuites {
  /// Functions with C functions of their own, called as generated code calls them.
  @Suite struct TypedCalls {
    private let module = KotlinModule(asGenerated: library)

    private typealias Divide = @convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64
    private typealias Negate = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt8

    private func twin<Function>(_ function: String, as type: Function.Type) throws -> Function {
      try #require(module.twin(module.number(ofFunctionNamed: function)))
    }

    private func divideInFrame(_ a: Int64, _ b: Int64) throws -> Int64 {
      try module.call(module.number(ofFunctionNamed: "divide")) {
        $0.write(a)
        $0.write(b)
      }
    }

    @Test func aTwinReturnsWhatTheFrameReturns() throws {
      let divide = try twin("divide", as: Divide.self)
      for (a, b) in [(84, 2), (-7, 2), (.max, -1)] as [(Int64, Int64)] {
        let quotient = try KotlinCatch.catching { divide(a, b, $0) }
        #expect(quotient == a / b)
        #expect(try divideInFrame(a, b) == quotient)
        #expect(try Fixtures.divide(a: a, b: b) == quotient)
      }
      let negate = try twin("negate", as: Negate.self)
      for value in [0, 1] as [UInt8] {
        #expect(try KotlinCatch.catching { negate(value, $0) } == 1 - value)
      }
    }

    @Test func whatKotlinThrowsIsThrown() throws {
      let divide = try twin("divide", as: Divide.self)
      for form in [
        { try KotlinCatch.catching { divide(1, 0, $0) } }, { try divideInFrame(1, 0) },
        { try Fixtures.divide(a: 1, b: 0) },
      ] as [() throws -> Int64] {
        let error = #expect(throws: KotlinError.self) { _ = try form() }
        #expect(error?.typeName == "kotlin.ArithmeticException")
      }
      // The next call is as good as any.
      #expect(try KotlinCatch.catching { divide(6, 3, $0) } == 2)
    }

    @Test func asynchronousCallsGoThroughTheEntryToo() async throws {
      func divide(_ a: Int64, _ b: Int64, _ placement: KotlinPlacement) async throws -> Int64 {
        try await library.call(
          "divide", encodedArguments: encoded(a, b), returning: Int64.self, placement: placement)
      }
      for placement in [KotlinPlacement.caller, .default, .io] {
        #expect(try await divide(84, 2, placement) == 42)
        let error = await #expect(throws: KotlinError.self) { try await divide(1, 0, placement) }
        #expect(error?.typeName == "kotlin.ArithmeticException")
      }
    }

    @Test(arguments: [0, 1, 60, 300, 100_000])
    func anAnswerMayBeLongerThanTheFrame(_ count: Int) throws {
      let repeats = try module.number(ofFunctionNamed: "repeatString")
      let text: String = try module.call(repeats) {
        $0.write("ä")
        $0.write(Int32(count))
      }
      #expect(text == String(repeating: "ä", count: count))
    }

    @Test func aStateIsReadByItsEntry() throws {
      let state = Fixtures.total
      let number = try module.number(ofFlowNamed: "total")
      for value in [7, -1, 0] as [Int64] {
        state.value = value
        #expect(try module.value(ofFlow: number, as: Int64.self) == value)
        #expect(state.value == value)
      }
    }

    @Test func whatHasNoTwinSaysSo() throws {
      let text = try module.number(ofFunctionNamed: "repeatString")
      let twin: Divide? = module.twin(text)
      #expect(twin == nil)
    }

    @Test func theLibraryItselfIsAccepted() throws {
      let digest = try #require(library.table.digest)
      let generated = GeneratedManifest("not even read", digest: digest, functions: 0, flows: 0)
      _ = try KotlinModule(of: library, generatedFrom: generated)
    }

    @Test func aLibraryWithOtherDeclarationsIsRefused() throws {
      let generated = GeneratedManifest(
        """
        {"abi":6,"library":"fixtures","kotlin":"2.4.20","flows":[],"types":[],"functions":[
        {"id":0,"name":"gone","kind":"plain","parameters":[],"result":"Unit"}]}
        """, digest: 1, functions: 1, flows: 0)
      let error = #expect(throws: KotlinError.self) {
        try KotlinModule(of: library, generatedFrom: generated)
      }
      #expect(error?.code == .misuse)
      #expect(
        error?.message
          == "the library fixtures does not match the code that was generated for it: "
          + "the function 'gone' is missing; generate the code again")
    }
  }
}
