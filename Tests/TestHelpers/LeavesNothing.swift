package import KotlinBridge
package import Testing

/// Runs each test of a suite and then expects that nothing of it is alive in a library.
package struct LeavesNothing: TestTrait, SuiteTrait, TestScoping {
  private let library: KotlinLibrary

  package let isRecursive = true

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    await expectNothingLeft(in: library, sourceLocation: test.sourceLocation)
  }

  fileprivate init(in library: KotlinLibrary) {
    self.library = library
  }
}

extension Trait where Self == LeavesNothing {
  package static func leavesNothing(in library: KotlinLibrary) -> Self {
    LeavesNothing(in: library)
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
  in library: KotlinLibrary, holding: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let clock = ContinuousClock()
  let limit = clock.now + .seconds(90)
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
      try? await Task.sleep(for: .milliseconds(1))
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
