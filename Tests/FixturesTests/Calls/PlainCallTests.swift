import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Calls without `await` of functions that don't suspend.
  @Suite struct PlainCalls {
    private func add(_ a: Int, _ b: Int) throws -> Int {
      try library.callSynchronously("plainAdd", a, b)
    }

    @Test func theAnswerIsReturned() throws {
      #expect(try add(1, 2) == 3)
      #expect(try library.callSynchronously("plainNull", returning: String?.self) == nil)
      try library.callSynchronously("plainUnit", returning: Void.self)
      let add = try library.function("plainAdd", taking: Int.self, Int.self, returning: Int.self)
      #expect(try add.callSynchronously(3, 4) == 7)
    }

    @Test func itRunsOnThisThreadWhateverThePlacement() throws {
      let thread = try library.function("plainThread", returning: UInt64.self)
      #expect(try thread.placement(.io).callSynchronously() == thread.callSynchronously())
    }

    @Test func anExceptionOfKotlinIsThrown() {
      let error = #expect(throws: KotlinError.self) {
        try library.callSynchronously("plainThrows", "no", returning: Int64.self)
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

    @Test func argumentsNeedNoTypeAnnotations() async throws {
      let echo: Duration = try await library.call("echoDuration", .milliseconds(20))
      #expect(echo == .milliseconds(20))
      #expect(try await library.call("echoLong", 5, returning: Int.self) == 5)
      let sum: Int = try await library.call("add", 1, 2)
      #expect(sum == 3)
      let inATask = try await Task { try await library.call("add", 1, 2, returning: Int.self) }
        .value
      #expect(inATask == 3)
    }
  }
}
