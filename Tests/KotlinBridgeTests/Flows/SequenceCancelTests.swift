import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// The consumer of a sequence gives up: its task is cancelled, or the iterator is dropped.
  @Suite(.timeLimit(.minutes(2))) struct SequenceCancelTests {
    private let fake = ScriptedLibrary()

    /// The events of an iteration in a task that cancels itself after `count` calls of `next()`.
    private func events(cancelAfter count: Int?) async throws -> [ConsumerEvent<Int64>] {
      let flow = try fake.numbers()
      let recorder = EventRecorder<Int64>()
      try await inNewTask {
        var iterator = flow.makeAsyncIterator()
        if let count {
          for _ in 0..<count { await next(of: &iterator, in: recorder) }
          cancelThisTask()
        }
        await read(&iterator, in: recorder)
      }
      return recorder.events
    }

    // MARK: - The task

    @Test func cancelBeforeTheFirstNextSubscribesNothing() async throws {
      #expect(try await events(cancelAfter: 0) == [.cancellationError])
      #expect(fake.jobs.isEmpty)
    }

    @Test func cancelWhileWaitingEndsTheIteration() async throws {
      let consumer = Consumer(try fake.numbers())
      let job = try fake.onlyJob()
      consumer.task.cancel()
      #expect(await consumer.events == [.cancellationError])
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelInsideTheSubscriptionEndsTheIteration() async throws {
      fake.whenSubscribed { _ in cancelThisTask() }
      #expect(try await events(cancelAfter: nil) == [.cancellationError])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelMayReleaseInPlaceWithoutDeadlock() async throws {
      fake.whenCancelled { $0.release() }
      let consumer = Consumer(try fake.numbers())
      consumer.task.cancel()
      #expect(await consumer.events == [.cancellationError])
      #expect(try fake.onlyJob().history == [.cancelLater])
      await fake.expectNothingLeft()
    }

    @Test func theLocalBatchIsReadToItsEndBeforeTheCancellationIsSeen() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2), Int64(3)) }
      #expect(try await events(cancelAfter: 1) == [1, 2, 3, .cancellationError])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    // MARK: - The iterator

    @Test func leavingTheLoopCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      for try await _ in try fake.numbers() { break }
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.deliver(Int64(3))
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func theLastCopyOfTheIteratorCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      var iterator: KotlinFlow<Int64>.AsyncIterator? = try fake.numbers().makeAsyncIterator()
      #expect(try await iterator?.next() == 1)
      var copy = iterator
      iterator = nil
      let job = try fake.onlyJob()
      #expect(job.history == [])
      #expect(try await copy?.next() == 2)
      copy = nil
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func droppingTheIteratorMayReleaseInPlace() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      fake.whenCancelled { $0.release(unseen: .misuse("unseen")) }
      for try await _ in try fake.numbers() { break }
      #expect(try fake.onlyJob().history == [.cancelLater])
      await fake.expectNothingLeft()
    }
  }
}
