import Testing

@testable import KotlinBridgeConformance

extension ConformanceChecks {
  /// The check of calls fails for each thing that a bridge can get wrong.
  @Suite struct OfFakeCalls {
    @Test func aRightOnePasses() async throws {
      #expect(try await failure(of: .none) == nil)
    }

    @Test(arguments: FakeCalls.Mistake.allCases.filter { $0 != .none })
    func aWrongOneFails(_ mistake: FakeCalls.Mistake) async throws {
      let failure = try #require(try await failure(of: mistake))
      #expect(failure.observed.hasPrefix("a fake: "))
    }

    @Test func theFailureHasTheWholeHistory() async throws {
      let failure = try #require(try await failure(of: .answersTwice))
      #expect(
        failure.expected
          == "one answer of a call that returns 42, cancelled after its answer: 42, and nothing else "
          + "but its release")
      #expect(
        failure.observed
          == "a fake: 42 42 [cancel called] [cancel returned] [cancel called] [cancel returned]")
    }

    /// How K20 fails, or nil where it passes.
    private func failure(of mistake: FakeCalls.Mistake) async throws -> CheckFailure? {
      let check = try #require(Check.callChecks.first)
      let context = CheckContext(
        rounds: 20, patience: .milliseconds(300), calm: .milliseconds(2))
      let calls = FakeCalls(mistake)
      defer { calls.abandon() }
      do {
        try await check.body(.call([calls]), context)
        return nil
      } catch let failure as CheckFailure {
        return failure
      }
    }
  }
}
