import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Jobs of subscriptions with callbacks: when a cancel, a join and a drop have their effect in
  /// Kotlin.
  @Suite struct Jobs {
    @Test func cancelAndJoinWaitsForFinally() async throws {
      let (gate, steps) = (KotlinGate(), KotlinCounter())
      let recorder = EventRecorder<Int64>()
      let job = try numbers("finallyWaits", 1, gate.name, steps.name).subscribe(recorder)
      await recorder.reaches(1)
      let hasJoined = Locked(false)
      try await withThrowingTaskGroup { group in
        group.addTask {
          try await job.cancelAndJoin()
          hasJoined.value = true
          #expect(try await steps.count == 2)
        }
        try await steps.reaches(1)
        #expect(!hasJoined.value)
        #expect(try library.counters.jobs >= 1)
        try await gate.open()
        try await group.waitForAll()
      }
      #expect(recorder.events == [0])
    }

    @Test(arguments: [false, true])
    func cancelAndJoinThrowsAFailureThatNobodyElseSaw(cancelsBefore: Bool) async throws {
      let recorder = EventRecorder<Int64>()
      let job = try numbers("finallyThrowsWaiting", 1, "unseen").subscribe(recorder)
      await recorder.reaches(1)
      if cancelsBefore { job.cancel() }
      let error = await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
      #expect(error.map(SeenFailure.init) == .fixture("unseen"))
      #expect(recorder.events == [0])
    }

    @Test func cancelAndJoinThrowsNoFailureThatTheCallbackWasTold() async throws {
      let recorder = EventRecorder<Int64>()
      let job = try numbers("throwsAt", 1, "seen").subscribe(recorder)
      await recorder.ends()
      try await job.cancelAndJoin()
      #expect(recorder.events == [0, .threw(.fixture("seen"))])
    }

    @Test func aJobIsJoinedOnlyWhenItsLastCallbackHasReturned() async throws {
      let latch = Latch()
      let recorder = EventRecorder<Int64>()
      let hasReturned = Locked(false)
      let job = try numbers("endlessSynchronous").subscribe(recorder, demand: 1) { _ in
        latch.wait()
        hasReturned.value = true
      }
      await recorder.reaches(1)
      async let joined: Bool = {
        try await job.cancelAndJoin()
        return hasReturned.value
      }()
      latch.open()
      #expect(try await joined)
    }

    @Test func cancellingTheTaskThatSubscribedDoesNotCancel() async throws {
      let gate = KotlinGate()
      let recorder = EventRecorder<Int64>()
      let flow = try numbers("gated", 2, gate.name)
      let task = Task { flow.subscribe(recorder) }
      task.cancel()
      let job = await task.value
      try await gate.open(times: 2)
      await job.join()
      #expect(recorder.events == events(0..<2, .completed))
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureAfterTheConsumerHasGivenUpIsNotUncaught(_ form: FlowForm) async throws {
      let message = freshName()
      let flow = try numbers("finallyThrowsWaiting", 1, message)
      do {
        _ = try await following(flow, in: form) { await $0.reaches(1) }
      } catch {
        #expect(form == .callbacks, "only they join, and are told")
      }
      await expectNothingLeft(in: library)
      #expect(try await library.call("uncaughtSeen", message, returning: Int64.self) == 0)
    }

    @Test func aFlowThatBlocksItsThreadNoticesTheCancelAtItsNextElement() async throws {
      let recorder = EventRecorder<Int64>()
      let job = try numbers("blocking", 1_000_000, Duration.milliseconds(1)).placement(.io)
        .subscribe(recorder)
      await recorder.reaches(3)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<Int64(recorder.events.count)))
    }
  }
}
