import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// Shared flows: replay, then live, and nothing is missed after a subscription has been made.
  @Suite struct SharedFlows {
    @Test(arguments: Form.allCases)
    func replayComesFirstAndThenWhatIsLive(_ form: Form) async throws {
      let name = freshName()
      let flow = try library.flow("replaysTwo", name, of: Int64.self)
      for value in 1...3 as ClosedRange<Int64> { try await emit("ToReplaysTwo", name, value) }
      let seen = try await following(flow, in: form) { recorder in
        await recorder.reaches(2)
        for value in 4...6 as ClosedRange<Int64> { try await emit("ToReplaysTwo", name, value) }
        await recorder.reaches(5)
      }
      #expect(seen == events([2, 3, 4, 5, 6]))
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func whatIsEmittedRightAfterSubscribeIsNotLost(_ placement: kb_placement) async throws {
      let name = freshName()
      let flow = try library.flow("dropsOldest", name, of: Int64.self)
      let raw = RawSubscription(flow, placement: placement)
      for value in 0..<5 as Range<Int64> { try await emitToDropsOldest(name, value) }
      await raw.recorder.reaches(5)
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<5) + [.released(unseen: nil)])
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func registrationIsOverWhenTheFirstRequestReturns(_ placement: kb_placement) async throws {
      let name = freshName()
      let flow = try library.flow("replaysNothing", name, of: Int64.self)
      let raw = RawSubscription(flow, placement: placement, demand: 0)
      #expect(try await subscribers(name) == 0)
      raw.request(1)
      #expect(try await subscribers(name) == 1)
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(try await subscribers(name) == 0)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func callbacksAreRegisteredWhenSubscribeReturns(_ placement: KotlinPlacement) async throws {
      let name = freshName()
      let recorder = Recorder<Int64>()
      let job = try library.flow("replaysNothing", name, of: Int64.self).placement(placement)
        .subscribe(recorder)
      #expect(try await subscribers(name) == 1)
      try await emit("ToReplaysNothing", name, 8)
      await recorder.reaches(1)
      try await job.cancelAndJoin()
      #expect(recorder.events == [.element(8)])
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aSubscriberIsRegisteredWhenItsRequestReturns(_ placement: KotlinPlacement) async throws {
      let name = freshName()
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
      try library.flow("replaysNothing", name, of: Int64.self).placement(placement).publisher()
        .subscribe(subscriber)
      #expect(try await subscribers(name) == 1)
      try await emit("ToReplaysNothing", name, 8)
      await subscriber.recorder.reaches(1)
      subscriber.cancel()
      #expect(subscriber.recorder.events == [.element(8)])
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io]) @MainActor
    func aSequenceIsRegisteredBeforeNextSuspends(_ placement: KotlinPlacement) async throws {
      let name = freshName()
      let flow = try library.flow("replaysNothing", name, of: Int64.self).placement(placement)
      var hasBegun = false
      let first = Task { @MainActor in
        var iterator = flow.makeAsyncIterator()
        hasBegun = true
        return try await iterator.next()
      }
      // Both are on the main actor: what is seen here, the task has done before `next()` suspended.
      while !hasBegun { await Task.yield() }
      #expect(try library.counters.subscriptions == 1)
      let registered = try await subscribers(name)
      #expect(registered == 1)
      try await emit("ToReplaysNothing", name, 8)
      #expect(try await first.value == 8)
    }

    @Test func aSlowSubscriberHoldsTheEmitterAndLosesNothing() async throws {
      let name = freshName()
      let flow = try library.flow("replaysNothing", name, of: Int64.self)
      let raw = RawSubscription(flow, demand: 1)
      let emitted = Locked<Int64>(0)
      let emitter = Task {
        for value in 0..<20 as Range<Int64> {
          try await emit("ToReplaysNothing", name, value)
          emitted.with { $0 += 1 }
        }
      }
      for count in 1...20 {
        await raw.recorder.reaches(count)
        // One element more is held in the subscription's `emit`.
        #expect(emitted.current <= count + 1)
        raw.request(1)
      }
      try await emitter.value
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events(0..<20) + [.released(unseen: nil)])
    }

    @Test func aSubscriberThatMayLoseElementsGetsTheLatest() async throws {
      let name = freshName()
      let flow = try library.flow("dropsOldest", name, of: Int64.self)
      let raw = RawSubscription(flow, demand: 1)
      try await emitToDropsOldest(name, 0)
      await raw.recorder.reaches(1)
      for value in 1..<100 as Range<Int64> { try await emitToDropsOldest(name, value) }
      raw.request(100)
      await raw.recorder.waits { $0.last == .element(99) }
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      let elements = raw.recorder.elements
      #expect(elements.first == 0)
      #expect(elements.suffix(8) == Array(92..<100))
      #expect(elements == elements.sorted())
    }

    @Test func everySubscriberGetsEverything() async throws {
      let name = freshName()
      let flow = try library.flow("replaysNothing", name, of: Int64.self)
      let recorders = (0..<5).map { _ in Recorder<Int64>() }
      let jobs = recorders.map { flow.subscribe($0) }
      for value in 0..<50 as Range<Int64> { try await emit("ToReplaysNothing", name, value) }
      for (recorder, job) in zip(recorders, jobs) {
        await recorder.reaches(50)
        try await job.cancelAndJoin()
        #expect(recorder.events == events(0..<50))
      }
    }
  }
}

private func emit(_ flow: String, _ name: String, _ value: Int64) async throws {
  try await library.call("emit\(flow)", name, value, returning: Void.self)
}

private func emitToDropsOldest(_ name: String, _ value: Int64) async throws {
  let isEmitted = try await library.call("emitToDropsOldest", name, value, returning: Bool.self)
  #expect(isEmitted)
}

private func subscribers(_ name: String) async throws -> Int32 {
  try await library.call("subscribersOfReplaysNothing", name)
}
