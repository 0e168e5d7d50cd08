import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Fake flows: scripts, elements by hand, demand and cancels.
@Suite(.timeLimit(.minutes(2))) struct FakeFlowTests {
  private let fixtures: FakeFixtures
  private var fake: FakeLibrary { fixtures.fake }

  init() throws {
    fixtures = try FakeFixtures()
  }

  /// Declares the flow 'neverEmits', whose subscriptions the test drives unless there is a script.
  private func declare(
    script: (@Sendable (FakeScript<Int64>) -> Void)? = nil
  ) throws -> (fake: FakeFlow<Int64>, flow: KotlinFlow<Int64>) {
    let flow = fake.flow("neverEmits", of: Int64.self)
    if let script { fake.flow("neverEmits", of: Int64.self, script: script) }
    return (flow, try fixtures.neverEmits())
  }

  private func expectNothingLive() async throws {
    try await fixtures.expectOnlyFlowsLive()
  }

  // MARK: - Written ahead

  @Test func aScriptIsWhatTheSequenceGives() async throws {
    let (_, flow) = try declare { script in
      script.emit(1)
      script.emit(2, 3)
      script.complete()
    }
    #expect(await reading(flow).events == [1, 2, 3, .completed])
    #expect(await reading(flow).events == [1, 2, 3, .completed], "each collection runs it anew")
    try await expectNothingLive()
  }

  @Test func aScriptGetsTheArguments() async throws {
    let counts = fake.flow("throwsAt", taking: Int64.self, String.self, of: Int64.self) {
      script, limit, word in
      script.emit(contentsOf: 0..<limit)
      if word.isEmpty { script.complete() } else { script.cancelItself() }
    }
    #expect(
      await reading(try fixtures.throwsAt(k: 2, message: "")).events == [0, 1, .completed])
    #expect(
      await reading(try fixtures.throwsAt(k: 1, message: "x")).events == [0, .cancellationError])
    let (limit, word) = try counts.subscriptions[1].arguments(as: Int64.self, String.self)
    #expect(limit == 1 && word == "x")
  }

  @Test func aScriptedFailureIsThrownAsItIs() async throws {
    let (_, broken) = try declare { script in
      script.emit(1)
      script.fail(KotlinError(code: .timeout, typeName: "x.Slow", message: "too slow"))
    }
    #expect(
      await reading(broken).events
        == [1, .threw(SeenFailure(code: .timeout, typeName: "x.Slow", message: "too slow"))])
  }

  @Test func aScriptWithoutAnEndGoesOnByHand() async throws {
    let (flow, count) = try declare { $0.emit(1) }
    let reads = reading(count)
    try flow.subscriptions[0].emit(2)
    try flow.subscriptions[0].complete()
    #expect(await reads.events == [1, 2, .completed])
    try await expectNothingLive()
  }

  @Test func declaringAgainReplacesTheScriptOfAnOpenLibrary() async throws {
    let (_, count) = try declare { $0.complete() }
    #expect(await reading(count).events == [.completed])
    let flow = fake.flow("neverEmits", of: Int64.self) { script in
      script.emit(7)
      script.complete()
    }
    #expect(flow.subscriptions.isEmpty)
    #expect(await reading(count).events == [7, .completed])
    #expect(flow.subscriptions.count == 1)
  }

  @Test func declaringAgainWithoutAScriptIsByHand() async throws {
    let (_, count) = try declare { $0.complete() }
    let flow = fake.flow("neverEmits", of: Int64.self)
    let reads = reading(count)
    try flow.subscriptions[0].emit(5)
    while reads.recorder.elements != [5] { await Task.yield() }
    // What runs goes on, and is not in the list of what is declared next.
    let subscription = flow.subscriptions[0]
    fake.flow("neverEmits", of: Int64.self)
    #expect(flow.subscriptions.isEmpty)
    reads.cancel()
    #expect(subscription.isCancelled)
    #expect(await reads.events == [5, .cancellationError])
    try await expectNothingLive()
  }

  // MARK: - Demand

  @Test func elementsBeyondTheDemandWait() async throws {
    let (flow, count) = try declare { script in
      script.emit(1, 2, 3, 4)
      script.complete()
    }
    let lines = History<String>()
    let job = count.subscribe(
      demand: 1, onEach: { lines.append("\($0)") }, onComplete: { lines.append("end") },
      onThrow: { lines.append("\($0)") })
    let subscription = flow.subscriptions[0]
    #expect(lines.events == ["1"])
    #expect(subscription.requested == 1)
    #expect(subscription.delivered == 1 && subscription.waiting == 3)
    try job.request(2)
    #expect(lines.events == ["1", "2", "3"])
    #expect(subscription.requested == 3 && subscription.waiting == 1)
    #expect(!subscription.isReleased)
    try job.request(.unlimited)
    #expect(lines.events == ["1", "2", "3", "4", "end"])
    #expect(subscription.requested == .unlimited)
    #expect(subscription.isReleased)
  }

  @Test func inARendezvousTheEndComesWithTheNextRequest() async throws {
    let (flow, count) = try declare()
    let counts = count.window(.rendezvous)
    var iterator = counts.makeAsyncIterator()
    fake.flow("neverEmits", of: Int64.self) { script in
      script.emit(1)
      script.complete()
    }
    #expect(try await iterator.next() == 1)
    let subscription = try await flow.subscription()
    #expect(!subscription.isReleased)
    #expect(try await iterator.next() == nil)
    #expect(subscription.isReleased)
  }

  // MARK: - Cancels

  @Test func aCancelIsSeenAndReleased() async throws {
    let (flow, count) = try declare()
    let reads = reading(count)
    let subscription = flow.subscriptions[0]
    #expect(!subscription.isCancelled)
    reads.cancel()
    #expect(subscription.isCancelled)
    #expect(await reads.events == [.cancellationError])
    try subscription.emit(1)
    try await expectNothingLive()
    #expect(subscription.isReleased && subscription.delivered == 0)
  }

  @Test func aCancelInPlaceIsReleasedInPlace() async throws {
    let (flow, count) = try declare()
    let job = count.subscribe(
      onEach: { _ in }, onThrow: { _ in })
    let joining = Task.immediate { try await job.cancelAndJoin() }
    #expect(flow.subscriptions[0].isReleased)
    try await joining.value
  }

  @Test func aTestMayHoldTheReleaseBack() async throws {
    let (flow, count) = try declare()
    flow.releasesWhenCancelled = false
    let job = count.subscribe(
      onEach: { _ in }, onThrow: { _ in })
    let joining = Task.immediate { try await job.cancelAndJoin() }
    let subscription = flow.subscriptions[0]
    #expect(subscription.isCancelled && !subscription.isReleased)
    try subscription.release(unseen: KotlinError(code: .failed, message: "in finally"))
    #expect(subscription.isReleased)
    let error = await #expect(throws: KotlinError.self) { try await joining.value }
    #expect(error?.message == "in finally")
  }

  @Test func breakingOutOfALoopCancels() async throws {
    let (flow, count) = try declare { $0.emit(1, 2) }
    var elements: [Int64] = []
    for try await element in count {
      elements.append(element)
      break
    }
    #expect(elements == [1])
    try await flow.subscriptions[0].untilCancelled()
    try await expectNothingLive()
  }

  // MARK: - Threads

  @Test func elementsOfManyThreadsComeOneByOneAndNoneIsLost() async throws {
    let (flow, count) = try declare()
    for _ in 0..<20 {
      let reads = reading(count.window(3))
      let subscription = flow.subscriptions[flow.subscriptions.count - 1]
      try await withThrowingTaskGroup { group in
        for number in 0..<4 {
          group.addTask {
            for element in 0..<25 { try subscription.emit(Int64(number * 25 + element)) }
          }
        }
        try await group.waitForAll()
      }
      try subscription.complete()
      await reads.task.value
      #expect(reads.recorder.elements.sorted() == Array(0..<100))
    }
    try await expectNothingLive()
  }

  @Test func aCancelThatRacesWithElementsReleasesOnce() async throws {
    let (flow, count) = try declare()
    for _ in 0..<100 {
      let job = count.subscribe(
        onEach: { _ in }, onThrow: { _ in })
      let subscription = flow.subscriptions[flow.subscriptions.count - 1]
      let emitting = Task.detached {
        for element in 0..<20 { try subscription.emit(Int64(element)) }
        try subscription.complete()
      }
      try await job.cancelAndJoin()
      try await emitting.value
      #expect(subscription.isReleased)
    }
    try await expectNothingLive()
  }
}
