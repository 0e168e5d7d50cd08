import KotlinBridge
import Testing

extension Fixtures {
  /// `AsyncThrowingStream` with its own rules; what it shares with the other forms is tested with them.
  @Suite struct Streams {
    @Test func collectionStartsAtTheFirstNext() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      var iterator = flow.stream().makeAsyncIterator()
      #expect(try await produced.count == 0)
      #expect(try await iterator.next() == 0)
      #expect(try await produced.count == 1)
    }

    @Test func aCancelledTaskGetsNil() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 1 as Int64, unwound.name, of: Int64.self)
      let stream = flow.stream()
      let task = Task {
        var iterator = stream.makeAsyncIterator()
        await record(&iterator, in: recorder)
      }
      await recorder.reaches(1)
      task.cancel()
      await task.value
      #expect(recorder.events == [.element(0), .completed])
      try await unwound.reaches(1)
    }

    @Test func aTaskCancelledAlreadyGetsNilAndCollectsNothing() async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      await cancelled {
        var iterator = flow.stream().makeAsyncIterator()
        await record(&iterator, in: recorder)
      }
      #expect(recorder.events == [.completed])
      #expect(try await produced.count == 0)
    }

    @Test func droppingTheStreamCancels() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 2 as Int64, unwound.name, of: Int64.self)
      do {
        var iterator = flow.stream().makeAsyncIterator()
        #expect(try await iterator.next() == 0)
      }
      try await unwound.reaches(1)
    }

    @Test func aStreamDroppedBeforeItsFirstNextCollectsNothing() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
      _ = flow.stream()
      #expect(try await produced.count == 0)
    }

    @Test func breakAloneDoesNotCancel() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 3 as Int64, unwound.name, of: Int64.self)
      let stream = flow.stream()
      for try await element in stream where element == 0 { break }
      #expect(try library.counters.subscriptions == 1)
      #expect(try await unwound.count == 0)
      var rest = stream.makeAsyncIterator()
      #expect(try await rest.next() == 1)
      #expect(try await rest.next() == 2)
      withExtendedLifetime(stream) {}
    }

    @Test func aSecondConsumerAtTheSameTimeIsRefusedAndTheFirstGoesOn() async throws {
      let gate = KotlinGate()
      let flow = try library.flow("gated", 2 as Int64, gate.name, of: Int64.self)
      let stream = flow.stream()
      let first = Task {
        var elements: [Int64] = []
        for try await element in stream { elements.append(element) }
        return elements
      }
      while try library.counters.subscriptions == 0 { await Task.yield() }
      var second = stream.makeAsyncIterator()
      let error = await #expect(throws: KotlinError.self) { try await second.next() }
      #expect(error?.code == .misuse)
      try await gate.open(times: 2)
      #expect(try await first.value == [0, 1])
    }
  }
}
