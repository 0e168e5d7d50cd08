import KotlinBridge
import Testing

extension Fixtures {
  /// The consumer cancels a subscription with callbacks.
  @Suite struct CallbackCancels {
    @Test(arguments: [1, 2, 63, 64, 65, 1024, 1025] as [Int64])
    func cancelInsideOnEachIsTheLastCallback(_ count: Int64) async throws {
      let recorder = Recorder<Int64>()
      let box = JobBox()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let job = flow.subscribe(recorder, demand: .none) { element in
        if element == count - 1 { box.get()?.cancel() }
      }
      box.set(job)
      try job.request(.unlimited)
      await job.join()
      #expect(recorder.events == events(0..<count))
      box.drop()
    }

    @Test func cancelBeforeTheFirstElementLeavesSilence() async throws {
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let job = try library.flow("gated", 1 as Int64, gate.name, of: Int64.self).subscribe(recorder)
      job.cancel()
      await job.join()
      try await gate.open()
      #expect(recorder.events == [])
    }

    @Test func cancelBeforeTheFirstRequestEndsTheJob() async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self)
      let job = flow.subscribe(recorder, demand: .none)
      try await job.cancelAndJoin()
      #expect(recorder.events == [])
      #expect(try await produced.count == 0)
    }

    @Test func cancelAfterTheEndChangesNothing() async throws {
      let recorder = Recorder<Int64>()
      let job = try library.flow("longs", 2 as Int64, of: Int64.self).subscribe(recorder)
      await job.join()
      job.cancel()
      try await job.cancelAndJoin()
      try job.request(1)
      #expect(recorder.events == events(0..<2, .completed))
    }

    @Test func cancelIsIdempotent() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(1)
      for _ in 0..<5 { job.cancel() }
      try await job.cancelAndJoin()
      try await job.cancelAndJoin()
      #expect(recorder.events == [.element(0)])
      #expect(try await unwound.count == 1)
    }

    @Test func cancelFromManyThreadsAtOnce() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(1)
      try await withThrowingTaskGroup { group in
        for index in 0..<8 {
          group.addTask {
            if index.isMultiple(of: 2) { job.cancel() } else { try await job.cancelAndJoin() }
          }
        }
        try await group.waitForAll()
      }
      await job.join()
      #expect(recorder.events == [.element(0)])
      #expect(try await unwound.count == 1)
    }

    @Test func nothingFollowsACancelThatHasReturned() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(100)
      try await job.cancelAndJoin()
      let seen = recorder.events
      #expect(seen == events(0..<Int64(seen.count)))
    }

    @Test func cancelDoesNotComplete() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow("completesWhenCancelled", 2 as Int64, of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(2)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<2))
    }

    @Test func elementsEmittedAfterTheCancelAreDropped() async throws {
      let accepted = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow(
        "emitsAfterCancel", 2 as Int64, 500 as Int64, accepted.name, of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(2)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<2))
    }

    @Test func cancelAndJoinWaitsForFinally() async throws {
      let gate = KotlinGate()
      let steps = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow(
        "finallyWaits", 1 as Int64, gate.name, steps.name, of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(1)
      let hasJoined = Locked(false)
      try await withThrowingTaskGroup { group in
        group.addTask {
          try await job.cancelAndJoin()
          hasJoined.with { $0 = true }
          #expect(try await steps.count == 2)
        }
        try await steps.reaches(1)
        #expect(!hasJoined.current)
        #expect(try library.counters.jobs >= 1)
        try await gate.open()
        try await group.waitForAll()
      }
      #expect(recorder.events == [.element(0)])
    }

    @Test func cancelAndJoinThrowsWhatNobodyElseSaw() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyThrowsWaiting", 1 as Int64, "unseen", of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(1)
      let error = await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
      #expect(error.map(Failure.init) == .fixture("unseen"))
      #expect(recorder.events == [.element(0)])
    }

    @Test func cancelAndJoinAfterACancelThrowsItToo() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyThrowsWaiting", 1 as Int64, "unseen", of: Int64.self)
      let job = flow.subscribe(recorder)
      await recorder.reaches(1)
      job.cancel()
      let error = await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
      #expect(error.map(Failure.init) == .fixture("unseen"))
      #expect(recorder.events == [.element(0)])
    }

    @Test func cancelAndJoinAfterAFailureThrowsNothing() async throws {
      let recorder = Recorder<Int64>()
      let job = try library.flow("throwsAt", 1 as Int64, "seen", of: Int64.self)
        .subscribe(recorder)
      await recorder.ends()
      try await job.cancelAndJoin()
      #expect(recorder.events == [.element(0), .threw(.fixture("seen"))])
    }

    @Test func droppingTheJobCancels() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      var job: KotlinJob? = flow.subscribe(recorder)
      await recorder.reaches(1)
      withExtendedLifetime(job) {}
      job = nil
      try await unwound.reaches(1)
      #expect(recorder.events == [.element(0)])
    }

    @Test func droppingADetachedJobDoesNotCancel() async throws {
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("gated", 3 as Int64, gate.name, of: Int64.self)
      flow.subscribe(recorder).detach()
      try await gate.open(times: 3)
      await recorder.ends()
      #expect(recorder.events == events(0..<3, .completed))
    }

    @Test func droppingAJobThatHasEndedDoesNothing() async throws {
      let recorder = Recorder<Int64>()
      var job: KotlinJob? = try library.flow("longs", 3 as Int64, of: Int64.self)
        .subscribe(recorder)
      await job?.join()
      job = nil
      #expect(recorder.events == events(0..<3, .completed))
    }

    @Test func cancellingTheTaskThatSubscribedDoesNotCancel() async throws {
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("gated", 2 as Int64, gate.name, of: Int64.self)
      let task = Task { flow.subscribe(recorder) }
      task.cancel()
      let job = await task.value
      try await gate.open(times: 2)
      await job.join()
      #expect(recorder.events == events(0..<2, .completed))
    }
  }
}
