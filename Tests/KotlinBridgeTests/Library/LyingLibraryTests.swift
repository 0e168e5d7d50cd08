import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Libraries that break the contract: Swift gets one error, the job is cancelled, and nothing
  /// leaks.
  @Suite(.timeLimit(.minutes(2))) struct LyingLibraryTests {
    private let fake = ScriptedLibrary()

    private static let one: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0]

    /// Expects these events of a sequence, a stream and callbacks, one after the other.
    private func expectEvents(
      _ expected: [ConsumerEvent<Int64>], _ sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      #expect(await Consumer(try fake.numbers()).events == expected, sourceLocation: sourceLocation)
      let flow = try fake.numbers()
      #expect(await streamConsumer(flow).events == expected, sourceLocation: sourceLocation)
      let subscription = RecordedSubscription(flow)
      for job in fake.jobs where !job.isReleased {
        #expect(job.history == [.cancelLater], sourceLocation: sourceLocation)
        job.deliver(Int64(3))
        job.complete()
        job.release()
      }
      await subscription.job.join()
      #expect(subscription.recorder.events == expected, sourceLocation: sourceLocation)
      await fake.expectNothingLeft(sourceLocation)
    }

    /// Expects this error of an `async` call and of one with a completion handler.
    private func expectAnswer(
      misuse message: String, _ sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let library = try fake.open()
      let arguments = KotlinWriter.bytes(of: Int64(1), Int64(2))
      let error = await #expect(throws: KotlinError.self, sourceLocation: sourceLocation) {
        try await library.call("add", encodedArguments: arguments, returning: Int64.self)
      }
      #expect(error?.message == message, sourceLocation: sourceLocation)
      let recorder = EventRecorder<Int64>()
      await library.call("add", encodedArguments: arguments) { recorder.record($0) }.join()
      #expect(recorder.events == [.misuse(message)], sourceLocation: sourceLocation)
      await fake.expectNothingLeft(sourceLocation)
    }

    // MARK: - Bytes

    @Test(
      arguments: [
        (size: 8, count: -1), (size: -1, count: 1), (size: 9, count: 1), (size: .max, count: .max),
      ] as [(size: Int64, count: Int64)])
    func fetchedElementsThatLieInNoMemoryAreAnError(_ lie: (size: Int64, count: Int64)) async throws
    {
      fake.whenSubscribed { job in
        job.gather(Int64(1))
        job.gather(bytes: Self.one, size: lie.size, count: lie.count)
      }
      let events = await Consumer(try fake.numbers().placement(.default)).events
      let message =
        "invalid buffer of fetched elements: \(lie.count) elements in \(lie.size) of 8 bytes"
      #expect(events == [1, .misuse(message)])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    /// Elements whose bytes are not what the count says, and what is read of them.
    struct Malformed: CustomTestStringConvertible, Sendable {
      var testDescription: String
      var bytes: [UInt8]
      var size: Int64?
      var count: Int64
      var elements: [ConsumerEvent<Int64>] = []
      var message: String
    }

    static let malformed = [
      Malformed(
        testDescription: "cut off", bytes: one + one.dropLast(), count: 2, elements: [1],
        message: "8 needed, 7 left"),
      Malformed(testDescription: "no bytes", bytes: [], count: 1, message: "8 needed, 0 left"),
      Malformed(
        testDescription: "one byte too many", bytes: one + [0], count: 1, elements: [1],
        message: "1 left over after the last value"),
      Malformed(
        testDescription: "one element too many", bytes: one + one, count: 1, elements: [1],
        message: "8 left over after the last value"),
      Malformed(
        testDescription: "negative size", bytes: one, size: -8, count: 1,
        message: "8 needed, 0 left"),
      Malformed(
        testDescription: "smallest size", bytes: one, size: .min, count: 1,
        message: "8 needed, 0 left"),
      Malformed(
        testDescription: "largest count", bytes: one, count: .max, elements: [1],
        message: "8 needed, 0 left"),
    ]

    @Test(arguments: malformed)
    func malformedElementsEndTheFlow(_ malformed: Malformed) async throws {
      fake.whenSubscribed {
        $0.deliver(bytes: malformed.bytes, size: malformed.size, count: malformed.count)
      }
      let error = ConsumerEvent<Int64>.misuse("malformed bytes: \(malformed.message)")
      try await expectEvents(malformed.elements + [error])
    }

    @Test(
      arguments: [
        ([], nil, "8 needed, 0 left"), (one.dropLast(), nil, "8 needed, 7 left"),
        (one + [0], nil, "1 left over after the last value"), (one, -1, "8 needed, 0 left"),
      ] as [([UInt8], Int64?, String)])
    func aMalformedAnswerIsAnErrorOfTheCall(
      bytes: [UInt8], size: Int64?, message: String
    ) async throws {
      fake.whenCalled { job in
        job.answer(bytes: bytes, size: size)
        job.release()
      }
      try await expectAnswer(misuse: "malformed bytes: \(message)")
      if size == nil {
        fake.answerInPlace(bytes)
        try await expectAnswer(misuse: "malformed bytes: \(message)")
      }
    }

    @Test(arguments: [-1, .min, 100_000, .max] as [Int64])
    func anAnswerBesidesItsMemoryIsAnError(size: Int64) async throws {
      fake.answerInPlace(Self.one, size: size)
      try await expectAnswer(misuse: "can't call: the library returned an invalid answer buffer")
    }

    @Test(arguments: InPlaceAnswer.Lie.allCases)
    func anAnswerInMemoryOfNobodyIsAnError(lie: InPlaceAnswer.Lie) async throws {
      fake.answerInPlace(Self.one, lie: lie)
      try await expectAnswer(misuse: "can't call: the library returned an invalid answer buffer")
    }

    @Test func nullBytesAreReadAsNoBytes() async throws {
      fake.whenSubscribed { $0.deliverNull(size: 8, count: 1) }
      try await expectEvents([.misuse("malformed bytes: 8 needed, 0 left")])
      fake.whenCalled { job in
        job.answerNull(size: 8)
        job.release()
      }
      try await expectAnswer(misuse: "malformed bytes: 8 needed, 0 left")
    }

    @Test(arguments: [0, -1, .min] as [Int64])
    func aBatchOfNoElementsIsIgnored(_ count: Int64) async throws {
      fake.whenSubscribed { job in
        job.deliver(bytes: Self.one, count: count)
        job.deliver(Int64(2))
        job.complete()
        job.release()
      }
      try await expectEvents([2, .completed])
    }

    @Test func moreElementsThanCanBeCountedAreNoCrash() async throws {
      fake.whenSubscribed { job in
        job.deliver(bytes: [], count: .max)
        job.deliver(bytes: [], count: .max)
      }
      let units = try fake.open().flow("units", of: KotlinUnit.self)
      do {
        var iterator = units.makeAsyncIterator()
        #expect(try await iterator.next() == KotlinUnit())
      }
      try fake.onlyJob().release()
      await fake.expectNothingLeft()
    }

    // MARK: - Ends

    @Test func theFirstOfTwoEndsCounts() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.complete()
        job.fail(.misuse("second end"))
        job.complete()
        job.deliver(Int64(2))
        job.release()
      }
      try await expectEvents([1, .completed])
    }

    @Test func anErrorIsNotFollowedByAnEnd() async throws {
      fake.whenSubscribed { job in
        job.fail(.misuse("first"))
        job.fail(.misuse("second"))
        job.complete()
        job.release()
      }
      try await expectEvents([.misuse("first")])
    }

    @Test func aFlowThatEndsSilentlyIsAnError() async throws {
      let silence = ConsumerEvent<Int64>.misuse("the library ended a flow without saying how")
      let consumer = Consumer(try fake.numbers())
      try fake.onlyJob().release()
      #expect(await consumer.events == [silence])
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.release()
      }
      try await expectEvents([1, silence])
    }

    @Test func anEndAfterTheReleaseIsIgnoredWhileTheIteratorLives() async throws {
      do {
        var iterator = try fake.numbers().makeAsyncIterator()
        fake.whenSubscribed { $0.deliver(Int64(1)) }
        #expect(try await iterator.next() == 1)
        let job = try fake.onlyJob()
        job.complete()
        job.release()
        job.deliver(Int64(2))
        job.fail(.misuse("late"))
        #expect(try await iterator.next() == nil)
      }
      await fake.expectNothingLeft()
    }

    @Test func aNullFailureIsAnError() async throws {
      fake.failEverything(nil)
      let message = "the library reported a failure but did not describe it"
      try await expectEvents([.misuse(message)])
      try await expectAnswer(misuse: message)
    }

    @Test func theFirstOfTwoAnswersCounts() async throws {
      let long = String(repeating: "long", count: 50)
      fake.whenCalled { job in
        job.answer(long)
        job.answer(String(repeating: "second", count: 50))
        job.fail(.misuse("third"))
        job.release()
      }
      let library = try fake.open()
      let answer = try await library.call(
        "greet", encodedArguments: encode("x"), returning: String.self, placement: .default)
      #expect(answer == long)
      let recorder = EventRecorder<String>()
      await library.call("greet", encodedArguments: encode("x")) { recorder.record($0) }.join()
      #expect(recorder.events == [.value(long)])
      await fake.expectNothingLeft()
    }

    @Test func aCallThatEndsWithoutAnAnswerIsAnError() async throws {
      let silence = "the library ended a call without an answer"
      let library = try fake.open()
      let waiting = Task.immediate {
        await #expect(throws: KotlinError.self) {
          try await library.call("nothing", returning: KotlinUnit.self)
        }
      }
      try fake.onlyJob().release()
      #expect(await waiting.value?.message == silence)
      fake.whenCalled { $0.release() }
      try await expectAnswer(misuse: silence)
    }
  }
}
