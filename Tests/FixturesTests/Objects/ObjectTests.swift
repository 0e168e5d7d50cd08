import Fixtures
import Foundation
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Objects that cross by handle.
  @Suite struct Objects {
    private func handles() throws -> Int { try library.counters.handles }

    /// A job is counted until its release, which may come after its answer.
    private func waitForNoJobs() async throws {
      while try library.counters.jobs > 0 { await Task.yield() }
    }

    @Test func anObjectKeepsItsState() throws {
      let tally = try makeTally(start: 40)
      #expect(try tally.add(amount: 1) == 41)
      #expect(try tally.add(amount: 1) == 42)
      #expect(try tally.add(amount: 0) == 42)
    }

    @Test func aReleasedObjectIsNoLongerHeld() throws {
      let before = try handles()
      var tally: Tally? = try Tally(value: 1)
      #expect(try handles() == before + 1)
      #expect(try tally?.add(amount: 1) == 2)
      tally = nil
      #expect(try handles() == before)
    }

    @Test func oneKotlinObjectIsEqualToItself() throws {
      let before = try handles()
      do {
        let tally = try makeTally(start: 7)
        let again = try sameTally(tally: tally)
        #expect(again !== tally)
        #expect(again == tally)
        #expect(Set([again, tally]).count == 1)
        #expect(try handles() == before + 1)
        #expect(try makeTally(start: 7) != tally)
        #expect(try again.add(amount: 1) == 8)
        #expect(try tally.add(amount: 1) == 9)
      }
      #expect(try handles() == before)
    }

    @Test func anObjectStaysWhileOneOfItsSwiftObjectsDoes() throws {
      var tally: Tally? = try makeTally(start: 1)
      let again = try sameTally(tally: tally!)
      tally = nil
      try library.collectGarbage()
      #expect(try again.add(amount: 1) == 2)
    }

    @Test func objectsCrossInListsAndOptionals() throws {
      let before = try handles()
      do {
        let many = try makeTallies(count: 100)
        #expect(Set(many).count == 100)
        #expect(try handles() == before + 100)
        #expect(try sumOfTallies(tallies: many) == 4950)
        #expect(try tallyOrNull(tallyOrNull: nil) == nil)
        #expect(try tallyOrNull(tallyOrNull: many[3]) == many[3])
      }
      #expect(try handles() == before)
    }

    /// Whether the call is answered in place, later, or when its task has been cancelled.
    @Test func anObjectThatASuspendFunctionMakesIsHeld() async throws {
      let before = try handles()
      for time in [Duration.zero, .milliseconds(1)] {
        let tally = try await makeTallyLater(start: 5, time: time)
        #expect(try tally.add(amount: 1) == 6)
        try await waitForNoJobs()
        #expect(try handles() == before + 1)
      }
      let call = Task { try await makeTallyLater(start: 1, time: .seconds(100)) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      try await waitForNoJobs()
      #expect(try handles() == before)
    }

    @Test func anObjectOfAnotherClassIsRefused() throws {
      let tally = try makeTally(start: 1)
      let label = try makeLabel(text: "a label")
      #expect(try textOfLabel(label: label) == "a label")
      // Generated code can't make the mistake.
      let module = KotlinModule(asGenerated: library)
      let number = try module.number(ofFunctionNamed: "textOfLabel")
      let error = #expect(throws: KotlinError.self) {
        let _: String = try module.call(number) { $0.write(tally) }
      }
      #expect(error?.code == .misuse)
      #expect(error?.message == "can't call: the job has ended, or the object is another library's")
    }

    @Test func aTwinTellsWhatItsObjectThrows() throws {
      let tally = try Tally(value: 1)
      let error = #expect(throws: KotlinError.self) { try tally.add(amount: .min) }
      #expect(error?.message == "too much to take")
      #expect(try tally.add(amount: 1) == 2)
    }

    @Test func aTwinRefusesAStaleHandle() throws {
      typealias Add = @convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64
      let module = KotlinModule(asGenerated: library)
      let number = try module.number(ofFunctionNamed: "addToTally")
      let twin: Add? = module.twin(number)
      let add = try #require(twin)
      let stale = try Tally(value: 1).kotlinHandle
      let error = #expect(throws: KotlinError.self) {
        try KotlinCatch.catching { add(stale, 1, $0) }
      }
      #expect(error?.code == .misuse)
    }

    /// Threads that make, share and drop objects at the same time: each finds its own, and none is
    /// left.
    @Test func eightThreadsUseTheirOwnObjects() throws {
      let before = try handles()
      let shared = try makeTally(start: 0)
      let complaints = Guarded<[String]>([])
      let latches = (0..<8).map { _ in Latch() }
      for (index, latch) in latches.enumerated() {
        Thread.detachNewThread {
          do {
            for round in 0..<rounds(5000) {
              let start = Int64(index * 1_000_000 + round)
              let tally =
                round % 2 == 0
                ? try Tally(value: start) : try makeTally(start: start)
              let again = try sameTally(tally: tally)
              let common = try sameTally(tally: shared)
              let sum = try again.add(amount: 1)
              if sum != start + 1 || again != tally || common != shared {
                complaints.withLock { $0.append("round \(round) of \(index): \(sum)") }
              }
            }
          } catch {
            complaints.withLock { $0.append("\(index): \(error)") }
          }
          latch.open()
        }
      }
      for latch in latches { latch.wait() }
      #expect(complaints.value.isEmpty, "\(complaints.value.prefix(3))")
      #expect(try handles() == before + 1)
      withExtendedLifetime(shared) {}
    }
  }
}
