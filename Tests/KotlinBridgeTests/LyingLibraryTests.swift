import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Libraries that break the contract: an error in Swift once, the job cancelled, nothing leaked.
  @Suite(.timeLimit(.minutes(1))) struct LyingLibraryTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    private static let one: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0]

    /// Elements whose bytes are not what the count says, and what is read of them.
    struct Malformed: CustomTestStringConvertible, Sendable {
      var name: String
      var bytes: [UInt8]
      var size: Int64?
      var count: Int64
      var elements: [Step] = []
      var message: String

      var testDescription: String { name }
    }

    static let malformed = [
      Malformed(
        name: "cut off", bytes: one + one.dropLast(), count: 2, elements: [1],
        message: "8 needed, 7 left"),
      Malformed(name: "no bytes", bytes: [], count: 1, message: "8 needed, 0 left"),
      Malformed(
        name: "one byte too many", bytes: one + [0], count: 1, elements: [1],
        message: "1 left over after the last value"),
      Malformed(
        name: "one element too many", bytes: one + one, count: 1, elements: [1],
        message: "8 left over after the last value"),
      Malformed(name: "negative size", bytes: one, size: -8, count: 1, message: "8 needed, 0 left"),
      Malformed(
        name: "smallest size", bytes: one, size: .min, count: 1, message: "8 needed, 0 left"),
      Malformed(
        name: "largest count", bytes: one, count: .max, elements: [1], message: "8 needed, 0 left"),
    ]

    // MARK: - Bytes

    @Test(arguments: malformed)
    func malformedElementsEndTheSequence(_ malformed: Malformed) async throws {
      fake.whenSubscribed {
        $0.deliver(bytes: malformed.bytes, size: malformed.size, count: malformed.count)
      }
      let steps = await Consumer(try numbers()).steps
      let error = Step.misuse("malformed bytes: \(malformed.message)")
      #expect(steps == malformed.elements + [error, .end, .end])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.deliver(Int64(3))
      job.release()
      await fake.expectNothingLeft()
    }

    @Test(arguments: malformed)
    func malformedElementsEndTheStream(_ malformed: Malformed) async throws {
      fake.whenSubscribed {
        $0.deliver(bytes: malformed.bytes, size: malformed.size, count: malformed.count)
      }
      let flow = try numbers()
      let error = Step.misuse("malformed bytes: \(malformed.message)")
      #expect(await streamConsumer(flow).steps == malformed.elements + [error, .end, .end])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await fake.expectNothingLeft()
    }

    @Test(arguments: malformed)
    func malformedElementsEndTheCallbacks(_ malformed: Malformed) async throws {
      let subscription = Subscription(try numbers())
      let job = try fake.onlyJob()
      job.deliver(bytes: malformed.bytes, size: malformed.size, count: malformed.count)
      job.deliver(Int64(3))
      job.complete()
      let error = Step.misuse("malformed bytes: \(malformed.message)")
      #expect(subscription.history.events == malformed.elements + [error])
      #expect(job.history == [.cancelLater])
      job.release()
      await subscription.job.join()
      await fake.expectNothingLeft()
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
      let library = try fake.open()
      let error = await #expect(throws: KotlinError.self) {
        let _: Int64 = try await library.call("add", Int64(1), Int64(2))
      }
      #expect(error?.message == "malformed bytes: \(message)")
      let history = History<Step>()
      let job = library.call("add", Int64(1), Int64(2)) { history.append(Step($0)) }
      await job.join()
      #expect(history.events == [.misuse("malformed bytes: \(message)")])
      await fake.expectNothingLeft()
    }

    @Test(
      arguments: [(-1, 0), (.min, 0), (49, 0), (.max, 0), (8, 1)] as [(Int64, UInt64)])
    func anAnswerThatIsNeitherInPlaceNorObservedIsAnError(size: Int64, job: UInt64) async throws {
      fake.answerInPlace(Self.one, size: size, job: job)
      let library = try fake.open()
      let message = "the library answered a call neither in place nor through its observer"
      let error = await #expect(throws: KotlinError.self) {
        let _: Int64 = try await library.call("add", Int64(1), Int64(2))
      }
      #expect(error?.message == message)
      let history = History<Step>()
      await library.call("add", Int64(1), Int64(2)) { history.append(Step($0)) }.join()
      #expect(history.events == [.misuse(message)])
    }

    @Test(arguments: [([], "8 needed, 0 left"), (one + [0], "1 left over after the last value")])
    func aMalformedAnswerInPlaceIsAnErrorOfTheCall(bytes: [UInt8], message: String) async throws {
      fake.answerInPlace(bytes)
      let library = try fake.open()
      let error = await #expect(throws: KotlinError.self) {
        let _: Int64 = try await library.call("add", Int64(1), Int64(2))
      }
      #expect(error?.message == "malformed bytes: \(message)")
      let history = History<Step>()
      await library.call("add", Int64(1), Int64(2)) { history.append(Step($0)) }.join()
      #expect(history.events == [.misuse("malformed bytes: \(message)")])
    }

    @Test func nullBytesAreNone() async throws {
      let consumer = Consumer(try numbers())
      try fake.onlyJob().deliverNull(size: 8, count: 1)
      #expect(await consumer.steps[0] == .misuse("malformed bytes: 8 needed, 0 left"))
      try fake.onlyJob().release()
      let calling = ScriptedLibrary()
      calling.whenCalled { job in
        job.answerNull(size: 8)
        job.release()
      }
      let error = await #expect(throws: KotlinError.self) {
        let _: Int64 = try await calling.open().call("add", Int64(1), Int64(2))
      }
      #expect(error?.message == "malformed bytes: 8 needed, 0 left")
    }

    @Test(arguments: [0, -1, .min] as [Int64])
    func aBatchOfNoElementsIsNone(_ count: Int64) async throws {
      fake.whenSubscribed { job in
        job.deliver(bytes: Self.one, count: count)
        job.deliver(Int64(2))
        job.complete()
        job.release()
      }
      #expect(await Consumer(try numbers()).steps == [2, .end, .end, .end])
      let subscription = Subscription(try numbers())
      await subscription.job.join()
      #expect(subscription.history.events == [2, .end])
    }

    @Test func moreElementsThanCanBeCountedAreNoCrash() async throws {
      fake.whenSubscribed { job in
        job.deliver(bytes: [], count: .max)
        job.deliver(bytes: [], count: .max)
      }
      let units: KotlinFlow<KotlinUnit> = try fake.open().flow("units")
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
      #expect(await Consumer(try numbers()).steps == [1, .end, .end, .end])
      let subscription = Subscription(try numbers())
      await subscription.job.join()
      #expect(subscription.history.events == [1, .end])
      await fake.expectNothingLeft()
    }

    @Test func anErrorIsNotFollowedByAnEnd() async throws {
      fake.whenSubscribed { job in
        job.fail(.misuse("first"))
        job.fail(.misuse("second"))
        job.complete()
        job.release()
      }
      #expect(await Consumer(try numbers()).steps == [.misuse("first"), .end, .end])
      let subscription = Subscription(try numbers())
      await subscription.job.join()
      #expect(subscription.history.events == [.misuse("first")])
      await fake.expectNothingLeft()
    }

    @Test func aFlowThatEndsSilentlyIsAnError() async throws {
      fake.whenSubscribed { job in
        job.deliver(Int64(1))
        job.release()
      }
      let silence = Step.misuse("the library ended a flow without saying how")
      #expect(await Consumer(try numbers()).steps == [1, silence, .end, .end])
      let subscription = Subscription(try numbers())
      await subscription.job.join()
      #expect(subscription.history.events == [1, silence])
      await fake.expectNothingLeft()
    }

    @Test func whoWaitsForAFlowThatEndsSilentlyIsResumed() async throws {
      let consumer = Consumer(try numbers())
      try fake.onlyJob().release()
      let silence = Step.misuse("the library ended a flow without saying how")
      #expect(await consumer.steps == [silence, .end, .end])
      await fake.expectNothingLeft()
    }

    @Test func anEndAfterTheReleaseIsIgnoredWhileTheIteratorLives() async throws {
      do {
        var iterator = try numbers().makeAsyncIterator()
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
      fake.whenSubscribed { job in
        job.fail(nil)
        job.release()
      }
      let error = Step.misuse("the library reported a failure without saying which")
      #expect(await Consumer(try numbers()).steps == [error, .end, .end])
      fake.whenCalled { job in
        job.fail(nil)
        job.release()
      }
      let library = try fake.open()
      await #expect(throws: KotlinError.self) {
        try await library.call("nothing", returning: Void.self)
      }
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
      let greeting: String = try await library.call("greet", "x")
      #expect(greeting == long)
      let history = History<String>()
      let job = library.call("greet", "x") { (result: Result<String, KotlinError>) in
        history.append((try? result.get()) ?? "\(result)")
      }
      await job.join()
      #expect(history.events == [long])
      await fake.expectNothingLeft()
    }

    @Test func aCallThatEndsWithoutAnAnswerIsAnError() async throws {
      fake.whenCalled { $0.release() }
      let library = try fake.open()
      let silence = "the library ended a call without an answer"
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("nothing", returning: Void.self)
      }
      #expect(error?.message == silence)
      let history = History<Step>()
      let job = library.call("add", Int64(1), Int64(2)) { history.append(Step($0)) }
      await job.join()
      #expect(history.events == [.misuse(silence)])
      await fake.expectNothingLeft()
    }

    @Test func whoWaitsForACallThatEndsWithoutAnAnswerIsResumed() async throws {
      let library = try fake.open()
      let waiting = Task.immediate {
        await #expect(throws: KotlinError.self) {
          try await library.call("nothing", returning: Void.self)
        }
      }
      try fake.onlyJob().release()
      #expect(await waiting.value?.message == "the library ended a call without an answer")
      await fake.expectNothingLeft()
    }
  }
}
