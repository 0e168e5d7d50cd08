import Foundation
import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Sequences of Swift's that Kotlin collects.
  @Suite struct SwiftFlows {
    // MARK: - Elements and ends

    @Test func kotlinCollectsASequence() async throws {
      #expect(try await sumOf(numbers: KotlinFlow(numbers(1...100))) == 5050)
      #expect(try await sumOf(numbers: KotlinFlow(numbers([]))) == 0)
    }

    @Test func sequencesOfTheStandardLibraryCross() async throws {
      let throwing = AsyncThrowingStream<Int32, any Error> { continuation in
        for number in Int32(1)...4 { continuation.yield(number) }
        continuation.finish()
      }
      #expect(try await sumOf(numbers: KotlinFlow(throwing)) == 10)
      let mapped = KotlinFlow { numbers(1...4).map { $0 * 2 }.filter { $0 > 2 } }
      #expect(try await sumOf(numbers: mapped) == 18)
      #expect(try await sumOf(numbers: KotlinFlow { try doubled(numbers: mapped) }) == 36)
    }

    @Test func stringsNullsAndListsCross() async throws {
      let words: [String?] = ["one", nil, "three", "ü\u{1F600}"]
      #expect(try await longest(words: KotlinFlow(stream(words))) == "three")
      #expect(try await longest(words: KotlinFlow(stream([nil]))) == nil)
      #expect(try await totalOf(numbers: KotlinFlow(stream([[1, 2], [], [3]]))) == 6)
    }

    @Test func objectsCrossAndAreThemselves() async throws {
      let animals = [try Dog(name: "Rex"), try Puppy(name: "Tom")] as [Animal]
      var seen: [Animal] = []
      for try await animal in try relayed(animals: KotlinFlow(stream(animals))) {
        seen.append(animal)
      }
      #expect(seen == animals)
      #expect(seen[0] is Dog && seen[1] is Puppy)
    }

    /// As many as there are threads for tasks: this test would not go on either.
    @Test func sequencesWithoutAnEndOrASuspensionLetOtherTasksRun() async throws {
      let sums = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
        Task { try await sumOf(numbers: KotlinFlow(Endless())) }
      }
      for _ in 0..<5 { try await Task.sleep(for: .milliseconds(20)) }
      for sum in sums { sum.cancel() }
      for sum in sums {
        await #expect(throws: CancellationError.self) { try await sum.value }
      }
    }

    @Test func aFlowMayBeNil() async throws {
      #expect(try await countOrNone(numbers: nil) == -1)
      #expect(try await countOrNone(numbers: KotlinFlow(numbers(1...3))) == 3)
    }

    @Test func eachCollectionHasASequenceOfItsOwn() async throws {
      let made = Guarded(0)
      let flow = KotlinFlow<Int32> {
        made.withLock { $0 += 1 }
        return numbers(1...3)
      }
      #expect(try await sumTwice(numbers: flow) == 12)
      #expect(made.value == 2)
    }

    @Test func aStreamServesOneCollection() async throws {
      #expect(try await sumTwice(numbers: KotlinFlow(numbers(1...3))) == 6)
    }

    // MARK: - Errors

    @Test func whatASequenceThrowsReachesKotlinAndComesBackAsItself() async throws {
      let failing = KotlinFlow<Int32> { Steps([.give(1), .fail(Burnt(pieces: 7))]) }
      await #expect(throws: Burnt(pieces: 7)) { try await sumOf(numbers: failing) }
      let complaint = try await complaintOf(numbers: failing)
      #expect(complaint == "SwiftException: \(Burnt(pieces: 7))")
    }

    @Test func whatMakesASequenceMayThrow() async throws {
      let failing = KotlinFlow<Int32> { () throws -> Steps in throw Burnt(pieces: 8) }
      await #expect(throws: Burnt(pieces: 8)) { try await sumOf(numbers: failing) }
    }

    @Test func aSequenceThatCancelsItselfIsCancelledInKotlin() async throws {
      let cancelling = KotlinFlow<Int32> { Steps([.give(1), .fail(CancellationError())]) }
      #expect(try await complaintOf(numbers: cancelling).hasPrefix("CancellationException"))
    }

    // MARK: - Back-pressure

    @Test func nothingIsAskedForAhead() async throws {
      let steps = Steps([.give(1), .give(2), .give(3), .give(4)])
      #expect(try await firstOf(numbers: KotlinFlow { steps }, count: 2) == [1, 2])
      #expect(steps.asked == 2)
    }

    @Test func aBufferAllowsTheSequenceToBeAhead() async throws {
      for size in [1, 2, 7, 64, 1000] {
        let all = Array(Int32(1)...500)
        #expect(try await buffered(numbers: KotlinFlow(numbers(all)), size: Int32(size)) == all)
      }
    }

    @Test func anotherDispatcherAndConflationWork() async throws {
      let all = Array(Int32(1)...200)
      #expect(try await placed(numbers: KotlinFlow(numbers(all))) == all)
      #expect(try await (1...200).contains(conflatedCount(numbers: KotlinFlow(numbers(all)))))
    }

    @Test func aSlowSequenceHoldsNobodyUp() async throws {
      let (stream, continuation) = AsyncStream<Int32>.makeStream()
      async let sum = sumOf(numbers: KotlinFlow(stream))
      for number in Int32(1)...50 {
        continuation.yield(number)
        await Task.yield()
      }
      continuation.finish()
      #expect(try await sum == 1275)
    }

    // MARK: - Ends that come early

    @Test func anEarlyEndCancelsTheIteration() async throws {
      let steps = Steps([.give(1), .wait])
      #expect(try await firstOf(numbers: KotlinFlow { steps }, count: 1) == [1])
      #expect(steps.isOver)
    }

    @Test func anEndlessSequenceIsDropped() async throws {
      let endless = KotlinFlow<Int32> { Endless() }
      #expect(try await firstOf(numbers: endless, count: 1000).last == 1000)
    }

    @Test func aCollectorThatFailsEndsTheIteration() async throws {
      let steps = Steps([.give(5), .wait])
      await #expect(throws: KotlinError.self) { try await refuse(numbers: KotlinFlow { steps }) }
      #expect(steps.isOver)
    }

    @Test func aTimeoutOfKotlinsEndsAWaitingIteration() async throws {
      let steps = Steps([.give(1), .wait])
      do {
        _ = try await within(limit: .milliseconds(20), numbers: KotlinFlow { steps })
        Issue.record("it should time out")
      } catch let error as KotlinError {
        #expect(error.code == .timeout)
      }
      #expect(steps.isOver)
    }

    @Test func aCancelOfSwiftsGoesThroughKotlin() async throws {
      let steps = Steps([.give(1), .wait])
      let task = Task { try await sumOf(numbers: KotlinFlow { steps }) }
      while !steps.isWaiting { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(steps.isOver)
    }

    @Test func whatFailsInACancelIsNotLost() async throws {
      let steps = Steps([.give(1), .failWhenCancelled(Burnt(pieces: 3))])
      await #expect(throws: Burnt(pieces: 3)) {
        try await within(limit: .milliseconds(20), numbers: KotlinFlow { steps })
      }
    }

    @Test func kotlinHoldsAFlowUntilItHasCollectedIt() async throws {
      try keepFlow(numbers: KotlinFlow(numbers(1...3)))
      #expect(try kitchen.counters.peers == 1)
      #expect(try await sumOf(numbers: keptFlow()) == 6)
      try keepFlow(numbers: nil)
      try await peers(0)
    }
  }
}

