import CKotlinBridge
import KotlinBridge
import Testing

#if canImport(Glibc)
  import Glibc
#endif

extension Fixtures {
  /// Two libraries in a process, and the end of the process.
  @Suite struct RacesOfLibraries {
    @Test func twoLibrariesAtOnceStayApart() async throws {
      let people = try People()
      let json = #"{"people": [{"name": "A", "craft": "ISS"}], "number": 1, "message": "success"}"#
      let positions = try people.positions(every: .milliseconds(1))
      let numbers = try library.flow("hopsBetween", 200 as Int64, of: Int64.self)
      try await forEachRound(10) { round, seed in
        async let seen = history(of: numbers, in: Form.allCases[round % Form.allCases.count])
        async let count = {
          var count = 0
          for try await _ in positions {
            count += 1
            if count == 3 { break }
          }
          return count
        }()
        for _ in 0..<20 {
          let answer: Int64 = try await library.call("hops", 3 as Int64)
          #expect(answer == 3)
          let error = await #expect(throws: KotlinError.self) {
            // Known to the other library only.
            let _: Int64 = try await people.library.call("hops", 3 as Int64)
          }
          #expect(error?.message.contains("'fetchPeople'") == true)
        }
        #expect(json.utf8.count > 0)
        #expect(await seen == events(0..<200, .completed))
        #expect(try await count == 3)
      }
      await expectNothingLeft(in: people.library)
    }

    @Test func countersAreALibrarysOwn() async throws {
      let people = try People()
      await expectNothingLeft(in: people.library)
      let recorder = Recorder<Position>()
      let job = try people.positions(every: .seconds(1000)).subscribe(recorder)
      await recorder.reaches(1)
      let theirs = try people.library.counters
      #expect([theirs.jobs, theirs.subscriptions, theirs.handles] == [1, 1, 1])
      let ours = try library.counters
      #expect([ours.jobs, ours.subscriptions, ours.handles] == [0, 0, 0])
      try await job.cancelAndJoin()
      await expectNothingLeft(in: people.library)
    }

    @Test func oneLibraryOpenedTwiceIsOneLibrary() async throws {
      let first = try People()
      let second = try People()
      let recorder = Recorder<Position>()
      let job = try first.positions(every: .seconds(1000)).subscribe(recorder)
      await recorder.reaches(1)
      #expect(try second.library.counters.jobs == 1)
      try await job.cancelAndJoin()
      await expectNothingLeft(in: second.library)
    }

    @Test func aProcessMayExitWithStreamsAndCallsThatLive() async {
      await #expect(processExitsWith: .exitCode(7)) {
        let endless = try library.flow("endlessSynchronous", of: Int64.self)
        let delayed = try library.flow("endlessDelayed", Duration.milliseconds(1), of: Int64.self)
        let state = try library.mutableStateFlow("state", "exit", of: Int64.self)
        let recorder = Recorder<Int64>()
        for flow in [endless.placement(.default), delayed, delayed.placement(.io)] {
          flow.subscribe(onEach: { _ in }, onThrow: { _ in }).detach()
        }
        state.flow.subscribe(recorder).detach()
        library.call("neverReturns", "exit") { (_: Result<Int64, KotlinError>) in }
        Task { for try await _ in endless {} }
        Task { for try await _ in delayed {} }
        await recorder.reaches(1)
        let _: Int64 = try await library.call("awaitCounter", "exit", 1 as Int64)
        exit(7)
      }
    }
  }
}
