import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Fake shared flows and state flows.
@Suite(.timeLimit(.minutes(2))) struct FakeHotFlowTests {
  private let fixtures: FakeFixtures
  private var fake: FakeLibrary { fixtures.fake }

  init() throws {
    fixtures = try FakeFixtures()
  }

  // MARK: - Shared

  @Test func allSubscribersOfASharedFlowGetWhatIsEmitted() async throws {
    let news = fake.sharedFlow("replaysNothing", taking: String.self, of: Int64.self)
    news.emit(0)
    let first = reading(try fixtures.replaysNothing(name: "a"))
    news.emit(1)
    let second = reading(try fixtures.replaysNothing(name: "a"))
    news.emit(2, 3)
    for subscription in news.subscriptions { try subscription.complete() }
    #expect(await first.events == [1, 2, 3, .completed])
    #expect(await second.events == [2, 3, .completed])
    try await expectNothingLive(in: fixtures.library)
  }

  @Test func aSharedFlowReplaysTheLatest() async throws {
    let news = fake.sharedFlow("replaysTwo", taking: String.self, of: Int64.self, replay: 2)
    news.emit(1, 2, 3)
    let reads = reading(try fixtures.replaysTwo(name: "a"))
    news.emit(4)
    try news.subscriptions[0].complete()
    #expect(await reads.events == [2, 3, 4, .completed])
  }

  // MARK: - State

  @Test func theValueIsReadSetAndObserved() async throws {
    let setting = fake.stateFlow("plainState", value: Int64(1))
    let state = try fixtures.plainState
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
    let setting = fake.stateFlow("plainState", value: Int64(1))
    let state = try fixtures.plainState.readOnly
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

  @Test func aStateThatFailsIsNeitherReadNorSet() throws {
    let setting = fake.stateFlow("plainState", value: 1 as Int64)
    let state = try fixtures.plainState
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
    let progress = fake.stateFlow("readOnlyState", taking: String.self, value: 5 as Int64)
    let state = try fixtures.readOnlyState(name: "file")
    #expect(state.value == 5)
    progress.value = 10
    #expect(state.value == 10)
    let reads = reading(state.flow)
    #expect(try progress.subscriptions[0].arguments(as: String.self) == "file")
    reads.cancel()
    #expect(await reads.events == [10, .cancellationError])
    try await fixtures.expectOnlyFlowsLive()
  }

  @Test func declaringAStateAgainBeginsAnew() throws {
    let first = fake.stateFlow("plainState", value: 1 as Int64)
    let state = try fixtures.plainState
    try state.set(2)
    first.failure = KotlinError(code: .failed, message: "no")
    let second = fake.stateFlow("plainState", value: 3 as Int64)
    #expect(try state.get() == 3)
    #expect(second.changes.isEmpty)
  }
}
