import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// `cancelAndJoin()` of an iterator: what it waits for, and what it throws.
  @Suite struct SequenceJoins {
    @Test func itReturnsAfterTheFinallyBlocks() async throws {
      let counter = KotlinCounter()
      var iterator = try finallyCounts(n: 3, counter: counter.name).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await iterator.cancelAndJoin()
      #expect(try counter.count == 1)
      #expect(try library.counters.jobs == 0)
      #expect(try await iterator.next() == nil)
    }

    @MainActor @Test func anIteratorIsJoinedOnAnActorToo() async throws {
      var iterator = try longs(n: 3).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await iterator.cancelAndJoin()
      #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aFailureAfterTheCancelIsThrown(_ placement: KotlinPlacement) async throws {
      var iterator = try finallyThrowsWaiting(n: 1, message: "late")
        .placement(placement).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      let error = await #expect(throws: KotlinError.self) { try await iterator.cancelAndJoin() }
      #expect(error?.message == "late")
      #expect(try await iterator.next() == nil)
    }

    @Test func beforeTheFirstElementAndAfterTheEndThereIsNothingToWaitFor() async throws {
      let flow = try longs(n: 1)
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
      let flow = try finallyCounts(n: 3, counter: counter.name)
      let task = Task {
        var iterator = flow.makeAsyncIterator()
        _ = try await iterator.next()
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) { try await iterator.next() }
        try await iterator.cancelAndJoin()
        #expect(try library.counters.jobs == 0)
      }
      try await task.value
    }
  }
}
