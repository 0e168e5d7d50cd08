import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Two libraries in one process stay apart (rule K43, which the command can't check).
  @Suite struct TwoLibraries {
    @Test func twoLibrariesAtOnceStayApart() async throws {
      let second = try SecondLibrary()
      let ticks = try second.ticks(every: .milliseconds(1))
      let hopping = try hopsBetween(n: 200)
      try await forEachRound(10) { round, seed in
        async let seen = history(of: hopping, in: FlowForm.allCases[round % 5])
        async let count = {
          var count = 0
          for try await _ in ticks {
            count += 1
            if count == 3 { break }
          }
          return count
        }()
        for _ in 0..<20 {
          let answer = try await hops(value: 3)
          #expect(answer == 3)
          let error = await #expect(throws: KotlinError.self) {
            // Only the fixtures have this function.
            _ = try await second.library.call(
              "hops", encodedArguments: encoded(3 as Int64), returning: Int64.self)
          }
          #expect(error?.message.hasPrefix("kitchen has no function 'hops'; it has '") == true)
          #expect(error?.message.hasSuffix(" more") == true)
        }
        #expect(await seen == events(0..<200, .completed))
        #expect(try await count == 3)
      }
      await expectNothingLeft(in: second.library, holding: 1)
    }

    @Test func countersAreALibrarysOwn() async throws {
      let second = try SecondLibrary()
      await expectNothingLeft(in: second.library)
      let recorder = EventRecorder<Int64>()
      let job = try second.ticks(every: .seconds(1000)).subscribe(recorder)
      await recorder.reaches(1)
      let theirs = try second.library.counters
      #expect([theirs.jobs, theirs.subscriptions, theirs.handles] == [1, 1, 1])
      let ours = try library.counters
      #expect([ours.jobs, ours.subscriptions, ours.handles] == [0, 0, 0])
      try await job.cancelAndJoin()
      await expectNothingLeft(in: second.library)
    }

    @Test func oneLibraryOpenedTwiceIsOneLibrary() async throws {
      let first = try SecondLibrary()
      let second = try SecondLibrary()
      let recorder = EventRecorder<Int64>()
      let job = try first.ticks(every: .seconds(1000)).subscribe(recorder)
      await recorder.reaches(1)
      #expect(try second.library.counters.jobs == 1)
      try await job.cancelAndJoin()
      await expectNothingLeft(in: second.library)
    }
  }
}
