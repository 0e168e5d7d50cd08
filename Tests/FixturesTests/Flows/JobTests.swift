import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Jobs of subscriptions with callbacks: when a cancel, a join and a drop have their effect in
  /// Kotlin.
  @Suite struct Jobs {
    @Test func cancelAndJoinWaitsForFinally() async throws {
      let (gate, steps) = (KotlinGate(), KotlinCounter())
      let recorder = EventRecorder<Int64>()
      let job = try finallyWaits(n: 1, gate: gate.name, counter: steps.name).subscribe(recorder)
      await recorder.reaches(1)
      let hasJoined = Guarded(false)
      try await withThrowingTaskGroup { group in
        group.addTask {
          try await job.cancelAndJoin()
          hasJoined.value = true
          #expect(try steps.count == 2)
        }
        try await steps.reaches(1)
        #expect(!hasJoined.value)
        #expect(try library.counters.jobs >= 1)
        try gate.open()
        try await group.waitForAll()
      }
      #expect(recorder.events == [0])
    }

    @Test(arguments: [false, true])
    func cancelAndJoinThrowsAFailureThatNobodyElseSaw(cancelsBefore: Bool) async throws {
      let recorder = EventRecorder<Int64>()
      let job = try finallyThrowsWaiting(n: 1, message: "unseen").subscribe(recorder)
      await recorder.reaches(1)
      if cancelsBefore { job.cancel() }
      let error = await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
      #expect(error.map(SeenFailure.init) == .fixture("unseen"))
      #expect(recorder.events == [0])
    }

    @Test func cancelAndJoinThrowsNoFailureThatTheCallbackWasTold() async throws {
      let recorder = EventRecorder<Int64>()
      let job = try throwsAt(k: 1, message: "seen").subscribe(recorder)
      await recorder.ends()
      try await job.cancelAndJoin()
      #expect(recorder.events == [0, .threw(.fixture("seen"))])
    }

    @Test func aJobIsJoinedOnlyWhenItsLastCallbackHasReturned() async throws {
      let latch = Latch()
      let recorder = EventRecorder<Int64>()
      let hasReturned = Guarded(false)
      let job = try endlessSynchronous().subscribe(recorder, demand: 1) { _ in
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
      let flow = try gated(n: 2, gate: gate.name)
      let task = Task { flow.subscribe(recorder) }
      task.cancel()
      let job = await task.value
      try gate.open(times: 2)
      await job.join()
      #expect(recorder.events == events(0..<2, .completed))
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureAfterTheConsumerHasGivenUpIsNotUncaught(_ form: FlowForm) async throws {
      let message = freshName()
      let flow = try finallyThrowsWaiting(n: 1, message: message)
      do {
        _ = try await following(flow, in: form) { await $0.reaches(1) }
      } catch {
        #expect(form == .callbacks, "only they join, and are told")
      }
      await expectNothingLeft(in: library, holding: 1)
      #expect(try uncaughtSeen(message: message) == 0)
    }

    @Test func aFlowThatBlocksItsThreadNoticesTheCancelAtItsNextElement() async throws {
      let recorder = EventRecorder<Int64>()
      let job = try blocking(n: 1_000_000, pause: .milliseconds(1)).placement(.io)
        .subscribe(recorder)
      await recorder.reaches(3)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<Int64(recorder.events.count)))
    }
  }
}
