import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

extension FakeTableTests {
  /// How elements and ends reach the consumer of a sequence.
  @Suite(.timeLimit(.minutes(2))) struct SequenceTests {
    private let fake = ScriptedLibrary()

    /// Else whoever drops an iterator would never return.
    @Test func discardingEndsAtBytesThatNoElementTakes() throws {
      let storage = TypedSequenceStorage<KotlinUnit>(
        origin: try fake.numbers().origin, window: 1, placement: .caller)
      [UInt8](repeating: 7, count: 3).withUnsafeBytes { bytes in
        var reader = storage.reader(of: bytes)
        storage.discard(&reader)
        #expect(reader.remaining == 3)
      }
    }

    // MARK: - Subscribing

    @Test func nothingIsSubscribedBeforeTheFirstNext() async throws {
      fake.complete()
      do {
        var iterator = try fake.numbers().makeAsyncIterator()
        #expect(fake.jobs.isEmpty)
        #expect(try await iterator.next() == nil)
        #expect(fake.jobs.count == 1)
      }
      await fake.expectNothingLeft()
    }

    @Test func aWindowThatIsRefusedLeavesNothingToWaitFor() async throws {
      do {
        var iterator = try fake.numbers().window(.max(-1)).makeAsyncIterator()
        await #expect(throws: KotlinError.self) { try await iterator.next() }
        try await iterator.cancelAndJoin()
        #expect(fake.jobs.isEmpty)
      }
      await fake.expectNothingLeft()
    }

    @Test func argumentsPlacementAndWindowAreHandedToTheLibrary() async throws {
      fake.complete()
      let ticks = try fake.open().flow(
        "ticks",
        encodedArguments: KotlinWriter.bytes(of: Duration.milliseconds(1500), "x" as String?),
        of: Int64.self)
      for flow in [ticks, ticks.window(7).placement(.io), ticks.window(.unlimited)] {
        #expect(await Consumer(flow).events == [.completed])
      }
      let arguments = unhex("0100000000000000" + "0065cd1d" + "01" + "0100000078")
      #expect(fake.jobs.map(\.arguments) == [arguments, arguments, arguments])
      #expect(fake.jobs.map(\.index) == [6, 6, 6])
      #expect(fake.jobs.map(\.placement) == [0, 2, 0])
      #expect(fake.jobs.map(\.demand) == [1, 7, .max])
      #expect(fake.jobs.map(\.isRendezvous) == [true, false, true])
      await fake.expectNothingLeft()
    }

    @Test func theRegistrationChoosesUnlessTheConsumerDoes() async throws {
      fake.complete()
      let events = try fake.open().flow("events", of: Int64.self)
      for flow in [events, events.window(8), events.placement(.default)] {
        #expect(await Consumer(flow).events == [.completed])
      }
      await events.subscribe(onEach: { _ in }, onThrow: { _ in }).join()
      #expect(fake.jobs.map(\.placement) == [2, 2, 1, 2])
      #expect(fake.jobs.map(\.demand) == [1, 8, 1, .max])
      #expect(fake.jobs.map(\.isRendezvous) == [true, false, true, false])
      await fake.expectNothingLeft()
    }

    @Test func stateFlowsAlwaysAskForOne() async throws {
      fake.complete()
      let state = KotlinStateFlow<Int64>(of: try fake.module(), flow: 4)
      #expect(await Consumer(state).events == [.completed])
      #expect(await Consumer(state.flow.window(9)).events == [.completed])
      #expect(fake.jobs.map(\.demand) == [1, 1])
    }

    @Test func elsewhereThanOnTheCallersThreadTheWindowIsAskedForAtOnce() async throws {
      fake.complete()
      for flow in [try fake.numbers(), try fake.numbers().window(.rendezvous)] {
        #expect(await Consumer(flow.placement(.default)).events == [.completed])
      }
      #expect(fake.jobs.map(\.demand) == [64, 1])
      #expect(fake.jobs.map(\.isRendezvous) == [false, true])
    }

    // MARK: - Elements that are fetched

    @Test func elsewhereThanOnTheCallersThreadElementsAreFetched() async throws {
      fake.complete()
      let numbers = try fake.numbers()
      for flow in [numbers, numbers.placement(.default), numbers.window(1).placement(.io)] {
        #expect(await Consumer(flow).events == [.completed])
      }
      #expect(fake.jobs.map(\.isFetched) == [false, true, false])
    }

    @Test func whatIsGatheredIsFetchedAndWhatIsAwaitedIsBrought() async throws {
      fake.whenSubscribed { job in
        job.gather(Int64(1), Int64(2))
        job.gather(Int64(3))
      }
      let consumer = Consumer(try fake.numbers().placement(.default))
      #expect(consumer.recorder.events == [1, 2, 3])
      let job = try fake.onlyJob()
      job.deliver(Int64(4), Int64(5))
      job.complete()
      job.release()
      #expect(await consumer.events == [1, 2, 3, 4, 5, .completed])
      await fake.expectNothingLeft()
    }

    @Test func fetchedElementsAreTracedLikeOthers() async throws {
      fake.whenSubscribed { $0.gather(Int64(1), Int64(2)) }
      let lines = History<String>()
      let library = try fake.open()
      KotlinTrace.start(in: library) { lines.append($0.message) }
      let numbers = try library.flow("numbers", of: Int64.self)
      let consumer = Consumer(numbers.window(4).placement(.default))
      #expect(consumer.recorder.events == [1, 2])
      #expect(lines.events.dropFirst().first == "2 elements, 16 bytes: 2 outstanding")
      try fake.onlyJob().complete()
      try fake.onlyJob().release()
      #expect(await consumer.events == [1, 2, .completed])
    }

    // Zero is a window too: it is the rendezvous.
    @Test(arguments: [-1, Int.min])
    func aWindowBelowZeroIsRefusedOnce(_ window: Int) async throws {
      let steps = await Consumer(try fake.numbers().window(.max(window))).events
      #expect(
        steps == [.misuse("a window of \(window) elements: it must be at least 0")])
      #expect(fake.jobs.isEmpty)
    }

