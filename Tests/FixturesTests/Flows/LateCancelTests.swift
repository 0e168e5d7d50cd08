import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// What may still come after a cancel, and that nobody waits for anybody under a lock.
  @Suite struct LateCancels {
    private static let rounds = 100

    @Test(arguments: [KB_CANCEL_LATER, KB_CANCEL_HERE])
    func atMostOneBatchFollowsACancelFromAnotherThread(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      for _ in 0..<LateCancels.rounds {
        let raw = RawSubscription(flow, placement: KB_DEFAULT)
        await raw.recorder.reaches(1)
        raw.cancel(place)
        let before = raw.batches
        await raw.recorder.isReleased()
        #expect(raw.batches <= before + 1)
        let elements = raw.recorder.elements
        #expect(elements == Array(0..<Int64(elements.count)))
      }
    }

    @Test func atMostOneCallbackFollowsACancelFromAnotherThread() async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      for _ in 0..<LateCancels.rounds {
        let recorder = Recorder<Int64>()
        let job = flow.subscribe(recorder)
        await recorder.reaches(1)
        job.cancel()
        let before = recorder.events.count
        await job.join()
        #expect(recorder.events.count <= before + 1)
        #expect(recorder.events == events(0..<Int64(recorder.events.count)))
      }
    }

    @Test func atMostOneValueFollowsACancelFromAnotherThread() async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      for _ in 0..<LateCancels.rounds {
        let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
        flow.publisher().subscribe(subscriber)
        await subscriber.recorder.reaches(1)
        subscriber.cancel()
        let before = subscriber.recorder.events.count
        await expectNothingLeft(in: library)
        let seen = subscriber.recorder.events
        #expect(seen.count <= before + 1)
        #expect(seen == events(0..<Int64(seen.count)))
      }
    }

    @Test func aBlockedCallbackBlocksNoRequestAndNoCancel() async throws {
      let latch = Latch()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let job = flow.subscribe(recorder, demand: 1) { _ in latch.wait() }
      await recorder.reaches(1)
      try job.request(5)
      job.cancel()
      try job.request(5)
      #expect(recorder.events == [.element(0)])
      latch.open()
      await job.join()
      #expect(recorder.events == [.element(0)])
    }

    @Test func aBlockedSubscriberBlocksNoRequestAndNoCancel() async throws {
      let latch = Latch()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .max(1)) { _, _ in
        latch.wait()
        return .max(1)
      }
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.reaches(1)
      subscriber.request(.max(5))
      subscriber.cancel()
      subscriber.request(.max(5))
      latch.open()
      await expectNothingLeft(in: library)
      #expect(subscriber.recorder.events == [.element(0)])
    }

    @Test func aJobIsJoinedOnlyWhenItsLastCallbackHasReturned() async throws {
      let latch = Latch()
      let recorder = Recorder<Int64>()
      let hasReturned = Locked(false)
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let job = flow.subscribe(recorder, demand: 1) { _ in
        latch.wait()
        hasReturned.with { $0 = true }
      }
      await recorder.reaches(1)
      async let joined: Bool = {
        try await job.cancelAndJoin()
        return hasReturned.current
      }()
      latch.open()
      #expect(try await joined)
    }

    @Test(arguments: Form.allCases)
    func aFailureAfterGivingUpIsNoUncaughtOne(_ form: Form) async throws {
      let message = freshName()
      let flow = try library.flow("finallyThrowsWaiting", 1 as Int64, message, of: Int64.self)
      switch form {
      case .callbacks:
        let recorder = Recorder<Int64>()
        let job = flow.subscribe(recorder)
        await recorder.reaches(1)
        await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
      case .table, .sequence, .stream, .publisher:
        _ = try await following(flow, in: form) { await $0.reaches(1) }
      }
      await expectNothingLeft(in: library)
      #expect(try await library.call("uncaughtSeen", message, returning: Int64.self) == 0)
    }

    @Test func breakDoesNotTellAFailureThatItCaused() async throws {
      let message = freshName()
      let flow = try library.flow("finallyThrowsWaiting", 3 as Int64, message, of: Int64.self)
      for try await element in flow where element == 1 { break }
      await expectNothingLeft(in: library)
      #expect(try await library.call("uncaughtSeen", message, returning: Int64.self) == 0)
    }

    @Test func aFlowThatBlocksItsThreadNoticesTheCancelAtItsNextElement() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow(
        "blocking", 1_000_000 as Int64, Duration.milliseconds(1), of: Int64.self)
      let job = flow.placement(.io).subscribe(recorder)
      await recorder.reaches(3)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<Int64(recorder.events.count)))
    }
  }
}
