import Foundation
import Kitchen
import KotlinBridge
import MainQueueWork
import TestHelpers
import Testing

extension KitchenSuites {
  /// Kotlin's `Dispatchers.Main`, which is the main queue.
  @Suite struct DispatchersMain {
    private let journal = QueueJournal()

    @Test func aCoroutineHopsToTheMainQueueAndBack() async throws {
      try await visitMain(journal: journal, times: 3)
      #expect(journal.entries == (0..<3).flatMap { ["\($0) there", "\($0) back elsewhere"] })
    }

    @Test @MainActor func aCallOfTheMainActorHopsToo() async throws {
      #expect(try await lengthOnMain(text: "soup") == 4)
    }

    @Test @MainActor func whatIsLaunchedRunsInOrderWhenTheMainQueueGoesOn() async throws {
      let entries = (0..<5000).map { "\($0)" }
      try writeOnMain(journal: journal, entries: entries)
      #expect(journal.entries == [])
      await queued()
      #expect(journal.entries == entries)
    }

    @Test @MainActor func membersOfTheMainActorAreInTheSameOrder() async throws {
      let wall = Wall()
      wall.onCount = { [journal] in journal.write(entry: "member") }
      let presenter = try Presenter(screen: wall)
      for number in 0..<3 {
        try writeOnMain(journal: journal, entries: ["\(number)"])
        try presenter.count(number: Int32(number))
      }
      await queued()
      #expect(journal.entries == (0..<3).flatMap { ["\($0)", "member"] })
    }

    @Test @MainActor func aHopHappensWhenABlockedMainQueueGoesOn() async throws {
      blockMain { [journal] in try writeOnMain(journal: journal, entries: ["late"]) }
      #expect(journal.entries == [])
      await queued()
      #expect(journal.entries == ["late"])
    }

    @Test func immediateRunsInPlaceOnTheMainQueue() async throws {
      try await writeInPlace(journal: journal)
      #expect(journal.entries == ["in place", "after it", "queued"])
    }

    @Test func whoWaitsOnTheMainQueueGoesOnThere() async throws {
      try await waitOnMain(journal: journal, pause: .milliseconds(1))
      #expect(journal.entries == ["after a delay", "after a time-out"])
    }

    /// Blocks the main thread until another one has run the body.
    @MainActor
    private func blockMain(_ body: @escaping @Sendable () throws -> Void) {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        #expect(throws: Never.self) { try body() }
        done.signal()
      }
      done.wait()
    }

    private func queued() async {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }
}

/// The main queue in programs that run it in different ways.
@Suite struct MainQueuePrograms {
  private static let work =
    "0 there, 0 back elsewhere, 1 there, 1 back elsewhere, after a delay, after a time-out"

  @Test(arguments: [
    ("main-queue-at-main", []), ("main-queue-top-level", []),
    ("main-queue-synchronous", ["RunLoop"]), ("main-queue-synchronous", ["dispatchMain"]),
  ])
  func kotlinsWorkRunsThere(program: String, arguments: [String]) throws {
    #expect(try RunningCommand(program, arguments).rest() == Self.work)
  }

  @Test func whereNothingRunsItTheTraceSaysSo() throws {
    let program = try RunningCommand("main-queue-synchronous", ["blocked"])
    #expect(
      program.nextLine()
        == "kitchen #0 Dispatchers.Main: work has waited for a second: the main queue is not running, "
        + "or something blocks it")
    #expect(program.rest() == Self.work)
  }
}
