import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// How elements and ends come to who iterates.
  @Suite(.timeLimit(.minutes(1))) struct SequenceTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    // MARK: - Subscribing

    @Test func nothingIsSubscribedBeforeTheFirstNext() async throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      do {
        var iterator = try numbers().makeAsyncIterator()
        #expect(fake.jobs.isEmpty)
        #expect(try await iterator.next() == nil)
        #expect(fake.jobs.count == 1)
      }
      await fake.expectNothingLeft()
    }

    @Test func argumentsPlacementAndWindowAreHandedOn() async throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      let ticks: KotlinFlow<Int64> = try fake.open().flow(
        "ticks", Duration.milliseconds(1500), "x" as String?)
      for flow in [ticks, ticks.window(7).placement(.io), ticks.window(.unlimited)] {
        #expect(await Consumer(flow, extra: 0).steps == [.end])
      }
      let arguments = unhex("0100000000000000" + "0065cd1d" + "01" + "0100000078")
      #expect(fake.jobs.map(\.arguments) == [arguments, arguments, arguments])
      #expect(fake.jobs.map(\.index) == [6, 6, 6])
      #expect(fake.jobs.map(\.placement) == [0, 2, 0])
      #expect(fake.jobs.map(\.demand) == [1, 7, .max])
      #expect(fake.jobs.map(\.isRendezvous) == [true, false, true])
      await fake.expectNothingLeft()
    }

    @Test func whatTheRegistrationSaysHoldsUnlessTheConsumerChooses() async throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      let events: KotlinFlow<Int64> = try fake.open().flow("events")
      for flow in [events, events.window(8), events.placement(.default)] {
        #expect(await Consumer(flow, extra: 0).steps == [.end])
      }
      await events.subscribe(onEach: { _ in }, onThrow: { _ in }).join()
      #expect(fake.jobs.map(\.placement) == [2, 2, 1, 2])
      #expect(fake.jobs.map(\.demand) == [1, 8, 1, .max])
      #expect(fake.jobs.map(\.isRendezvous) == [true, false, true, false])
      await fake.expectNothingLeft()
    }

    @Test func stateFlowsAlwaysAskForOne() async throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      let state = try fake.open().stateFlow("state", of: Int64.self)
      #expect(await Consumer(state, extra: 0).steps == [.end])
      #expect(await Consumer(state.flow.window(9), extra: 0).steps == [.end])
      #expect(fake.jobs.map(\.demand) == [1, 1])
    }

    @Test func eachIterationSubscribesAnew() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(5))
        job.complete()
        job.release()
      }
      let flow = try numbers()
      #expect(await Consumer(flow).steps == [5, .end, .end, .end])
      #expect(await Consumer(flow).steps == [5, .end, .end, .end])
      #expect(fake.jobs.count == 2)
      await fake.expectNothingLeft()
    }

    @Test func elsewhereThanOnTheCallersThreadTheWindowIsAskedForAtOnce() async throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      for flow in [try numbers(), try numbers().window(.rendezvous)] {
        #expect(await Consumer(flow.placement(.default), extra: 0).steps == [.end])
      }
      #expect(fake.jobs.map(\.demand) == [64, 1])
      #expect(fake.jobs.map(\.isRendezvous) == [false, true])
    }

    // Nought is a window since there is the rendezvous.
    @Test(arguments: [-1, Int.min])
    func aWindowBelowNoughtIsRefusedOnce(_ window: Int) async throws {
      let steps = await Consumer(try numbers().window(.max(window))).steps
      #expect(
        steps == [.misuse("a window of \(window) elements: it must be at least 0"), .end, .end])
      #expect(fake.jobs.isEmpty)
    }

    @Test func aRefusedSubscriptionIsAnErrorOnce() async throws {
      fake.refuse(.subscribe, with: 4)
      let steps = await Consumer(try numbers()).steps
      #expect(
        steps == [
          .misuse("can't subscribe: the bytes are not the encoding of the declared types"),
          .end, .end,
        ])
    }

    // MARK: - Before subscribe returns

    @Test func aBatchBeforeSubscribeReturnsIsKept() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1), Int64(2)) }
      let consumer = Consumer(try numbers().window(2).placement(.default))
      let job = try fake.onlyJob()
      #expect(consumer.history.events == [1, 2])
      job.deliver(Int64(3))
      job.complete()
      job.release()
      #expect(await consumer.steps == [1, 2, 3, .end, .end, .end])
      // The consumer may have asked for more before it was told that there is none.
      #expect(job.history.first == .request(2))
      #expect(job.history.dropFirst().allSatisfy { $0 == .request(1) })
      await fake.expectNothingLeft()
    }

    @Test func everythingBeforeSubscribeReturnsIsKept() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.deliver(Int64(2), Int64(3))
        job.complete()
        job.release()
      }
      #expect(await Consumer(try numbers()).steps == [1, 2, 3, .end, .end, .end])
      #expect(try fake.onlyJob().history == [])
      await fake.expectNothingLeft()
    }

    @Test func everythingOnAnotherThreadBeforeSubscribeReturnsIsKept() async throws {
      fake.whenSubscribed { job in
        onAnotherThreadBlocking {
          job.deliver(Int64(1))
          job.fail(.misuse("late"))
          job.release()
        }
      }
      #expect(await Consumer(try numbers()).steps == [1, .misuse("late"), .end, .end])
      await fake.expectNothingLeft()
    }

    // MARK: - Waiting

    @Test func elementsFromAnotherThreadResumeWhoWaits() async throws {
      let consumer = Consumer(try numbers())
      let job = try fake.onlyJob()
      await onAnotherThread { job.deliver(Int64(1)) }
      await consumer.history.reaches(1)
      await onAnotherThread { job.deliver(Int64(2), Int64(3)) }
      await consumer.history.reaches(3)
      await onAnotherThread {
        job.complete()
        job.release()
      }
      #expect(await consumer.steps == [1, 2, 3, .end, .end, .end])
      await fake.expectNothingLeft()
    }

    @Test func aSecondNextAtTheSameTimeIsRefusedAndTheFirstGoesOn() async throws {
      do {
        // Handed to a second task on purpose, which the compiler would refuse.
        nonisolated(unsafe) var iterator = try numbers().makeAsyncIterator()
        let first = Task.immediate { await Consumer.step(&iterator) }
        let refused = Step.misuse("a second next() while the first has not returned")
        nonisolated(unsafe) var copy = iterator
        #expect(await Consumer.step(&copy) == refused)
        #expect(await Consumer.step(&copy) == refused)
        let job = try fake.onlyJob()
        job.deliver(Int64(1), Int64(2))
        #expect(await first.value == 1)
        #expect(await Consumer.step(&copy) == 2)
        job.complete()
        job.release()
        #expect(await Consumer.step(&copy) == .end)
      }
      await fake.expectNothingLeft()
    }

    @Test func copiesOfAnIteratorShareThePosition() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1), Int64(2), Int64(3))
        job.complete()
        job.release()
      }
      var iterator = try numbers().makeAsyncIterator()
      var copy = iterator
      #expect(try await iterator.next() == 1)
      #expect(try await copy.next() == 2)
      #expect(try await iterator.next() == 3)
      #expect(try await copy.next() == nil)
      #expect(try await iterator.next() == nil)
      #expect(fake.jobs.count == 1)
    }

    // MARK: - Demand

    @Test func whatWasConsumedIsRequestedOnceItIsHalfTheWindow() async throws {
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
      let steps = await Consumer(try numbers().window(4).placement(.default)).steps
      #expect(steps == [1, 2, 3, 4, 5, 6, 7, .end, .end, .end])
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
      #expect(await Consumer(try numbers().window(1)).steps == [0, 1, 2, .end, .end, .end])
      #expect(try fake.onlyJob().demand == 1)
      #expect(try fake.onlyJob().history == [.request(1), .request(1), .request(1)])
    }

    @Test func aRequestOfAJobThatHasJustEndedIsNoError() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      fake.refuse(.request, with: 2)
      let consumer = Consumer(try numbers())
      let job = try fake.onlyJob()
      job.complete()
      job.release()
      #expect(await consumer.steps == [1, .end, .end, .end])
    }

    @Test func aRefusedRequestIsAnErrorOnceAndCancels() async throws {
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      fake.refuse(.request, with: 6)
      let steps = await Consumer(try numbers()).steps
      let message = "can't request: the library has no memory or no place for another job"
      #expect(steps == [1, .misuse(message), .end, .end])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    // MARK: - Ends

    @Test func elementsThatAreBufferedComeBeforeTheError() async throws {
      let consumer = Consumer(try numbers())
      let job = try fake.onlyJob()
      job.deliver(Int64(1))
      job.deliver(Int64(2), Int64(3))
      job.fail(KotlinError(code: .failed, message: "broken"))
      job.release()
      #expect(await consumer.steps == [1, 2, 3, .error(.failed, "broken"), .end, .end])
      #expect(!job.history.contains(.cancelLater))
      await fake.expectNothingLeft()
    }

    @Test func kotlinThatCancelsItselfIsACancellationErrorInATaskThatIsNot() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.cancelItself()
        job.release()
      }
      let flow = try numbers()
      let wasCancelled = try await inATask {
        #expect(await Consumer(flow).steps == [1, .cancelled, .end, .end])
        return Task.isCancelled
      }
      #expect(!wasCancelled)
      await fake.expectNothingLeft()
    }

    @Test func aTimeoutKeepsItsCode() async throws {
      fake.whenSubscribed { job in
        job.fail(KotlinError(code: .timeout, message: "after 1s"))
        job.release()
      }
      #expect(await Consumer(try numbers()).steps == [.error(.timeout, "after 1s"), .end, .end])
    }

    @Test func nullUnitAndEmptyElementsAreNoEnds() async throws {
      fake.whenSubscribed { job in
        if job.index == 2 { job.deliver(bytes: [], count: 3) } else { job.deliver("", "x", "") }
        job.complete()
        job.release()
      }
      let library = try fake.open()
      var units = 0
      for try await _ in try library.flow("units", of: KotlinUnit.self) { units += 1 }
      #expect(units == 3)
      var words: [String] = []
      for try await word in try library.flow("words", of: String.self) { words.append(word) }
      #expect(words == ["", "x", ""])
    }
  }
}
