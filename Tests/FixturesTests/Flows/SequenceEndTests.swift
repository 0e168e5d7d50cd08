import KotlinBridge
import Testing

extension Fixtures {
  /// How iterations are given up: by leaving the loop, dropping the iterator, cancelling the task.
  @Suite struct SequenceEnds {
    @Test func breakCancelsTheKotlinJob() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 3 as Int64, unwound.name, of: Int64.self)
      for try await element in flow where element == 1 { break }
      try await unwound.reaches(1)
    }

    @Test func breakInTheMiddleOfABatchCancels() async throws {
      for try await element in try library.flow("endlessSynchronous", of: Int64.self) {
        if element == 70 { break }
      }
    }

    @Test func anIteratorDroppedBeforeItsFirstNextCollectsNothing() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      _ = flow.makeAsyncIterator()
      #expect(try library.counters.subscriptions == 0)
      #expect(try await produced.count == 0)
    }

    @Test func anIteratorDroppedWithElementsBufferedCancels() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 9 as Int64, unwound.name, of: Int64.self)
      do {
        var iterator = flow.makeAsyncIterator()
        #expect(try await iterator.next() == 0)
      }
      try await unwound.reaches(1)
    }

    @Test func anIteratorDroppedWithNothingBufferedCancels() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      do {
        var iterator = flow.makeAsyncIterator()
        #expect(try await iterator.next() == 0)
      }
      try await unwound.reaches(1)
    }

    @Test func anIteratorDroppedByACancelledTaskWhileItWaitsCancels() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let task = Task {
        for try await element in flow { recorder.record(.element(element)) }
      }
      await recorder.reaches(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try await unwound.reaches(1)
    }

    @Test func anIteratorDroppedAfterTheEndLeavesNothing() async throws {
      var iterator = try library.flow("longs", 1 as Int64, of: Int64.self).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      #expect(try await iterator.next() == nil)
    }

    @Test func anIteratorThatIsHeldKeepsTheJob() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      #expect(try library.counters.subscriptions == 1)
      #expect(try await unwound.count == 0)
      withExtendedLifetime(iterator) {}
    }

    @Test func aTaskCancelledWhileItWaitsThrowsOnceAndThenEnds() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let task = Task {
        var iterator = flow.makeAsyncIterator()
        await record(&iterator, in: recorder)
      }
      await recorder.reaches(1)
      task.cancel()
      await task.value
      #expect(recorder.events == [.element(0), .cancellationError])
      try await unwound.reaches(1)
    }

    @Test func aTaskCancelledAlreadyCollectsNothing() async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      await cancelled {
        var iterator = flow.makeAsyncIterator()
        await record(&iterator, in: recorder)
      }
      #expect(recorder.events == [.cancellationError])
      #expect(try await produced.count == 0)
    }

    @Test func aCancelledTaskReadsWhatItHasAndThenThrows() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 5 as Int64, unwound.name, of: Int64.self)
        .window(.unlimited)
      await Task {
        var iterator = flow.makeAsyncIterator()
        // The first request brings all five.
        let first = try? await iterator.next()
        #expect(first == 0)
        withUnsafeCurrentTask { $0?.cancel() }
        await record(&iterator, in: recorder)
      }.value
      #expect(recorder.events == events(1..<5, .cancellationError))
      try await unwound.reaches(1)
    }

    @Test func aCancelledParentCancelsTheIterationsOfItsChildren() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let parent = Task {
        await withTaskGroup { group in
          for _ in 0..<3 {
            group.addTask {
              var iterator = flow.makeAsyncIterator()
              await record(&iterator, in: recorder)
            }
          }
        }
      }
      await recorder.reaches(3)
      parent.cancel()
      await parent.value
      let ends = Array(repeating: Event<Int64>.cancellationError, count: 3)
      #expect(recorder.events == events([0, 0, 0]) + ends)
      try await unwound.reaches(3)
    }

    @Test func collectionDoesNotStartWithTheIterator() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      var iterator = flow.makeAsyncIterator()
      #expect(try await produced.count == 0)
      #expect(try library.counters.subscriptions == 0)
      #expect(try await iterator.next() == 0)
      #expect(try await produced.count == 1)
    }

    @Test @MainActor func aSecondNextAtTheSameTimeIsRefusedAndTheFirstGoesOn() async throws {
      let gate = KotlinGate()
      let flow = try library.flow("gated", 2 as Int64, gate.name, of: Int64.self)
      var first = flow.makeAsyncIterator()
      var second = first
      // The task runs up to where `next()` waits before this function goes on: both on the main actor.
      let waiting = Task { @MainActor in
        let element = try await first.next()
        return (element, try await first.next(), try await first.next())
      }
      while try library.counters.subscriptions == 0 { await Task.yield() }
      let error = await #expect(throws: KotlinError.self) { try await second.next() }
      #expect(error?.code == .misuse)
      try await gate.open(times: 2)
      #expect(try await waiting.value == (0, 1, nil))
    }

    @Test func afterAFailureTheIterationIsOver() async throws {
      let flow = try library.flow("throwsAt", 1 as Int64, "the end", of: Int64.self)
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      await #expect(throws: KotlinError.self) { try await iterator.next() }
      for _ in 0..<3 { #expect(try await iterator.next() == nil) }
    }
  }
}
