import KotlinBridge
import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

/// Fake shared flows and state flows.
@Suite(.timeLimit(.minutes(3))) struct FakeHotFlowTests {
  private let fake = FakeLibrary("hot")

  // MARK: - Shared

  @Test func allSubscribersOfASharedFlowGetWhatIsEmitted() async throws {
    let news = fake.sharedFlow("news", of: Int64.self)
    let library = try fake.open()
    news.emit(0)
    let first = reading(try library.flow("news"))
    news.emit(1)
    let second = reading(try library.flow("news"))
    news.emit(2, 3)
    for subscription in news.subscriptions { try subscription.complete() }
    #expect(await first.events == [1, 2, 3, .completed])
    #expect(await second.events == [2, 3, .completed])
    try await expectNothingLive(in: library)
  }

  @Test func aSharedFlowReplaysTheLatest() async throws {
    let news = fake.sharedFlow("news", of: Int64.self, replay: 2)
    let library = try fake.open()
    news.emit(1, 2, 3)
    let reads = reading(try library.flow("news"))
    news.emit(4)
    try news.subscriptions[0].complete()
    #expect(await reads.events == [2, 3, 4, .completed])
  }

  // MARK: - State

  @Test func theValueIsReadSetAndObserved() async throws {
    let setting = fake.stateFlow("setting", value: Int64(1))
    let library = try fake.open()
    let state: KotlinMutableStateFlow<Int64> = try library.mutableStateFlow("setting")
    #expect(try state.get() == 1)
    setting.value = 2
    #expect(try state.get() == 2)
    try state.set(3)
    #expect(setting.value == 3)
    #expect(try !state.compareAndSet(expected: 2, update: 4))
    #expect(try state.compareAndSet(expected: 3, update: 4))
    #expect(setting.value == 4)
    #expect(setting.changes == [3, 4])
    #expect(try await setting.change(1) == 4)
  }

  @Test func aFollowerOfAStateGetsItsValueAndThenChanges() async throws {
    let setting = fake.stateFlow("setting", value: Int64(1))
    let library = try fake.open()
    let state: KotlinStateFlow<Int64> = try library.stateFlow("setting")
    var values = state.makeAsyncIterator()
    #expect(try await values.next() == 1)
    setting.value = 2
    #expect(try await values.next() == 2)
    // The values are conflated: 3, which nobody asked for, is gone, and the second 4 is not a
    // change.
    setting.value = 3
    setting.value = 4
    setting.value = 4
    #expect(try await values.next() == 4)
    let next = Task.immediate { [state] in
      var others = state.makeAsyncIterator()
      return [try await others.next(), try await others.next()]
    }
    setting.value = 5
    #expect(try await next.value == [4, 5])
    #expect(try await values.next() == 5)
    #expect(setting.subscriptions.map(\.requested).allSatisfy { $0 != .unlimited })
  }

  @Test func aStateThatCantBeSetIsRefusedByName() throws {
    fake.stateFlow("status", value: "ok", isMutable: false)
    let library = try fake.open()
    #expect(try library.stateFlow("status", of: String.self).value == "ok")
    #expect(
      misuse { try library.mutableStateFlow("status", of: String.self) }
        == "'status' of hot is no state flow that can be set")
  }

  @Test func aStateThatFailsIsNeitherReadNorSet() throws {
    let setting = fake.stateFlow("setting", value: 1 as Int64)
    let state = try fake.open().mutableStateFlow("setting", of: Int64.self)
    setting.failure = KotlinError(code: .failed, message: "too small")
    let uses: [() throws -> Void] = [
      { _ = try state.get() }, { try state.set(0) },
      { _ = try state.compareAndSet(expected: 1, update: 0) },
    ]
    for use in uses {
      let error = #expect(throws: KotlinError.self) { try use() }
      #expect(error?.message == "too small")
    }
    setting.failure = nil
    #expect(try state.get() == 1)
    #expect(setting.changes.isEmpty)
  }

  @Test func aStateFlowMayTakeArguments() async throws {
    let progress = fake.stateFlow("progress", taking: String.self, value: 0.5)
    let library = try fake.open()
    #expect(try library.stateFlow("progress", "file", of: Double.self).value == 0.5)
    progress.value = 1
    #expect(try library.stateFlow("progress", "file", of: Double.self).value == 1)
  }
}
