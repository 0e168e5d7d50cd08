import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

/// A task that makes a stream of a flow, reads it to its end and past it, and drops it.
func streamConsumer(_ flow: KotlinFlow<Int64>) -> Consumer<Int64> {
  Consumer(making: { flow.stream() })
}

extension FakeTableTests {
  /// The standard library's stream over a flow, which pulls its elements.
  @Suite(.timeLimit(.minutes(1))) struct StreamTests {
    private let fake = ScriptedLibrary()

    @Test func aStreamAsksForNoMoreThanItsWindow() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      fake.whenRequested { job in
        job.deliver(Int64(3))
        job.complete()
        job.release()
      }
      let steps = await streamConsumer(try fake.numbers().window(2).placement(.default)).events
      #expect(steps == [1, 2, 3, .completed])
      let job = try fake.onlyJob()
      #expect(job.demand == 2 && job.placement == 1)
      #expect(job.history == [.request(2)])
      await fake.expectNothingLeft()
    }

    @Test func nothingIsSubscribedBeforeTheFirstNext() throws {
      _ = try fake.numbers().stream()
      #expect(fake.jobs.isEmpty)
    }

    @Test func cancelWhileWaitingIsTheEnd() async throws {
      let consumer = streamConsumer(try fake.numbers())
      let job = try fake.onlyJob()
      consumer.task.cancel()
      #expect(await consumer.events == [.completed])
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func cancelBeforeTheFirstNextIsTheEnd() async throws {
      let flow = try fake.numbers()
      let steps = try await inNewTask {
        cancelThisTask()
        var iterator = flow.stream().makeAsyncIterator()
        return [await next(of: &iterator), await next(of: &iterator)]
      }
      #expect(steps == [.completed, .completed])
      #expect(fake.jobs.isEmpty)
    }

    @Test func breakAloneCancelsNothingAndDroppingDoes() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      let job: FakeJob
      do {
        let stream = try fake.numbers().stream()
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
        let stream = try fake.numbers().stream()
        let first = Task.immediate {
          var iterator = stream.makeAsyncIterator()
          return await next(of: &iterator)
        }
        var iterator = stream.makeAsyncIterator()
        let second = await next(of: &iterator)
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
