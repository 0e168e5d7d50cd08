import KotlinBridge
import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

/// The mistakes that a test can make with a fake, and the error of each.
@Suite(.timeLimit(.minutes(3))) struct FakeMisuseTests {
  private let fake = FakeLibrary("wrong")
  private let broken = KotlinError(code: .failed, message: "no")

  @Test func elementsAndEndsAfterTheEndAreRefused() async throws {
    let count = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    reading(try library.flow("count")).cancel()
    let reads = reading(try library.flow("count"))
    let subscription = count.subscriptions[1]
    try subscription.complete()
    let place = "subscription 2 to the flow 'count' of the fake library 'wrong'"
    #expect(
      misuse { try subscription.emit(1) }
        == "can't emit to \(place): it has been completed already")
    #expect(
      misuse { try subscription.complete() }
        == "can't complete \(place): it has been completed already")
    #expect(
      misuse { try subscription.fail(broken) }
        == "can't fail \(place): it has been completed already")
    #expect(await reads.events == [.completed])
  }

  @Test func aFailureIsAnEndToo() async throws {
    let count = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let reads = reading(try library.flow("count"))
    try count.subscriptions[0].fail(broken)
    #expect(
      misuse { try count.subscriptions[0].cancelItself() }
        == "can't cancel itself subscription 1 to the flow 'count' of the fake library 'wrong': "
        + "it has failed already, with no")
    #expect(await reads.events == [.error(.failed, "no")])
  }

  @Test func aScriptThatGoesOnAfterItsEndFailsTheFlow() async throws {
    fake.flow("count", of: Int64.self) { script in
      script.complete()
      script.emit(1)
    }
    let library = try fake.open()
    let message = "the script of the flow 'count' of the fake library 'wrong' emits after its end"
    #expect(await reading(try library.flow("count")).events == [.misuse(message)])
  }

  @Test func releasingWithoutACancelIsRefused() async throws {
    let count = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let reads = reading(try library.flow("count"))
    let subscription = count.subscriptions[0]
    let place = "can't release subscription 1 to the flow 'count' of the fake library 'wrong'"
    #expect(misuse { try subscription.release() } == "\(place): Swift has not cancelled it")
    reads.cancel()
    #expect(
      misuse { try subscription.release() } == "\(place): it is released already, or about to be")
    _ = await reads.events
  }

  @Test func aSecondAnswerIsRefused() async throws {
    let fetch = fake.function("fetch", returning: Int64.self)
    let library = try fake.open()
    let calling = Task.immediate { try await library.call("fetch", returning: Int64.self) }
    try fetch.calls[0].answer(1)
    let message =
      "can't answer call 1 of the function 'fetch' of the fake library 'wrong': "
      + "it has been answered already"
    #expect(misuse { try fetch.calls[0].answer(2) } == message)
    #expect(misuse { try fetch.calls[0].fail(broken) } == message)
    #expect(try await calling.value == 1)
  }

  @Test func emittingToAStateFlowIsRefused() async throws {
    let state = fake.stateFlow("state", value: Int64(1))
    let library = try fake.open()
    let reads = reading(try library.stateFlow("state", of: Int64.self).flow)
    #expect(
      misuse { try state.subscriptions[0].emit(2) }
        == "can't emit to subscription 1 to the flow 'state' of the fake library 'wrong': "
        + "set the value of the state flow")
    reads.cancel()
    _ = await reads.events
  }

  @Test func wrongTypesAreRefused() throws {
    fake.flow("count", of: Int64.self)
    #expect(
      misuse { try fake.subscriptions(to: "count", of: String.self) }
        == "the flow 'count' of the fake library 'wrong' was declared of Long, not of String")
    #expect(
      misuse { try fake.subscriptions(to: "counts", of: String.self) }
        == "no flow 'counts' was declared of the fake library 'wrong'")
    #expect(try fake.subscriptions(to: "count", of: Int64.self).isEmpty)
    let library = try fake.open()
    #expect(
      misuse { try library.flow("count", of: Int32.self) }
        == "the element type of the flow 'count' of wrong is Long (Swift Int64), not Int32")
  }

  @Test func wrongArgumentsAreRefused() async throws {
    let add = fake.function("add", taking: Int64.self, returning: Int64.self) { $0 }
    let library = try fake.open()
    _ = try await library.call("add", Int64(1), returning: Int64.self)
    #expect(
      misuse { try add.calls[0].arguments(as: Int32.self) }
        == "malformed bytes: 4 left over after the last value")
  }

  @Test func flowsDeclaredAfterOpenAreNotOffered() throws {
    fake.flow("a \"quoted\"\n name", of: Int64.self)
    let library = try fake.open()
    fake.flow("later", of: Int64.self)
    #expect(
      misuse { try library.flow("later", of: Int64.self) }
        == "wrong has no flow 'later'; it has 'a \"quoted\"\n name'")
    _ = try fake.open().flow("later", of: Int64.self)
  }

  @Test func declaringANameWithOtherTypesEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let fake = FakeLibrary("wrong")
      fake.flow("count", of: Int64.self)
      fake.flow("count", taking: String.self, of: Int64.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "the flow 'count' of the fake library 'wrong' was declared as a flow () of Long, cold, "
          + "not as a flow (String) of Long, cold"))
  }

  @Test func flowsOfAFakeThatIsGoneAreRefused() async throws {
    let flow: KotlinFlow<Int64> = try {
      let fake = FakeLibrary("gone")
      fake.flow("count", of: Int64.self)
      return try fake.open().flow("count")
    }()
    let message = "can't subscribe: the library has no flow or function with this id"
    #expect(await reading(flow).events == [.misuse(message)])
  }

  @Test func anOpenLibraryKeepsItsFakeAlive() async throws {
    let library = try {
      let fake = FakeLibrary("kept")
      fake.flow("count", of: Int64.self) { $0.complete() }
      return try fake.open()
    }()
    #expect(await reading(try library.flow("count")).events == [.completed])
    #expect(try library.counters.jobs == 0)
  }

  @Test func theErrorOfAWaitNamesWhatDidNotCome() async throws {
    let count = fake.flow("count", of: Int64.self)
    let add = fake.function("add", returning: Int64.self)
    let limit = Duration.milliseconds(10)
    let flow = await #expect(throws: NothingCame.self) {
      _ = try await count.subscription(1, within: limit)
    }
    #expect(
      flow?.description
        == "no subscription 2 to the flow 'count' of the fake library 'wrong' came within "
        + "0.01 seconds")
    let call = await #expect(throws: NothingCame.self) {
      _ = try await add.call(within: limit)
    }
    #expect(
      call?.description
        == "no call 1 of the function 'add' of the fake library 'wrong' came within 0.01 seconds")
  }
}
