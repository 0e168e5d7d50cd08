import KotlinBridge
import Testing

extension Fixtures {
  /// `cancelAndJoin()` of an iterator.
  @Suite struct SequenceJoins {
    @Test func itReturnsAfterTheFinallyBlocks() async throws {
      let counter = KotlinCounter()
      var iterator = try library.flow("finallyCounts", 3 as Int64, counter.name, of: Int64.self)
        .makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await iterator.cancelAndJoin()
      #expect(try await counter.count == 1)
      #expect(try library.counters.jobs == 0)
      #expect(try await iterator.next() == nil)
    }

    @MainActor @Test func anActorMayWaitToo() async throws {
      var iterator = try library.flow("longs", 3 as Int64, of: Int64.self).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await iterator.cancelAndJoin()
      #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func whatFailsAfterTheCancelIsThrown(_ placement: KotlinPlacement) async throws {
      var iterator = try library.flow("finallyThrowsWaiting", 1 as Int64, "late", of: Int64.self)
        .placement(placement).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      let error = await #expect(throws: KotlinError.self) { try await iterator.cancelAndJoin() }
      #expect(error?.message == "late")
      #expect(try await iterator.next() == nil)
    }

    @Test func beforeTheFirstElementAndAfterTheEndThereIsNothingToWaitFor() async throws {
      let flow = try library.flow("longs", 1 as Int64, of: Int64.self)
      var unstarted = flow.makeAsyncIterator()
      try await unstarted.cancelAndJoin()
      #expect(try await unstarted.next() == nil)
      var ended = flow.makeAsyncIterator()
      while try await ended.next() != nil {}
      try await ended.cancelAndJoin()
      try await ended.cancelAndJoin()
    }

    @Test func aCancelledTaskWaitsForTheEndToo() async throws {
      let counter = KotlinCounter()
      let flow = try library.flow("finallyCounts", 1 as Int64, counter.name, of: Int64.self)
      let task = Task {
        var iterator = flow.makeAsyncIterator()
        _ = try await iterator.next()
        await #expect(throws: CancellationError.self) { try await iterator.next() }
        try await iterator.cancelAndJoin()
        #expect(try library.counters.jobs == 0)
      }
      task.cancel()
      _ = await task.result
    }
  }
}
