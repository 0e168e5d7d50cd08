package import KotlinBridge
package import Testing

/// Runs each test of a suite and then expects that nothing of it is alive in a library.
package struct LeavesNothing: EachTest {
  private let library: KotlinLibrary
  private let stir: @Sendable () async throws -> Void
  private let turn: Places

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // Suites of two modules may have the same library.
    await turn.take()
    defer { turn.giveBack() }
    try await function()
    await expectNothingLeft(in: library, stirring: stir, sourceLocation: test.sourceLocation)
  }

  fileprivate init(
    in library: KotlinLibrary, stirring stir: @escaping @Sendable () async throws -> Void
  ) {
    self.library = library
    self.stir = stir
    turn = .one(of: library.name)
  }
}

extension Trait where Self == LeavesNothing {
  /// - Parameter stir: has idle threads of Kotlin code run something else than the test's last coroutine.
  package static func leavesNothing(
    in library: KotlinLibrary,
    stirring stir: @escaping @Sendable () async throws -> Void = {}
  ) -> Self {
    LeavesNothing(in: library, stirring: stir)
  }
}

/// Waits until the library has no jobs, subscriptions, handles and Swift objects, and no library has
/// Swift contexts.
///
/// Records an issue with the figures when that takes longer than 90 seconds. The tests beside these
/// may have contexts too, and on a busy machine they have them for long.
///
/// - Parameter holding: how many objects and made flows the test may still hold.
package func expectNothingLeft(
  in library: KotlinLibrary, holding: Int = 0,
  stirring stir: @Sendable () async throws -> Void = {},
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let clock = ContinuousClock()
  let limit = clock.now + .seconds(90)
  var rounds = 0
  do {
    while true {
      // Kotlin lets go of Swift objects once it has collected its own ones.
      if try library.counters.peers > 0 { try library.collectGarbage() }
      let counters = try library.counters
      let figures = [
        counters.jobs, counters.subscriptions, counters.contexts, counters.peers,
        max(0, counters.handles - holding),
      ]
      if figures.allSatisfy({ $0 == 0 }) { return }
      if clock.now > limit {
        Issue.record("left behind: \(counters)", sourceLocation: sourceLocation)
        return
      }
      rounds += 1
      // An idle thread of `Dispatchers.Default` may keep its last coroutine, and what that has used.
      if rounds % 50 == 0 { try await stir() }
      try? await Task.sleep(for: .milliseconds(1))
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
