import Fixtures
import Foundation
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// What `expectNothingLive(in:)` finds alive in a real library. Each test has a process of its own, because its counters
/// are those of all tests.
@Suite(.timeLimit(.minutes(2))) struct LiveObjectTests {
  @Test func aSubscriptionToARealLibraryIsNamed() async {
    await #expect(processExitsWith: .success) {
      let library = FixturesLibrary.library
      KotlinTrace.trackLive(in: library)
      let job = try neverEmits().subscribe(onEach: { _ in }, onThrow: { _ in })
      let error = await #expect(throws: LiveObjects.self) {
        try await expectNothingLive(in: library, within: .milliseconds(10))
      }
      // The place is where the generated code makes the flow.
      #expect(
        linesWithoutAges(of: error).map {
          $0.replacing(/looked up at Fixtures\/\w+\.swift:\d+/, with: "looked up there")
        } == [
          "still alive in fixtures:",
          "  subscription #2 to 'neverEmits', looked up there: not cancelled, unlimited demand "
            + "outstanding",
        ])
      try await job.cancelAndJoin()
      try await expectNothingLive(in: library)
    }
  }

  @Test func aRealLibraryThatIsUsedRightlyLeavesNothing() async {
    await #expect(processExitsWith: .success) {
      let library = FixturesLibrary.library
      KotlinTrace.trackLive(in: library)
      for _ in 0..<100 {
        _ = try await add(a: 1, b: 2)
        _ = try await hops(value: 1)
        for try await _ in try emitsThenWaits(n: 3) { break }
      }
      try await expectNothingLive(in: library)
    }
  }

  @Test func workThatBeganBeforeTheTrackingIsCounted() async {
    await #expect(processExitsWith: .success) {
      unsetenv("KOTLIN_BRIDGE_TRACE")
      let library = FixturesLibrary.library
      let job = try neverEmits().subscribe(onEach: { _ in }, onThrow: { _ in })
      let error = await #expect(throws: LiveObjects.self) {
        try await expectNothingLive(in: library, within: .milliseconds(10))
      }
      #expect(
        linesWithoutAges(of: error) == [
          "still alive in fixtures:",
          "  1 more job, 1 of them subscriptions, made before the library was tracked: call "
            + "KotlinTrace.trackLive(in:) first, or set KOTLIN_BRIDGE_TRACE=live in the "
            + "environment, to see where",
        ])
      try await job.cancelAndJoin()
      try await expectNothingLive(in: library)
    }
  }
}