    @Test func aRefusedSubscriptionIsAnErrorOnce() async throws {
      fake.refuse(.subscribe, with: 4)
      let steps = await Consumer(try fake.numbers()).events
      #expect(
        steps == [
          .misuse("can't subscribe: the bytes are not the encoding of the declared types")
        ])
    }

    // MARK: - Before subscribe returns

    @Test func aBatchBeforeSubscribeReturnsIsKept() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      let consumer = Consumer(try fake.numbers().window(2).placement(.default))
      let job = try fake.onlyJob()
      #expect(consumer.recorder.events == [1, 2])
      job.deliver(Int64(3))
      job.complete()
      job.release()
      #expect(await consumer.events == [1, 2, 3, .completed])
      // The consumer may have requested more before it was told of the end.
      #expect(job.history.first == .request(2))
      #expect(job.history.dropFirst().allSatisfy { $0 == .request(1) })
      await fake.expectNothingLeft()
    }

    // MARK: - Waiting

    @Test func copiesOfAnIteratorShareThePosition() async throws {
      fake.complete(1, 2, 3)
      var iterator = try fake.numbers().makeAsyncIterator()
      var copy = iterator
      #expect(try await iterator.next() == 1)
      #expect(try await copy.next() == 2)
      #expect(try await iterator.next() == 3)
      #expect(try await copy.next() == nil)
      #expect(try await iterator.next() == nil)
      #expect(fake.jobs.count == 1)
    }

    // MARK: - Demand

    @Test func aRequestIsMadeWhenHalfTheWindowIsConsumed() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      fake.whenRequested { job in
        switch job.history.count {
        case 1:
          job.deliver(Int64(3))
          job.deliver(Int64(4), Int64(5))
        case 2: job.deliver(Int64(6), Int64(7))
        default:
          job.complete()
          job.release()
        }
      }
      let steps = await Consumer(try fake.numbers().window(4).placement(.default)).events
      #expect(steps == [1, 2, 3, 4, 5, 6, 7, .completed])
      #expect(try fake.onlyJob().demand == 4)
      #expect(try fake.onlyJob().history == [.request(2), .request(3), .request(2)])
      await fake.expectNothingLeft()
    }

    @Test func withAWindowOfOneEachElementIsRequestedByItself() async throws {
      fake.whenSubscribed { $0.deliver(Int64(0)) }
      fake.whenRequested { job in
        if job.history.count < 3 {
          job.deliver(Int64(job.history.count))
        } else {
          job.complete()
          job.release()
        }
      }
      #expect(await Consumer(try fake.numbers().window(1)).events == [0, 1, 2, .completed])
      #expect(try fake.onlyJob().demand == 1)
      #expect(try fake.onlyJob().history == [.request(1), .request(1), .request(1)])
    }

    @Test func aRequestOfAJobThatHasJustEndedIsNoError() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      fake.refuse(.request, with: 2)
      let consumer = Consumer(try fake.numbers())
      let job = try fake.onlyJob()
      job.complete()
      job.release()
      #expect(await consumer.events == [1, .completed])
    }

    @Test func aRefusedRequestIsAnErrorOnceAndCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      fake.refuse(.request, with: 6)
      let steps = await Consumer(try fake.numbers()).events
      let message = "can't request: the library is out of memory or has no room for another job"
      #expect(steps == [1, .misuse(message)])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }
  }
}
