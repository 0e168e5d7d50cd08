import CKotlinBridge
import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Shared flows: replay, then live, and nothing is missed after a subscription has been made.
  @Suite struct SharedFlows {
    @Test(arguments: FlowForm.allCases)
    func replayComesFirstAndThenWhatIsLive(_ form: FlowForm) async throws {
      let name = freshName()
      for value in 1...3 as ClosedRange<Int64> {
        try await emitToReplaysTwo(name: name, value: value)
      }
      let seen = try await following(try replaysTwo(name: name), in: form) { recorder in
        await recorder.reaches(2)
        for value in 4...6 as ClosedRange<Int64> {
          try await emitToReplaysTwo(name: name, value: value)
        }
        await recorder.reaches(5)
      }
      #expect(seen == events([2, 3, 4, 5, 6]))
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io]) @MainActor
    func aSequenceIsRegisteredBeforeNextSuspends(_ placement: KotlinPlacement) async throws {
      let name = freshName()
      let flow = try replaysNothing(name: name).placement(placement)
      var hasBegun = false
      let first = Task { @MainActor in
        var iterator = flow.makeAsyncIterator()
        hasBegun = true
        return try await iterator.next()
      }
      // Both run on the main actor: the task did what is seen here before its `next()` suspended.
      while !hasBegun { await Task.yield() }
      #expect(try library.counters.subscriptions == 1)
      let registered = try subscribers(name)
      #expect(registered == 1)
      try await emitToReplaysNothing(name: name, value: 8)
      #expect(try await first.value == 8)
    }

    @Test func aSlowSubscriberHoldsTheEmitterAndLosesNothing() async throws {
      let name = freshName()
      let consumer = PushConsumer(
        try replaysNothing(name: name), as: .tableCancellingHere, placement: .caller, demand: 1
      )
      let emitted = Guarded<Int64>(0)
      let emitter = Task {
        for value in 0..<20 as Range<Int64> {
          try await emitToReplaysNothing(name: name, value: value)
          emitted.withLock { $0 += 1 }
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
        try dropsOldest(name: name), demand: 1, in: recorder)
      try emit(dropping: name, 0)
      await recorder.reaches(1)
      for value in 1..<100 as Range<Int64> { try emit(dropping: name, value) }
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
      let flow = try replaysNothing(name: name)
      let recorders = (0..<5).map { _ in EventRecorder<Int64>() }
      let jobs = recorders.map { flow.subscribe($0) }
      for value in 0..<50 as Range<Int64> {
        try await emitToReplaysNothing(name: name, value: value)
      }
      for (recorder, job) in zip(recorders, jobs) {
        await recorder.reaches(50)
        try await job.cancelAndJoin()
        #expect(recorder.events == events(0..<50))
      }
    }
  }
}

private func emit(dropping name: String, _ value: Int64) throws {
  #expect(try emitToDropsOldest(name: name, value: value))
}

/// How many subscribers the shared flow has in Kotlin.
func subscribers(_ name: String) throws -> Int32 {
  try subscribersOfReplaysNothing(name: name)
}
