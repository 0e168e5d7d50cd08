import CKotlinBridge
import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// Where Kotlin code runs, and that nobody's thread is held.
  @Suite struct Placements {
    @Test func withCallerEverythingRunsOnTheThreadThatSubscribes() async throws {
      let caller = threadNumber()
      let subscription = ManualSubscription(try threads(n: 20), placement: KB_CALLER)
      #expect(
        subscription.recorder.events
          == events(Array(repeating: caller, count: 20), .completed) + [.released(unseen: nil)])
      #expect(subscription.releasedOn.value == caller)
      let seen = Guarded<[UInt64]>([])
      let recorder = EventRecorder<UInt64>()
      let job = try threads(n: 5).placement(.caller).subscribe(recorder) { kotlins in
        seen.withLock { $0 += [kotlins, threadNumber()] }
      }
      #expect(seen.value == Array(repeating: caller, count: 10))
      #expect(recorder.events.last == .completed)
      await job.join()
    }

    @Test @MainActor func aSequenceRunsOnTheThreadThatAsksUnlessToldOtherwise() async throws {
      var iterator = try threads(n: 5).makeAsyncIterator()
      let caller = threadNumber()
      for _ in 0..<5 { #expect(try await iterator.next() == caller) }
      #expect(try await iterator.next() == nil)
    }

    @Test func withCallerEachRequestRunsOnTheThreadThatRequests() async throws {
      // A rendezvous, for otherwise the flow makes its second element before it waits.
      let subscription = ManualSubscription(
        try threads(n: 20), placement: KB_CALLER, flags: KB_RENDEZVOUS, demand: 1)
      #expect(subscription.recorder.elements == [threadNumber()])
      let second = await Task.detached {
        subscription.request(1)
        return threadNumber()
      }.value
      #expect(subscription.recorder.elements.last == second)
      subscription.cancel(KB_CANCEL_HERE)
      await subscription.recorder.releases()
    }

    @Test func callbacksAndPublishersRunElsewhereUnlessToldOtherwise() async throws {
      let flow = try threads(n: 50)
      let (called, published) = (EventRecorder<UInt64>(), EventRecorder<UInt64>())
      await onNewThread {
        let job = flow.subscribe(called)
        flow.publisher().subscribe(FlowSubscriber(in: published))
        return (threadNumber(), job)
      } then: { (caller, job) in
        await job.join()
        await published.ends()
        for recorder in [called, published] {
          #expect(recorder.elements.count == 50)
          #expect(!recorder.elements.contains(caller))
        }
      }
    }

    // Its registration runs on the thread that subscribes, its callbacks do not.
    @Test(arguments: [KB_DEFAULT, KB_IO])
    func hotFlowsCallBackElsewhere(_ placement: kb_placement) async throws {
      for flow in [try freshState().flow, stateOnCancelledScope.flow] {
        let threads = Guarded<[UInt64]>([])
        await onNewThread {
          let subscription = ManualSubscription(
            flow, placement: placement,
            onEach: { _, _ in threads.withLock { $0.append(threadNumber()) } },
            onEnd: { _ in threads.withLock { $0.append(threadNumber()) } })
          return (threadNumber(), subscription)
        } then: { (caller, subscription) in
          await subscription.recorder.reaches(1)
          subscription.cancel(KB_CANCEL_LATER)
          await subscription.recorder.releases()
          #expect(threads.value.count == 1)
          #expect(!threads.value.contains(caller))
          #expect(subscription.releasedOn.value != caller)
        }
      }
    }

    @Test func aFlowThatATimerResumesGoesOnElsewhere() async throws {
      let flow = try threadsAcrossDelays(n: 3, pause: .milliseconds(1))
      await onNewThread {
        let subscription = ManualSubscription(flow, placement: KB_CALLER)
        // What is resumed before the call has returned may still run in it.
        return (threadNumber(), subscription, subscription.recorder.events.count)
      } then: { (caller, subscription, inTheCall) in
        await subscription.recorder.releases()
        let elements = subscription.recorder.elements
        #expect(elements.count == 4)
        #expect(elements.first == caller)
        #expect(!elements.dropFirst(inTheCall).contains(caller))
      }
    }

    @Test func aFlowThatAnotherThreadResumesRunsOnNeitherThread() async throws {
      let state = try freshState()
      let threads = History<UInt64>()
      await onNewThread {
        let subscription = ManualSubscription(state.flow, placement: KB_CALLER) { _, _ in
          threads.append(threadNumber())
        }
        return (threadNumber(), subscription)
      } then: { (subscriber, subscription) in
        await onNewThread {
          try? state.set(1)
          return threadNumber()
        } then: { emitter in
          await threads.reaches(2)
          #expect(threads.events[0] == subscriber)
          #expect(![subscriber, emitter].contains(threads.events[1]))
        }
        subscription.cancel(KB_CANCEL_HERE)
        await subscription.recorder.releases()
      }
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aBlockedConsumerDelaysNobodyElsesTimers(_ placement: KotlinPlacement) async throws {
      let pause = Duration.milliseconds(1)
      let latch = Latch()
      let blocked = EventRecorder<UInt64>()
      let first = try threadsAcrossDelays(n: 2, pause: pause)
        .placement(placement)
        .subscribe(blocked) { _ in
          // Not in the first callback, which comes on this thread with `.caller`.
          if blocked.events.count == 2 { latch.wait() }
        }
      await blocked.reaches(2)
      let ticks = EventRecorder<Int64>()
      let second = try endlessDelayed(interval: pause).subscribe(ticks)
      await ticks.reaches(20)
      #expect(blocked.events.count == 2)
      latch.open()
      await first.join()
      try await second.cancelAndJoin()
      #expect(blocked.events.count == 4)
      #expect(ticks.events == events(0..<Int64(ticks.events.count)))
    }

    // What is tested is that `subscribe` and `request` return although the flow goes on.
    @Test(arguments: PushForm.allCases)
    func anEndlessFlowGivesTheCallersThreadBack(_ form: PushForm) async throws {
      let consumer = PushConsumer(
        try endlessSynchronous(), as: form, placement: .caller)
      await consumer.reaches(10_000)
      consumer.cancel()
      let seen = await consumer.ends()
      #expect(seen == events(0..<Int64(seen.count)))
    }

    @Test func aCallersThreadRunsOnePortionAndTheRestRunsElsewhere() async throws {
      let flow = try threads(n: 10_000)
      await onNewThread {
        (threadNumber(), ManualSubscription(flow, placement: KB_CALLER))
      } then: { (caller, subscription) in
        await subscription.recorder.releases()
        let elements = subscription.recorder.elements
        #expect(elements.count == 10_000)
        // Unlimited demand is taken in portions of 1024; one more is made and then waits in `emit`.
        let own = elements.prefix { $0 == caller }.count
        #expect(own == 1025)
        let others = Set(elements.dropFirst(own))
        #expect(!others.contains(caller))
      }
    }

    @Test func anUnlimitedWindowGivesTheThreadOfNextBack() async throws {
      var iterator = try endlessSynchronous().window(.unlimited).makeAsyncIterator()
      for expected in 0..<5000 as Range<Int64> { #expect(try await iterator.next() == expected) }
    }

    @Test @MainActor func aConsumerOnTheMainActorStaysThere() async throws {
      for flow in [
        try longs(n: 200), try onDefault(n: 200), try hopsBetween(n: 200), try onOwnThread(n: 200),
      ] {
        var expected: Int64 = 0
        for try await element in flow {
          MainActor.preconditionIsolated()
          #expect(element == expected)
          expected += 1
        }
        #expect(expected == 200)
      }
    }
  }
}
