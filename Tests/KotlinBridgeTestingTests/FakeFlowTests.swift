import KotlinBridge
import KotlinBridgeTesting
import Testing

/// Fake flows: what is written ahead and what is done by hand, with demand and cancels.
@Suite(.timeLimit(.minutes(1))) struct FakeFlowTests {
  private let fake = FakeLibrary("numbers")

  // MARK: - Written ahead

  @Test func aScriptIsWhatTheSequenceGives() async throws {
    fake.flow("count", of: Int64.self) { script in
      script.emit(1)
      script.emit(2, 3)
      script.complete()
    }
    let library = try fake.open()
    let flow: KotlinFlow<Int64> = try library.flow("count")
    #expect(await reading(flow).value == [1, 2, 3, .end])
    #expect(await reading(flow).value == [1, 2, 3, .end], "each collection runs it anew")
    try await expectNothingLive(in: library)
  }

  @Test func aScriptGetsTheArguments() async throws {
    let counts = fake.flow("count", taking: Int64.self, String?.self, of: Int64.self) {
      script, limit, word in
      script.emit(contentsOf: 0..<limit)
      if word == nil { script.complete() } else { script.cancelItself() }
    }
    let library = try fake.open()
    let none: String? = nil
    #expect(
      await reading(try library.flow("count", Int64(2), none)).value == [0, 1, .end])
    #expect(
      await reading(try library.flow("count", Int64(1), Optional("x"))).value == [0, .cancelled])
    let (limit, word) = try counts.subscriptions[1].arguments(as: Int64.self, String?.self)
    #expect(limit == 1 && word == "x")
  }

  @Test func aScriptedFailureIsThrownAsItIs() async throws {
    fake.flow("broken", of: Int64.self) { script in
      script.emit(1)
      script.fail(KotlinError(code: .timeout, typeName: "x.Slow", message: "too slow"))
    }
    let library = try fake.open()
    let reads = await reading(try library.flow("broken")).value
    #expect(reads == [1, .failed(.timeout, "x.Slow: too slow")])
  }

  @Test func aScriptWithoutAnEndGoesOnByHand() async throws {
    let flow = fake.flow("count", of: Int64.self) { $0.emit(1) }
    let library = try fake.open()
    let reads = reading(try library.flow("count"))
    try flow.subscriptions[0].emit(2)
    try flow.subscriptions[0].complete()
    #expect(await reads.value == [1, 2, .end])
    try await expectNothingLive(in: library)
  }

  @Test func declaringAgainReplacesTheScriptOfAnOpenLibrary() async throws {
    fake.flow("count", of: Int64.self) { $0.complete() }
    let library = try fake.open()
    fake.flow("count", of: Int64.self) { script in
      script.emit(7)
      script.complete()
    }
    #expect(await reading(try library.flow("count")).value == [7, .end])
  }

  // MARK: - Demand

  @Test func elementsBeyondTheDemandWait() async throws {
    let flow = fake.flow("count", of: Int64.self) { script in
      script.emit(1, 2, 3, 4)
      script.complete()
    }
    let library = try fake.open()
    let lines = Lines()
    let job = try library.flow("count", of: Int64.self).subscribe(
      demand: 1, onEach: { lines.append("\($0)") }, onComplete: { lines.append("end") },
      onThrow: { lines.append("\($0)") })
    let subscription = flow.subscriptions[0]
    #expect(lines.lines == ["1"])
    #expect(subscription.requested == 1)
    #expect(subscription.delivered == 1 && subscription.waiting == 3)
    try job.request(2)
    #expect(lines.lines == ["1", "2", "3"])
    #expect(subscription.requested == 3 && subscription.waiting == 1)
    #expect(!subscription.isReleased)
    try job.request(.unlimited)
    #expect(lines.lines == ["1", "2", "3", "4", "end"])
    #expect(subscription.requested == .unlimited)
    #expect(subscription.isReleased)
  }

  @Test func nothingIsCollectedBeforeTheFirstRequest() async throws {
    let lines = Lines()
    let flow = fake.flow("count", of: Int64.self) { script in
      lines.append("collected")
      script.emit(1)
    }
    let library = try fake.open()
    let job = try library.flow("count", of: Int64.self).start(
      demand: .none, onEach: { _ in }, onComplete: { lines.append("end") }, onThrow: { _ in })
    #expect(lines.lines == [])
    #expect(flow.subscriptions[0].waiting == 0)
    try job.request(1)
    #expect(lines.lines == ["collected"])
    #expect(flow.subscriptions[0].delivered == 1)
    try await job.cancelAndJoin()
  }

  @Test func theWindowOfASequenceIsWhatItRequests() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let counts = try library.flow("count", of: Int64.self).window(2).placement(.default)
    let reads = reading(counts)
    let subscription = try await flow.subscription()
    #expect(subscription.requested == 2)
    try subscription.emit(1, 2, 3)
    try await subscription.untilRequested(4)
    try subscription.complete()
    #expect(await reads.value == [1, 2, 3, .end])
    #expect(subscription.delivered == 3)
  }

  @Test func onTheCallersThreadASequenceBeginsWithOneElement() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let reads = reading(try library.flow("count", of: Int64.self))
    let subscription = try await flow.subscription()
    #expect(subscription.requested == 1)
    try subscription.emit(1, 2, 3)
    try await subscription.untilRequested(4)
    try subscription.complete()
    #expect(await reads.value == [1, 2, 3, .end])
  }

  @Test func inARendezvousTheEndComesWithTheNextRequest() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let counts = try library.flow("count", of: Int64.self).window(.rendezvous)
    var iterator = counts.makeAsyncIterator()
    fake.flow("count", of: Int64.self) { script in
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
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let reads = reading(try library.flow("count"))
    let subscription = flow.subscriptions[0]
    #expect(!subscription.isCancelled)
    reads.cancel()
    #expect(subscription.isCancelled)
    #expect(await reads.value == [.cancelled])
    try subscription.emit(1)
    try await expectNothingLive(in: library)
    #expect(subscription.isReleased && subscription.delivered == 0)
  }

  @Test func aCancelInPlaceIsReleasedInPlace() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    let job = try library.flow("count", of: Int64.self).subscribe(
      onEach: { _ in }, onThrow: { _ in })
    let joining = Task.immediate { try await job.cancelAndJoin() }
    #expect(flow.subscriptions[0].isReleased)
    try await joining.value
  }

  @Test func aTestMayHoldTheReleaseBack() async throws {
    let flow = fake.flow("count", of: Int64.self)
    flow.releasesWhenCancelled = false
    let library = try fake.open()
    let job = try library.flow("count", of: Int64.self).subscribe(
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
    let flow = fake.flow("count", of: Int64.self) { $0.emit(1, 2) }
    let library = try fake.open()
    var elements: [Int64] = []
    for try await element in try library.flow("count", of: Int64.self) {
      elements.append(element)
      break
    }
    #expect(elements == [1])
    try await flow.subscriptions[0].untilCancelled()
    try await expectNothingLive(in: library)
  }

  // MARK: - Threads

  @Test func elementsOfManyThreadsComeOneByOneAndNoneIsLost() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    for _ in 0..<20 {
      let reads = reading(try library.flow("count", of: Int64.self).window(3))
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
      let elements = await reads.value.compactMap {
        if case .element(let element) = $0 { element } else { nil }
      }
      #expect(elements.sorted() == Array(0..<100))
    }
    try await expectNothingLive(in: library)
  }

  @Test func aCancelThatRacesWithElementsReleasesOnce() async throws {
    let flow = fake.flow("count", of: Int64.self)
    let library = try fake.open()
    for _ in 0..<100 {
      let job = try library.flow("count", of: Int64.self).subscribe(
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
    try await expectNothingLive(in: library)
  }
}
