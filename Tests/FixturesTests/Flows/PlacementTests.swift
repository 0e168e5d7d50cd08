import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// Where Kotlin code runs, and that nobody's thread is held.
  @Suite struct Placements {
    @Test func withCallerKotlinRunsOnTheThreadThatSubscribes() async throws {
      let flow = try library.flow("threads", 20 as Int64, of: UInt64.self)
      let caller = currentThread()
      let raw = RawSubscription(flow, placement: KB_CALLER)
      let threads = Array(repeating: caller, count: 20)
      #expect(raw.recorder.events == events(threads, .completed) + [.released(unseen: nil)])
      #expect(raw.releasedOn.current == caller)
    }

    @Test func withCallerCallbacksComeOnTheThreadThatSubscribes() async throws {
      let seen = Recorder<UInt64>()
      let flow = try library.flow("threads", 5 as Int64, of: UInt64.self).placement(.caller)
      let caller = currentThread()
      let job = flow.subscribe(
        onEach: { kotlins in
          seen.record(.element(kotlins))
          seen.record(.element(currentThread()))
        }, onComplete: { seen.record(.completed) }, onThrow: { seen.threw($0) })
      #expect(seen.events == events(Array(repeating: caller, count: 10), .completed))
      await job.join()
    }

    @Test @MainActor func aSequenceRunsOnTheThreadThatAsksWithoutBeingToldSo() async throws {
      let flow = try library.flow("threads", 5 as Int64, of: UInt64.self)
      var iterator = flow.makeAsyncIterator()
      let caller = currentThread()
      for _ in 0..<5 { #expect(try await iterator.next() == caller) }
      #expect(try await iterator.next() == nil)
    }

    @Test func withCallerEachRequestRunsOnTheThreadThatRequests() async throws {
      let flow = try library.flow("threads", 20 as Int64, of: UInt64.self)
      let raw = RawSubscription(flow, placement: KB_CALLER, demand: 1)
      let first = currentThread()
      #expect(raw.recorder.elements == [first])
      let second = await Task.detached {
        raw.request(1)
        return currentThread()
      }.value
      #expect(raw.recorder.elements.last == second || raw.recorder.elements.count == 1)
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
    }

    @Test(arguments: [KB_DEFAULT, KB_IO])
    func withoutCallerNothingRunsOnTheThreadThatSubscribes(_ placement: kb_placement) async throws {
      let flow = try library.flow("threads", 50 as Int64, of: UInt64.self)
      let calling = Locked<[UInt64]>([])
      // On a thread of its own, which no Kotlin worker can be.
      await onThread {
        calling.with { $0.append(currentThread()) }
        let raw = RawSubscription(flow, placement: placement) { _, _ in
          calling.with { $0.append(currentThread()) }
        }
        return raw
      } then: { raw in
        await raw.recorder.isReleased()
        let caller = calling.current[0]
        #expect(raw.recorder.elements.count == 50)
        #expect(!raw.recorder.elements.contains(caller))
        #expect(!calling.current.dropFirst().contains(caller))
        #expect(raw.releasedOn.current != caller)
      }
    }

    @Test func callbacksRunElsewhereWithoutBeingToldSo() async throws {
      let flow = try library.flow("threads", 50 as Int64, of: UInt64.self)
      await onThread {
        let recorder = Recorder<UInt64>()
        return (currentThread(), recorder, flow.subscribe(recorder))
      } then: { (caller, recorder, job) in
        await job.join()
        #expect(recorder.elements.count == 50)
        #expect(!recorder.elements.contains(caller))
      }
    }

    @Test func publishersRunElsewhereWithoutBeingToldSo() async throws {
      let flow = try library.flow("threads", 50 as Int64, of: UInt64.self)
      await onThread {
        let subscriber = FlowSubscriber<UInt64>(demand: .unlimited)
        flow.publisher().subscribe(subscriber)
        return (currentThread(), subscriber.recorder)
      } then: { (caller, recorder) in
        await recorder.ends()
        #expect(recorder.elements.count == 50)
        #expect(!recorder.elements.contains(caller))
      }
    }

    // Its registration runs on the thread that subscribes, its callbacks do not.
    @Test(arguments: [KB_DEFAULT, KB_IO])
    func hotFlowsCallBackElsewhere(_ placement: kb_placement) async throws {
      let state = try library.stateFlow("state", freshName(), of: Int64.self)
      let onCancelledScope = try library.stateFlow("stateOnCancelledScope", of: Int64.self)
      for flow in [state.flow, onCancelledScope.flow] {
        let threads = Locked<[UInt64]>([])
        await onThread {
          threads.with { $0.append(currentThread()) }
          let raw = RawSubscription(
            flow, placement: placement,
            onEach: { _, _ in threads.with { $0.append(currentThread()) } },
            onEnd: { _ in threads.with { $0.append(currentThread()) } })
          return raw
        } then: { raw in
          await raw.recorder.reaches(1)
          raw.cancel(KB_CANCEL_LATER)
          await raw.recorder.isReleased()
          let caller = threads.current[0]
          #expect(threads.current.count == 2)
          #expect(threads.current[1] != caller)
          #expect(raw.releasedOn.current != caller)
        }
      }
    }

    @Test func whatATimerResumesGoesOnElsewhere() async throws {
      let pause = Duration.milliseconds(1)
      let flow = try library.flow("threadsAcrossDelays", 3 as Int64, pause, of: UInt64.self)
      await onThread {
        let raw = RawSubscription(flow, placement: KB_CALLER)
        // What is resumed before the call has returned may still run in it.
        return (currentThread(), raw, raw.recorder.events.count)
      } then: { (caller, raw, inTheCall) in
        await raw.recorder.isReleased()
        #expect(raw.recorder.elements.count == 4)
        #expect(raw.recorder.elements.first == caller)
        #expect(!raw.recorder.elements.dropFirst(inTheCall).contains(caller))
      }
    }

    @Test func whatAnotherThreadResumesRunsOnNeither() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let threads = Recorder<UInt64>()
      await onThread {
        let raw = RawSubscription(state.flow, placement: KB_CALLER) { _, _ in
          threads.record(.element(currentThread()))
        }
        return (currentThread(), raw)
      } then: { (subscriber, raw) in
        await onThread {
          try? state.set(1)
          return currentThread()
        } then: { emitter in
          await threads.reaches(2)
          #expect(threads.elements[0] == subscriber)
          #expect(![subscriber, emitter].contains(threads.elements[1]))
        }
        raw.cancel(KB_CANCEL_HERE)
        await raw.recorder.isReleased()
      }
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aBlockedConsumerDelaysNobodyElsesTimers(_ placement: KotlinPlacement) async throws {
      let pause = Duration.milliseconds(1)
      let latch = Latch()
      let blocked = Recorder<UInt64>()
      let first = try library.flow("threadsAcrossDelays", 2 as Int64, pause, of: UInt64.self)
        .placement(placement)
        .subscribe(blocked) { _ in
          // Not in the first, which with `.caller` comes on this thread.
          if blocked.events.count == 2 { latch.wait() }
        }
      await blocked.reaches(2)
      let ticks = Recorder<Int64>()
      let second = try library.flow("endlessDelayed", pause, of: Int64.self).subscribe(ticks)
      await ticks.reaches(20)
      #expect(blocked.events.count == 2)
      latch.open()
      await first.join()
      try await second.cancelAndJoin()
      #expect(blocked.events.count == 4)
      #expect(ticks.events == events(0..<Int64(ticks.events.count)))
    }

    @Test func manyConsumersMayBlockOnIO() async throws {
      let latch = Latch()
      let blocked = Recorder<Int64>()
      let flow = try library.flow("longs", 1 as Int64, of: Int64.self).placement(.io)
      // More than `Dispatchers.Default` has workers.
      let jobs = (0..<12).map { _ in
        flow.subscribe(
          onEach: {
            blocked.record(.element($0))
            latch.wait()
          }, onThrow: { blocked.threw($0) })
      }
      await blocked.reaches(12)
      let others = try library.flow("hopsBetween", 100 as Int64, of: Int64.self)
      #expect(await history(of: others, in: .callbacks) == events(0..<100, .completed))
      latch.open()
      for job in jobs { await job.join() }
      #expect(blocked.events.count == 12)
    }

    @Test func anEndlessFlowGivesTheCallersThreadBack() async throws {
      let recorder = Recorder<Int64>()
      let job = try library.flow("endlessSynchronous", of: Int64.self).placement(.caller)
        .subscribe(recorder)
      // That `subscribe` has returned is what is tested; the flow goes on.
      await recorder.reaches(10_000)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<Int64(recorder.events.count)))
    }

    @Test func aCallersThreadRunsOnePortionAndTheRestRunsElsewhere() async throws {
      let flow = try library.flow("threads", 10_000 as Int64, of: UInt64.self)
      await onThread {
        (currentThread(), RawSubscription(flow, placement: KB_CALLER))
      } then: { (caller, raw) in
        await raw.recorder.isReleased()
        let elements = raw.recorder.elements
        #expect(elements.count == 10_000)
        // Unlimited demand is taken in portions of 1024; one more is made and then waits in `emit`.
        let own = elements.prefix { $0 == caller }.count
        #expect(own == 1025)
        let others = Set(elements.dropFirst(own))
        #expect(!others.contains(caller))
      }
    }

    @Test func anEndlessFlowGivesTheThreadOfARequestBack() async throws {
      let raw = RawSubscription(
        try library.flow("endlessSynchronous", of: Int64.self), placement: KB_CALLER, demand: 0)
      #expect(raw.request(.max) == KB_OK)
      await raw.recorder.reaches(10_000)
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.elements == Array(0..<Int64(raw.recorder.elements.count)))
    }

    @Test func anUnlimitedWindowGivesTheThreadOfNextBack() async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self).window(.unlimited)
      var iterator = flow.makeAsyncIterator()
      for expected in 0..<5000 as Range<Int64> { #expect(try await iterator.next() == expected) }
    }

    @Test @MainActor func aConsumerOnTheMainActorStaysThere() async throws {
      for name in ["longs", "onDefault", "hopsBetween", "onOwnThread"] {
        var expected: Int64 = 0
        for try await element in try library.flow(name, 200 as Int64, of: Int64.self) {
          MainActor.preconditionIsolated()
          #expect(element == expected)
          expected += 1
        }
        #expect(expected == 200)
      }
    }

    @Test func aConsumerOnAnActorStaysThere() async throws {
      let counter = ActorThatCounts()
      try await counter.count(try library.flow("hopsBetween", 200 as Int64, of: Int64.self))
      #expect(await counter.sum == 199 * 100)
    }
  }
}

private actor ActorThatCounts {
  var sum: Int64 = 0

  func count(_ flow: KotlinFlow<Int64>) async throws {
    for try await element in flow {
      preconditionIsolated()
      sum += element
    }
  }
}
