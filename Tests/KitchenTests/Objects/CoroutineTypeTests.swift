import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Jobs, scopes, channels and shared flows that Kotlin and Swift give each other.
  @Suite struct CoroutineTypes {
    // MARK: - Jobs and scopes

    @Test func aJobOfKotlinsIsJoined() async throws {
      let pager = try Pager(scope: KotlinScope()) { page in ["item \(page)"] }
      #expect(pager.job == nil)
      let job = try pager.load(page: 2)
      await job.join()
      #expect(!job.isActive)
      var pages = pager.items.makeAsyncIterator()
      #expect(try await pages.next() == ["item 2"])
      #expect(try isSame(one: try #require(pager.job), other: job))
      try await pages.cancelAndJoin()
    }

    @Test func aJobOfKotlinsIsCancelledAndDroppingItCancelsNothing() async throws {
      let scope = KotlinScope()
      let pager = try Pager(scope: scope) { _ in [] }
      let job = try pager.waiting()
      #expect(job.isActive)
      _ = try pager.waiting()
      try await job.cancelAndJoin()
      #expect(!job.isActive)
      #expect(scope.isActive)
      scope.cancel()
    }

    @Test func aCancelOfTheScopeEndsItsJobs() async throws {
      let scope = KotlinScope()
      let pager = try Pager(scope: scope) { _ in
        try await Task.sleep(for: .seconds(600))
        return []
      }
      let jobs = [try pager.waiting(), try pager.load(page: 1)]
      #expect(scope.isActive)
      scope.cancel()
      for job in jobs { await job.join() }
      #expect(!scope.isActive)
      #expect(try !pager.waiting().isActive)
    }

    @Test func aScopeThatWasCancelledBeforeIsSoInKotlin() async throws {
      let scope = KotlinScope()
      scope.cancel()
      let pager = try Pager(scope: scope) { _ in [] }
      #expect(try !pager.waiting().isActive)
    }

    @Test func jobsGoOnWithoutTheLastReferenceToTheirScope() async throws {
      let pager = try Pager(scope: KotlinScope()) { page in ["\(page)"] }
      try kitchen.collectGarbage()
      #expect(try await pager.count(page: 1).value == 1)
    }

    @Test func aScopeGoesThereAndBack() throws {
      let scope = KotlinScope()
      let same = try #require(try scopeOf(scope: scope))
      #expect(try scopeOf(scope: nil) == nil)
      same.cancel()
      #expect(!scope.isActive)
    }

    @Test func aJobThatSwiftHasStartedIsNoneOfKotlins() throws {
      let job = try commonNumbers(count: 1).flow.subscribe(onEach: { _ in }, onThrow: { _ in })
      let error = #expect(throws: KotlinError.self) { try isSame(one: job, other: job) }
      #expect(error?.code == .misuse)
      #expect(
        error?.message
          == "a KotlinJob can't cross as a kotlinx.coroutines.Job: pass one that this library returned as such, because only those are objects of its Kotlin code"
      )
    }

    // MARK: - Deferred results

    @Test func aDeferredGivesItsResultToMany() async throws {
      let deferred = try pendingAnswer()
      #expect(deferred.isActive)
      let results = Task {
        try await withThrowingTaskGroup(of: String?.self) { group in
          for _ in 0..<100 { group.addTask { try await deferred.value } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
      }
      #expect(try answer(text: "done"))
      #expect(try await results.value == Array(repeating: "done", count: 100))
      #expect(!deferred.isActive)
      #expect(try !answer(text: "again"))
    }

    @Test func aDeferredThrowsWhatItsWorkHasThrown() async throws {
      let pager = try Pager(scope: KotlinScope()) { _ in throw Burnt(pieces: 1) }
      let failing = try pager.failing()
      for _ in 0..<2 {
        await #expect(throws: KotlinError.self) { try await failing.value }
      }
      await #expect(throws: Burnt.self) { try await pager.count(page: 1).value }
    }

    @Test func aCancelledDeferredCancelsThoseThatWait() async throws {
      let pager = try Pager(scope: KotlinScope()) { _ in
        try await Task.sleep(for: .seconds(600))
        return []
      }
      let deferred = try pager.count(page: 1)
      let waiting = Task { try await deferred.value }
      deferred.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
      await deferred.job.join()
    }

    // MARK: - Channels

    @Test func swiftSendsToKotlin() async throws {
      let drain = try Drain(capacity: 1)
      let inlet = try drain.inlet
      #expect(try inlet.trySend(1))
      #expect(try !inlet.trySend(2))
      async let taken = drain.taken(count: 3)
      try await inlet.send(2)
      try await inlet.send(3)
      #expect(try await taken == [1, 2, 3])
      #expect(inlet.close())
      #expect(!inlet.close())
      await #expect(throws: KotlinError.self) { try await inlet.send(4) }
      #expect(try !inlet.trySend(4))
    }

    @Test func aSendIsCancelled() async throws {
      let inlet = try Drain(capacity: 0).inlet
      let sending = Task { try await inlet.send(1) }
      sending.cancel()
      await #expect(throws: CancellationError.self) { try await sending.value }
    }

    @Test func aChannelGivesWhatWasSent() async throws {
      let box = try mailbox(capacity: 4)
      try await box.send("a")
      #expect(try box.trySend("b"))
      #expect(box.close())
      var letters: [String] = []
      for try await letter in box { letters.append(letter) }
      #expect(letters == ["a", "b"])
    }

    // MARK: - Shared flows

    @Test func swiftEmitsToAllThatCollect() async throws {
      let flow = try events(replay: 2)
      #expect(try flow.tryEmit(1))
      try await flow.emit(2)
      var first = flow.makeAsyncIterator()
      var second = flow.makeAsyncIterator()
      for expected in [Int32(1), 2] {
        #expect(try await first.next() == expected)
        #expect(try await second.next() == expected)
      }
      try await tick(events: flow, count: 2)
      #expect(try await first.next() == 0)
      #expect(try await second.next() == 0)
      try await first.cancelAndJoin()
      try await second.cancelAndJoin()
    }
  }
}
