import Fixtures
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Calls without `await` of functions that don't suspend.
  @Suite struct PlainCalls {
    @Test func theAnswerIsReturned() throws {
      #expect(try plainAdd(a: 1, b: 2) == 3)
      #expect(try plainNull() == nil)
      try plainUnit()
    }

    @Test func itRunsOnThisThreadWhateverThePlacement() throws {
      let thread = try library.function("plainThread", returning: UInt64.self)
      #expect(try thread.placement(.io).callSynchronously() == thread.callSynchronously())
    }

    @Test func anExceptionOfKotlinIsThrown() {
      let error = #expect(throws: KotlinError.self) {
        try plainThrows(message: "no")
      }
      #expect(error?.typeName == "fixtures.FixtureException")
      #expect(error?.message == "no")
    }

    @Test func aFunctionThatSuspendsIsRefused() {
      let error = #expect(throws: KotlinError.self) {
        try library.callSynchronously("value", returning: Int.self)
      }
      #expect(error?.code == .misuse)
      #expect(
        error?.message == "the function 'value' suspends: call it with await")
    }
  }
}
