import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Calls without `await` of functions that don't suspend.
  @Suite struct PlainCalls {
    @Test func theAnswerIsReturned() throws {
      #expect(try plainAdd(a: 1, b: 2) == 3)
      #expect(try plainNull() == nil)
      try plainUnit()
    }

    @Test func itRunsOnThisThread() throws {
      #expect(try plainThread() == threadNumber())
    }

    @Test func anExceptionOfKotlinIsThrown() {
      let error = #expect(throws: KotlinError.self) {
        try plainThrows(message: "no")
      }
      #expect(error?.typeName == "fixtures.FixtureException")
      #expect(error?.message == "no")
    }
  }
}
