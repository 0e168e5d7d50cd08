import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Who iterates gives up: its task is cancelled, or the iterator goes.
  @Suite(.timeLimit(.minutes(1))) struct SequenceCancelTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    /// The steps of an iteration in a task that cancels itself before the step `cancelBefore`.
    private func steps(_ count: Int, cancelBefore: Int) async throws -> [Step] {
      let flow = try numbers()
      return try await inATask {
        var iterator = flow.makeAsyncIterator()
        var steps: [Step] = []
        for index in 0..<count {
          if index == cancelBefore { cancelThisTask() }
          steps.append(await Consumer.step(&iterator))
        }
        return steps
      }
    }

    // MARK: - The task

    @Test func cancelBeforeTheFirstNextSubscribesNothing() async throws {
      #expect(try await steps(3, cancelBefore: 0) == [.cancelled, .end, .end])
      #expect(fake.jobs.isEmpty)
    }

    @Test func cancelWhileWaitingEndsTheIteration() async throws {
      let consumer = Consumer(try numbers())
      let job = try fake.onlyJob()
      consumer.task.cancel()
      #expect(await consumer.steps == [.cancelled, .end, .end])
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelInsideTheSubscriptionEndsTheIteration() async throws {
      fake.whenSubscribed { _ in cancelThisTask() }
      #expect(try await steps(3, cancelBefore: 9) == [.cancelled, .end, .end])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelMayReleaseInPlaceWithoutDeadlock() async throws {
      fake.whenCancelled { $0.release() }
      let consumer = Consumer(try numbers())
      consumer.task.cancel()
      #expect(await consumer.steps == [.cancelled, .end, .end])
      #expect(try fake.onlyJob().history == [.cancelLater])
      await fake.expectNothingLeft()
    }

    @Test func theLocalBatchIsReadToItsEndBeforeTheCancellationIsSeen() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2), Int64(3)) }
      #expect(try await steps(6, cancelBefore: 1) == [1, 2, 3, .cancelled, .end, .end])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func whatComesAfterTheCancelIsDropped() async throws {
      let consumer = Consumer(try numbers())
      let job = try fake.onlyJob()
      consumer.task.cancel()
      job.deliver(Int64(1))
      job.fail(.misuse("late"))
      job.release(unseen: .misuse("unseen"))
      #expect(await consumer.steps == [.cancelled, .end, .end])
      await fake.expectNothingLeft()
    }

    @Test func cancelAfterTheEndChangesNothing() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.complete()
        job.release()
      }
      #expect(try await steps(4, cancelBefore: 2) == [1, .end, .end, .end])
      #expect(try fake.onlyJob().history == [])
      await fake.expectNothingLeft()
    }

    @Test func cancelBeforeTheEndIsReadWins() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.fail(.misuse("never seen"))
        job.release()
      }
      #expect(try await steps(4, cancelBefore: 1) == [1, .cancelled, .end, .end])
      #expect(try fake.onlyJob().history == [])
      await fake.expectNothingLeft()
    }

    @Test func cancelRacingWithElementsLosesNobody() async throws {
      let flow = try numbers()
      for round in 0..<rounds {
        let consumer = Consumer(flow)
        let job = fake.jobs[round]
        let cancelling = Task.detached { consumer.task.cancel() }
        await onAnotherThread {
          job.deliver(Int64(1))
          if round.isMultiple(of: 2) { job.complete() }
          job.deliver(Int64(2))
          if round.isMultiple(of: 2) { job.release() }
        }
        await cancelling.value
        let steps = await consumer.steps
        let end = steps.first { if case .element = $0 { false } else { true } }
        #expect(end == .cancelled || end == .end, "round \(round)")
        #expect(job.history.filter { $0 == .cancelLater }.count <= 1, "round \(round)")
        if !job.isReleased { job.release() }
      }
      await fake.expectNothingLeft()
    }

    // MARK: - The iterator

    @Test func anIteratorThatWasNeverAskedSubscribesNothing() throws {
      _ = try numbers().makeAsyncIterator()
      #expect(fake.jobs.isEmpty)
    }

    @Test func leavingTheLoopCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      for try await _ in try numbers() { break }
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.deliver(Int64(3))
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func theLastCopyOfTheIteratorCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      var iterator: KotlinFlow<Int64>.AsyncIterator? = try numbers().makeAsyncIterator()
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
      for try await _ in try numbers() { break }
      #expect(try fake.onlyJob().history == [.cancelLater])
      await fake.expectNothingLeft()
    }

    @Test func afterTheEndThereIsNothingToCancel() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.complete()
      }
      for try await _ in try numbers() {}
      let job = try fake.onlyJob()
      #expect(job.history == [])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func afterACancelTheIteratorCancelsNoSecondTime() async throws {
      let consumer = Consumer(try numbers())
      consumer.task.cancel()
      await consumer.task.value
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }
  }
}
