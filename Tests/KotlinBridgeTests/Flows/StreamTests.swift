import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

/// A task that makes a stream of a flow, reads it to its end and past it, and drops it.
func streamConsumer(_ flow: KotlinFlow<Int64>) -> Consumer<Int64> {
  Consumer(making: { flow.stream() })
}

extension FakeTableTests {
  /// The standard library's stream over a flow, which pulls its elements.
  @Suite(.timeLimit(.minutes(2))) struct StreamTests {
    private let fake = ScriptedLibrary()

    @Test func nothingIsSubscribedBeforeTheFirstNext() throws {
      _ = try fake.numbers().stream()
      #expect(fake.jobs.isEmpty)
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

    @Test func aSecondConsumerIsRefusedWhileTheFirstWaitsAndTheFirstGoesOn() async throws {
      do {
        let stream = try fake.numbers().stream()
        let first = Task.immediate {
          var iterator = stream.makeAsyncIterator()
          return await next(of: &iterator)
        }
        var iterator = stream.makeAsyncIterator()
        let second = await next(of: &iterator)
        #expect(
          second == .misuse("a stream was read by a second task while another read was pending"))
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
