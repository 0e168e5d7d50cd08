import Testing

@testable import KotlinBridgeConformance

extension ConformanceChecks {
  /// The check of calls fails for each mistake that a bridge can make.
  @Suite struct OfMistakenCalls {
    @Test func aRightOnePasses() async throws {
      #expect(try await failure(of: .none) == nil)
    }

    @Test(arguments: MistakenCalls.Mistake.allCases.filter { $0 != .none })
    func aWrongOneFails(_ mistake: MistakenCalls.Mistake) async throws {
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

    /// The failure of K20; nil if it passes.
    private func failure(of mistake: MistakenCalls.Mistake) async throws -> CheckFailure? {
      let check = try #require(Check.callChecks.first)
      let settings = CheckSettings(
        rounds: 20, patience: .milliseconds(300), calm: .milliseconds(2))
      let calls = MistakenCalls(mistake)
      defer { calls.abandon() }
      do {
        try await check.body(.call([calls]), settings)
        return nil
      } catch let failure as CheckFailure {
        return failure
      }
    }
  }
}
