import CKotlinBridge
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Shared flows: replay, then live, and nothing is missed after a subscription has been made.
  @Suite struct SharedFlows {
    @Test(arguments: FlowForm.allCases)
    func replayComesFirstAndThenWhatIsLive(_ form: FlowForm) async throws {
      let name = freshName()
      for value in 1...3 as ClosedRange<Int64> { try await emit("ToReplaysTwo", name, value) }
      let seen = try await following(try numbers("replaysTwo", name), in: form) { recorder in
        await recorder.reaches(2)
        for value in 4...6 as ClosedRange<Int64> { try await emit("ToReplaysTwo", name, value) }
        await recorder.reaches(5)
      }
      #expect(seen == events([2, 3, 4, 5, 6]))
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io]) @MainActor
    func aSequenceIsRegisteredBeforeNextSuspends(_ placement: KotlinPlacement) async throws {
      let name = freshName()
      let flow = try numbers("replaysNothing", name).placement(placement)
      var hasBegun = false
      let first = Task { @MainActor in
        var iterator = flow.makeAsyncIterator()
        hasBegun = true
        return try await iterator.next()
      }
      // Both run on the main actor: the task did what is seen here before its `next()` suspended.
      while !hasBegun { await Task.yield() }
      #expect(try library.counters.subscriptions == 1)
      let registered = try await subscribers(name)
      #expect(registered == 1)
      try await emit("ToReplaysNothing", name, 8)
      #expect(try await first.value == 8)
    }

    @Test func aSlowSubscriberHoldsTheEmitterAndLosesNothing() async throws {
      let name = freshName()
      let consumer = PushConsumer(
        try numbers("replaysNothing", name), as: .tableCancellingHere, placement: .caller, demand: 1
      )
      let emitted = Locked<Int64>(0)
      let emitter = Task {
        for value in 0..<20 as Range<Int64> {
          try await emit("ToReplaysNothing", name, value)
          emitted.update { $0 += 1 }
        }
      }
      for count in 1...20 {
        await consumer.reaches(count)
        // One element more is held in the subscription's `emit`.
        #expect(emitted.value <= count + 1)
        consumer.request(1)
      }
      try await emitter.value
      consumer.cancel()
      #expect(await consumer.ends() == events(0..<20))
    }

    @Test func aSubscriberThatMayLoseElementsGetsTheLatest() async throws {
      let name = freshName()
      let recorder = EventRecorder<Int64>()
      let subscription = ManualSubscription(
        try numbers("dropsOldest", name), demand: 1, in: recorder)
      try await emitToDropsOldest(name, 0)
      await recorder.reaches(1)
      for value in 1..<100 as Range<Int64> { try await emitToDropsOldest(name, value) }
      subscription.request(100)
      await recorder.waits { $0.last == 99 }
      subscription.cancel(KB_CANCEL_HERE)
      await recorder.releases()
      let elements = recorder.elements
      #expect(elements.first == 0)
      #expect(elements.suffix(8) == Array(92..<100)[...])
      #expect(elements == elements.sorted())
    }

    @Test func everySubscriberGetsEverything() async throws {
      let name = freshName()
      let flow = try numbers("replaysNothing", name)
      let recorders = (0..<5).map { _ in EventRecorder<Int64>() }
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

func emit(_ flow: String, _ name: String, _ value: Int64) async throws {
  try await library.call("emit\(flow)", name, value, returning: Void.self)
}

private func emitToDropsOldest(_ name: String, _ value: Int64) async throws {
  let isEmitted = try await library.call("emitToDropsOldest", name, value, returning: Bool.self)
  #expect(isEmitted)
}

/// How many subscribers the shared flow has in Kotlin.
func subscribers(_ name: String) async throws -> Int32 {
  try await library.call("subscribersOfReplaysNothing", name)
}
