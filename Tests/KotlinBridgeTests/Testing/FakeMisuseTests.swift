import Fixtures
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// The mistakes that a test can make with a fake, and the error of each.
@Suite(.timeLimit(.minutes(2))) struct FakeMisuseTests {
  private let fixtures: FakeFixtures
  private var fake: FakeLibrary { fixtures.fake }
  private let broken = KotlinError(code: .failed, message: "no")

  init() throws {
    fixtures = try FakeFixtures()
  }

  @Test func elementsAndEndsAfterTheEndAreRefused() async throws {
    let count = fake.flow("neverEmits", of: Int64.self)
    reading(try fixtures.neverEmits()).cancel()
    let reads = reading(try fixtures.neverEmits())
    let subscription = count.subscriptions[1]
    try subscription.complete()
    let place = "subscription 2 to the flow 'neverEmits' of the fake library 'fixtures'"
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
    let count = fake.flow("neverEmits", of: Int64.self)
    let reads = reading(try fixtures.neverEmits())
    try count.subscriptions[0].fail(broken)
    #expect(
      misuse { try count.subscriptions[0].cancelItself() }
        == "can't cancel itself subscription 1 to the flow 'neverEmits' of the fake library 'fixtures': "
        + "it has failed already, with no")
    #expect(await reads.events == [.error(.failed, "no")])
  }

  @Test func aScriptThatGoesOnAfterItsEndFailsTheFlow() async throws {
    fake.flow("neverEmits", of: Int64.self) { script in
      script.complete()
      script.emit(1)
    }
    let message =
      "the script of the flow 'neverEmits' of the fake library 'fixtures' emits after its end"
    #expect(await reading(try fixtures.neverEmits()).events == [.misuse(message)])
  }

  @Test func releasingWithoutACancelIsRefused() async throws {
    let count = fake.flow("neverEmits", of: Int64.self)
    let reads = reading(try fixtures.neverEmits())
    let subscription = count.subscriptions[0]
    let place =
      "can't release subscription 1 to the flow 'neverEmits' of the fake library 'fixtures'"
    #expect(misuse { try subscription.release() } == "\(place): Swift has not cancelled it")
    reads.cancel()
    #expect(
      misuse { try subscription.release() }
        == "\(place): it has been released already, or is about to be")
    _ = await reads.events
  }

  @Test func aSecondAnswerIsRefused() async throws {
    let fetch = fake.function("value", returning: Int64.self)
    let calling = Task.immediate { [fixtures] in try await fixtures.value() }
    try fetch.calls[0].answer(1)
    let message =
      "can't answer call 1 of the function 'value' of the fake library 'fixtures': "
      + "it has been answered already"
    #expect(misuse { try fetch.calls[0].answer(2) } == message)
    #expect(misuse { try fetch.calls[0].fail(broken) } == message)
    #expect(try await calling.value == 1)
  }

  @Test func emittingToAStateFlowIsRefused() async throws {
    let state = fake.stateFlow("plainState", value: Int64(1))
    let reads = reading(try fixtures.plainState.flow)
    #expect(
      misuse { try state.subscriptions[0].emit(2) }
        == "can't emit to subscription 1 to the flow 'plainState' of the fake library 'fixtures': "
        + "set the value of the state flow")
    reads.cancel()
    _ = await reads.events
  }

  @Test func wrongTypesAreRefused() throws {
    fake.flow("neverEmits", of: Int64.self)
    #expect(
      misuse { try fake.subscriptions(to: "neverEmits", of: String.self) }
        == "the flow 'neverEmits' of the fake library 'fixtures' has elements of Long (Swift Int64), "
        + "not String")
    #expect(
      misuse { try fake.subscriptions(to: "longs", of: Int64.self) }
        == "the flow 'longs' of the fake library 'fixtures' was not declared: declare it with "
        + "flow(_:taking:of:script:)")
    #expect(
      misuse { try fake.subscriptions(to: "neverEmit", of: Int64.self) }?.hasPrefix(
        "the fake library 'fixtures' has no flow 'neverEmit'; it has 'neverEmits', ") == true)
    #expect(try fake.subscriptions(to: "neverEmits", of: Int64.self).isEmpty)
  }

  @Test func wrongArgumentsAreRefused() async throws {
    let add = fake.function("add", taking: Int64.self, Int64.self, returning: Int64.self) {
      $0 + $1
    }
    _ = try await fixtures.add(a: 1, b: 2)
    #expect(
      misuse { try add.calls[0].arguments(as: Int32.self) }
        == "the function 'add' of the fake library 'fixtures' takes (a: Long (Swift Int64), "
        + "b: Long (Swift Int64)), not (Int32)")
    let longs = fake.flow("longs", taking: Int64.self, of: Int64.self)
    let reads = reading(try fixtures.longs(n: 1))
    #expect(
      misuse { try longs.subscriptions[0].arguments(as: UInt64.self) }
        == "the flow 'longs' of the fake library 'fixtures' takes (n: Long (Swift Int64)), "
        + "not (UInt64)")
    reads.cancel()
    _ = await reads.events
  }

  // MARK: - What was not declared

  @Test func whatWasNotDeclaredThrows() async throws {
    #expect(
      misuse { try fixtures.neverEmits() }
        == "the flow 'neverEmits' of the fake library 'fixtures' was used but not declared: declare "
        + "it with flow(_:taking:of:script:)")
    let call = await #expect(throws: KotlinError.self) { try await fixtures.add(a: 1, b: 2) }
    #expect(
      call?.message
        == "the function 'add' of the fake library 'fixtures' was called but not declared: declare "
        + "it with function(_:taking:returning:answer:)")
    let state = try fixtures.plainState
    let message =
      "the flow 'plainState' of the fake library 'fixtures' was used but not declared: declare it with "
      + "stateFlow(_:taking:of:value:)"
    #expect(misuse { try state.get() } == message)
    #expect(misuse { try state.set(1) } == message)
    #expect(misuse { try state.compareAndSet(expected: 1, update: 2) } == message)
    try await expectNothingLive(in: fixtures.library)
  }

  @Test func theValueOfAStateThatWasNotDeclaredEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try FixturesLibrary.use(FakeLibrary(of: FixturesLibrary.self).open())
      _ = plainState.value
    }
    #expect(
      printed(by: result).contains(
        "the flow 'plainState' of the fake library 'fixtures' was used but not declared"))
  }

  @Test func whatIsDeclaredAfterOpenIsOffered() async throws {
    fake.flow("neverEmits", of: Int64.self) { $0.complete() }
    #expect(await reading(try fixtures.neverEmits()).events == [.completed])
  }

  // MARK: - Lifetimes

  @Test func flowsOfAFakeThatIsGoneAreRefused() async throws {
    let flow: KotlinFlow<Int64> = try {
      let fake = FakeLibrary(of: FixturesLibrary.self)
      fake.stateFlow("plainState", value: 1 as Int64)
      // A module of this kind does not keep the library.
      let module = try KotlinModule(ofObjectsIn: fake.raw.table) { _ in }
      return KotlinFlow(of: module, flow: try module.number(ofFlowNamed: "plainState"))
    }()
    let message = "can't subscribe: the library has no flow or function with this id"
    #expect(await reading(flow).events == [.misuse(message)])
  }

  @Test func anOpenLibraryKeepsItsFakeAlive() async throws {
    let library = try {
      let fake = FakeLibrary(of: FixturesLibrary.self)
      fake.flow("neverEmits", of: Int64.self) { $0.complete() }
      return try fake.open()
    }()
    #expect(await reading(try library.flow("neverEmits", of: Int64.self)).events == [.completed])
    #expect(try library.counters.jobs == 0)
  }

  @Test func theErrorOfAWaitNamesWhatDidNotCome() async throws {
    let count = fake.flow("neverEmits", of: Int64.self)
    let add = fake.function("value", returning: Int64.self)
    let limit = Duration.milliseconds(10)
    let flow = await #expect(throws: NothingCame.self) {
      _ = try await count.subscription(1, within: limit)
    }
    #expect(
      flow?.description
        == "no subscription 2 to the flow 'neverEmits' of the fake library 'fixtures' came within "
        + "0.01 seconds")
    let call = await #expect(throws: NothingCame.self) {
      _ = try await add.call(within: limit)
    }
    #expect(
      call?.description
        == "no call 1 of the function 'value' of the fake library 'fixtures' came within 0.01 seconds"
    )
  }
}
