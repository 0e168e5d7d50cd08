import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Whose end ends flows and functions, and who takes what nobody catches.
  @Suite struct Scopes {
    @Test func aScopeThatIsCancelledEndsItsFlowsAndCalls() async throws {
      let voyage = try Voyage()
      #expect(try await voyage.name() == "voyage")
      let call = Task { try await voyage.waitForEnd() }
      await #expect(throws: CancellationError.self) {
        for try await _ in try voyage.orders() { try voyage.close() }
      }
      await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aScopeThatHasBeenCancelledAnswersAsCancelled() async throws {
      let voyage = try Voyage()
      try voyage.close()
      await #expect(throws: CancellationError.self) {
        for try await _ in try voyage.orders() {}
      }
      await #expect(throws: CancellationError.self) { try await voyage.waitForEnd() }
    }

    @Test func theListsScopeIsThatOfAllOthers() async throws {
      #expect(try await scopeName() == "kitchen")
      let voyage = try Voyage()
      try voyage.close()
      #expect(try await voyage.outerName() == "kitchen")
    }

    @Test func anExceptionThatNobodyCatchesReachesTheHandler() async throws {
      try failUnseen(message: "nobody looks")
      for try await message in try lastUncaught where message == "nobody looks" { break }
    }
  }
}
