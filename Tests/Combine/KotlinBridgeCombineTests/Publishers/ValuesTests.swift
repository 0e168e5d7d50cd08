import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct ValuesTests {
  @Test func valuesAreRequestedOneByOne() async {
    let requests = Guarded<[Subscribers.Demand]>([])
    var seen: [Int] = []
    let numbers = Numbers<Never>(count: 3).handleEvents(
      receiveRequest: { demand in requests.withLock { $0.append(demand) } })
    for await value in numbers.values { seen.append(value) }
    #expect(seen == [0, 1, 2])
    #expect(requests.value == [.max(1), .max(1), .max(1)])
  }

  @Test func leavingTheLoopCancels() async {
    let cancels = Guarded(0)
    let numbers = Numbers<Never>(count: .max).handleEvents(
      receiveCancel: { cancels.withLock { $0 += 1 } })
    for await value in numbers.values where value == 5 { break }
    #expect(cancels.value == 1)
  }

  @Test func failureIsThrownAfterTheValuesAndOnce() async throws {
    let numbers = Numbers(count: 2, end: .failure(Broken(reason: 3)))
    var iterator = numbers.values.makeAsyncIterator()
    #expect(try await iterator.next() == 0)
    #expect(try await iterator.next() == 1)
    await #expect(throws: Broken(reason: 3)) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
    var seen: [Int] = []
    for try await value in Numbers<Broken>(count: 2).values { seen.append(value) }
    #expect(seen == [0, 1])
  }

  @Test func failureEndsTheWait() async {
    let (upstream, asked) = (ManualPublisher<Int, Broken>(), History<Void>())
    let task = Task { () -> Bool in
      var iterator = upstream.handleEvents(receiveRequest: { _ in asked.append(()) })
        .values.makeAsyncIterator()
      do {
        _ = try await iterator.next()
        return false
      } catch { return true }
    }
    await asked.reaches(1)
    upstream.send(completion: .failure(Broken()))
    #expect(await task.value)
  }

  @Test func cancellingTheTaskCancelsTheSubscription() async {
    let (upstream, asked) = (ManualPublisher<Int, Never>(), History<Void>())
    let task = Task { () -> [Int] in
      var seen: [Int] = []
      let values = upstream.handleEvents(receiveRequest: { _ in asked.append(()) }).values
      for await value in values { seen.append(value) }
      return seen
    }
    await asked.reaches(1)
    upstream.send(1)
    // What `asked` counts has not reached the publisher yet.
    while upstream.calls.count < 2 { await Task.yield() }
    task.cancel()
    #expect(await task.value == [1])
    #expect(upstream.calls == [.request(.max(1)), .request(.max(1)), .cancel])
    upstream.forget()
  }

  @Test func cancelledTaskGetsNothing() async {
    let upstream = ManualPublisher<Int, Never>()
    let seen = await inCancelledTask { () -> Int? in
      for await value in upstream.values { return value }
      return nil
    }
    #expect(seen == nil && upstream.calls == [.cancel])
    upstream.forget()
  }

  @Test func valueThatNobodyAskedForIsIgnored() async {
    let upstream = ManualPublisher<Int, Never>()
    var iterator = upstream.values.makeAsyncIterator()
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(await iterator.next() == nil)
    #expect(upstream.calls == [])
  }

  @Test func subscriptionMayComeLater() async {
    let (scheduler, asked) = (ManualScheduler(), History<Void>())
    let task = Task { () -> Int? in
      let iterator = Numbers<Never>(count: 1).subscribe(on: scheduler).values.makeAsyncIterator()
      async let value = { [iterator] in
        var iterator = iterator
        return await iterator.next()
      }()
      asked.append(())
      return await value
    }
    await asked.reaches(1)
    while !scheduler.runOne() { await Task.yield() }
    while !scheduler.runOne() { await Task.yield() }
    #expect(await task.value == 0)
  }

  @Test func cancelAgainstValueAndCompletionEndsTheWait() async throws {
    let life = Life()
    try await forEachRound(1_000) { round, seed in
      if round == 0 { print("cancel against value: \(seed)") }
      let (upstream, asked) = (ManualPublisher<Int, Never>(), History<Void>())
      let task = Task { [token = life.token()] () -> Int? in
        token.touch()
        var iterator = upstream.handleEvents(receiveRequest: { _ in asked.append(()) })
          .values.makeAsyncIterator()
        return await iterator.next()
      }
      await asked.reaches(1)
      race(
        &seed, { upstream.send(1) }, { task.cancel() }, { upstream.send(completion: .finished) })
      let value = await task.value
      #expect(value == nil || value == 1)
      upstream.forget()
    }
  }

  @Test func futureIsAwaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Broken(reason: 4)) {
      try await Future<Int, Broken> { $0(.failure(Broken(reason: 4))) }.value
    }
    var kept: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { kept = $0 }
    let promise = kept!
    async let value = future.value
    promise(.success(2))
    promise(.success(3))
    #expect(try await value == 2)
    #expect(try await future.value == 2)
  }
}
