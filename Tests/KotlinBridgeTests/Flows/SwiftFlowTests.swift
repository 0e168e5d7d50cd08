import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers
import Testing

@testable import KotlinBridge

/// A `KotlinFlow` of a sequence of Swift's, in all forms, without Kotlin.
@Suite(.timeLimit(.minutes(2))) struct SwiftFlowTests {
  private let life = Life()

  private func numbers(_ count: Int64, isEndless: Bool = false) -> KotlinFlow<Int64> {
    let token = life.token()
    return KotlinFlow {
      token.touch()
      return Numbers(last: count, isEndless: isEndless)
    }
  }

  // MARK: - The forms

  @Test func aLoopReadsIt() async throws {
    var all: [Int64] = []
    for try await number in numbers(100) { all.append(number) }
    #expect(all == Array(1...100))
  }

  @Test(arguments: [KotlinWindow.rendezvous, 1, 2, 64, .unlimited])
  func anyWindowReadsIt(window: KotlinWindow) async throws {
    var all: [Int64] = []
    for try await number in numbers(100).window(window) { all.append(number) }
    #expect(all == Array(1...100))
  }

  @Test func anyPlacementReadsIt() async throws {
    for placement in [KotlinPlacement.caller, .default, .io] {
      var all: [Int64] = []
      for try await number in numbers(100).placement(placement) { all.append(number) }
      #expect(all == Array(1...100))
    }
  }

  @Test func aStreamReadsIt() async throws {
    var all: [Int64] = []
    for try await number in numbers(10).stream() { all.append(number) }
    #expect(all == Array(1...10))
  }

  @Test func callbacksGetIt() async {
    let recorder = EventRecorder<Int64>()
    let job = numbers(3).subscribe(recorder)
    await recorder.ends()
    await job.join()
    #expect(recorder.events == [1, 2, 3, .completed])
  }

  @Test func callbacksGetWhatTheyAskFor() async throws {
    let seen = Guarded<[Int64]>([])
    let over = Guarded(false)
    let job = numbers(5).subscribe(
      demand: 2, onEach: { number in seen.withLock { $0.append(number) } },
      onComplete: { over.value = true }, onThrow: { _ in })
    while seen.value.count < 2 { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(seen.value == [1, 2])
    try job.request(3)
    while !over.value { await Task.yield() }
    #expect(seen.value == [1, 2, 3, 4, 5])
  }

  @Test func aPublisherGivesIt() async throws {
    var all: [Int64] = []
    for try await number in numbers(10).publisher().values { all.append(number) }
    #expect(all == Array(1...10))
  }

  @Test func aFlowOfAFlowIsTheFlow() async throws {
    var all: [Int64] = []
    for try await number in KotlinFlow(numbers(3)) { all.append(number) }
    #expect(all == [1, 2, 3])
  }

  // MARK: - Errors and ends

  @Test func itThrowsWhatTheSequenceThrows() async throws {
    struct Broken: Error, Equatable {}
    let flow = KotlinFlow<Int64> { Numbers(last: 2, failure: Broken()) }
    var all: [Int64] = []
    await #expect(throws: Broken()) { for try await number in flow { all.append(number) } }
    #expect(all == [1, 2])
    let recorder = EventRecorder<Int64>()
    let job = flow.subscribe(recorder)
    await recorder.ends()
    #expect(recorder.events == [1, 2, .error(.failed, "Broken()")])
    await job.join()
  }

  @Test func aSequenceThatCancelsItselfIsCancelled() async throws {
    let flow = KotlinFlow<Int64> { Numbers(last: 0, failure: CancellationError()) }
    await #expect(throws: CancellationError.self) { for try await _ in flow {} }
    let recorder = EventRecorder<Int64>()
    let job = flow.subscribe(recorder)
    await recorder.ends()
    #expect(recorder.events == [.error(.cancelled, "the sequence was cancelled")])
    await job.join()
  }

  @Test func aLoopThatEndsEarlyCancels() async throws {
    var count = 0
    for try await _ in numbers(0, isEndless: true) {
      count += 1
      if count == 1000 { break }
    }
    try await everythingEnds()
  }

  @Test func aCancelledTaskEndsALoop() async throws {
    let flow = KotlinFlow<Int64> { Numbers(last: 1, waits: true) }
    let seen = Guarded(0)
    let task = Task {
      for try await _ in flow { seen.withLock { $0 += 1 } }
    }
    while seen.value == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await everythingEnds()
  }

  @Test func cancelAndJoinWaitsAndThrowsWhatFails() async throws {
    struct Late: Error {}
    let flow = KotlinFlow<Int64> { Numbers(last: 1, waits: true, failure: Late()) }
    var iterator = flow.makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    // The second one is asked for, and waits.
    let seen = Guarded(0)
    let job = flow.subscribe(onEach: { _ in seen.withLock { $0 += 1 } }, onThrow: { _ in })
    while seen.value == 0 { await Task.yield() }
    let error = await #expect(throws: KotlinError.self) { try await job.cancelAndJoin() }
    #expect(error?.swiftError is Late)
    try await iterator.cancelAndJoin()
    try await everythingEnds()
  }

  @Test func aJobThatIsDroppedCancels() async throws {
    _ = numbers(0, isEndless: true).subscribe(demand: 1, onEach: { _ in }, onThrow: { _ in })
    try await everythingEnds()
  }

  // MARK: - Threads

  @Test func aPullingFormRunsItOnTheCallersThread() async throws {
    // It moves to another one if the request takes long, which it may on a busy machine.
    let first = Guarded<UInt64?>(nil)
    let flow = KotlinFlow<Int64> {
      Numbers(last: 20, onNext: { first.withLock { $0 = $0 ?? threadNumber() } })
    }
    await onNewThread {
      let own = threadNumber()
      let done = Latch()
      Task.immediate {
        for try await _ in flow {}
        done.open()
      }
      done.wait()
      #expect(first.value == own)
    }
  }

  @Test func aSlowSequenceHandsOverWhatItHas() async throws {
    // Each element takes longer than a request may run the task.
    let flow = KotlinFlow<Int64> { Numbers(last: 20, onNext: { spin(20_000) }) }
    var all: [Int64] = []
    for try await number in flow.window(64) { all.append(number) }
    #expect(all == Array(1...20))
  }

  /// Nothing iterates, and nobody keeps a sequence.
  private func everythingEnds() async throws {
    while life.alive != 0 { await Task.yield() }
  }
}

/// The numbers from 1 to the last one, and then what the test says.
private struct Numbers: AsyncSequence, Sendable {
  let last: Int64
  var isEndless = false
  var waits = false
  var failure: (any Error)?
  var onNext: @Sendable () -> Void = {}

  struct AsyncIterator: AsyncIteratorProtocol {
    let numbers: Numbers
    var number: Int64 = 0

    mutating func next() async throws -> Int64? {
      numbers.onNext()
      number += 1
      if numbers.isEndless || number <= numbers.last { return number }
      if numbers.waits { try? await Task.sleep(for: .seconds(600)) }
      if numbers.waits, numbers.failure == nil { try Task.checkCancellation() }
      if let failure = numbers.failure { throw failure }
      return nil
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(numbers: self) }
}
