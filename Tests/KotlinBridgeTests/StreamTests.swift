import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

/// A task that reads the stream of a flow to its end and past it, and drops it.
func streamConsumer(_ flow: KotlinFlow<Int64>) -> Consumer {
  Consumer(making: { flow.stream() })
}

extension FakeTableTests {
  /// The standard library's stream, made by pulling.
  @Suite(.timeLimit(.minutes(1))) struct StreamTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    @Test func aStreamAsksForNoMoreThanItsWindow() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      fake.whenRequested { job in
        job.deliver(Int64(3))
        job.complete()
        job.release()
      }
      let steps = await streamConsumer(try numbers().window(2).placement(.default)).steps
      #expect(steps == [1, 2, 3, .end, .end, .end])
      let job = try fake.onlyJob()
      #expect(job.demand == 2 && job.placement == 1)
      #expect(job.history == [.request(2)])
      await fake.expectNothingLeft()
    }

    @Test func nothingIsSubscribedBeforeTheFirstNext() throws {
      _ = try numbers().stream()
      #expect(fake.jobs.isEmpty)
    }

    @Test func anErrorIsThrownOnce() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.fail(.misuse("broken"))
        job.release()
      }
      let steps = await streamConsumer(try numbers()).steps
      #expect(steps == [1, .misuse("broken"), .end, .end])
      await fake.expectNothingLeft()
    }

    @Test func kotlinThatCancelsItselfIsACancellationError() async throws {
      fake.whenSubscribed { job in
        job.cancelItself()
        job.release()
      }
      #expect(await streamConsumer(try numbers()).steps == [.cancelled, .end, .end])
      await fake.expectNothingLeft()
    }

    @Test func cancelWhileWaitingIsTheEnd() async throws {
      let consumer = streamConsumer(try numbers())
      let job = try fake.onlyJob()
      consumer.task.cancel()
      #expect(await consumer.steps == [.end, .end, .end])
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelBeforeTheFirstNextIsTheEnd() async throws {
      let flow = try numbers()
      let steps = try await inATask {
        cancelThisTask()
        var iterator = flow.stream().makeAsyncIterator()
        return [await Consumer.step(&iterator), await Consumer.step(&iterator)]
      }
      #expect(steps == [.end, .end])
      #expect(fake.jobs.isEmpty)
    }

    @Test func breakAloneCancelsNothingAndDroppingDoes() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      let job: FakeJob
      do {
        let stream = try numbers().stream()
        for try await _ in stream { break }
        job = try fake.onlyJob()
        #expect(job.history == [])
        for try await number in stream {
          #expect(number == 2)
          break
        }
        #expect(job.history == [])
      }
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func aSecondConsumerIsRefusedWhileTheFirstWaitsAndTheFirstGoesOn() async throws {
      do {
        let stream = try numbers().stream()
        let first = Task.immediate {
          var iterator = stream.makeAsyncIterator()
          return await Consumer.step(&iterator)
        }
        var iterator = stream.makeAsyncIterator()
        let second = await Consumer.step(&iterator)
        #expect(second == .misuse("a second consumer of a stream while the first has not returned"))
        try fake.onlyJob().deliver(Int64(1))
        #expect(await first.value == 1)
      }
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }
  }
}