// MARK: - Sequences

/// The numbers as an `AsyncStream`, which serves one iteration.
func numbers<Numbers: Sequence<Int32>>(_ numbers: Numbers) -> AsyncStream<Int32> {
  stream(Array(numbers))
}

func stream<Element: Sendable>(_ elements: [Element]) -> AsyncStream<Element> {
  AsyncStream { continuation in
    for element in elements { continuation.yield(element) }
    continuation.finish()
  }
}

/// The numbers from 1, without an end and without a suspension.
struct Endless: AsyncSequence, Sendable {
  struct AsyncIterator: AsyncIteratorProtocol {
    var last: Int32 = 0

    mutating func next() async -> Int32? {
      last += 1
      return last
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// A sequence that does what a test says, and knows what it was asked.
final class Steps: AsyncSequence, @unchecked Sendable {  // its state is guarded
  enum Step: Sendable {
    case give(Int32)
    case fail(any Error)
    /// Waits for the cancel.
    case wait
    /// Waits for the cancel, and then fails.
    case failWhenCancelled(any Error)
  }

  private let steps: [Step]
  private let state = Guarded((asked: 0, isWaiting: false, isOver: false))

  init(_ steps: [Step]) {
    self.steps = steps
  }

  /// How many elements it was asked for.
  var asked: Int { state.value.asked }

  /// Whether somebody waits for a cancel.
  var isWaiting: Bool { state.value.isWaiting }

  /// Whether the iterator is gone.
  var isOver: Bool { state.value.isOver }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(steps: self) }

  final class AsyncIterator: AsyncIteratorProtocol {
    private let steps: Steps

    init(steps: Steps) {
      self.steps = steps
    }

    deinit { steps.state.withLock { $0.isOver = true } }

    func next() async throws -> Int32? {
      let index = steps.state.withLock { state in
        state.asked += 1
        return state.asked - 1
      }
      guard index < steps.steps.count else { return nil }
      switch steps.steps[index] {
      case .give(let number): return number
      case .fail(let error): throw error
      case .wait:
        steps.state.withLock { $0.isWaiting = true }
        try await Task.sleep(for: .seconds(600))
        return nil
      case .failWhenCancelled(let error):
        steps.state.withLock { $0.isWaiting = true }
        try? await Task.sleep(for: .seconds(600))
        throw error
      }
    }
  }
}
