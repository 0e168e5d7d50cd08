import Foundation
import KotlinBridgeTestSupport
import Testing

@testable @_spi(Generated) import KotlinBridge

extension FixtureSuites {
  /// Objects that cross by handle, used as generated code uses them.
  @Suite struct Objects {
    private let tallies: Tallies

    init() throws {
      tallies = try Tallies()
    }

    private func handles() throws -> Int { try library.counters.handles }

    /// A job is counted until its release, which may come after its answer.
    private func waitForNoJobs() async throws {
      while try library.counters.jobs > 0 { await Task.yield() }
    }

    @Test func anObjectKeepsItsState() throws {
      let tally = try tallies.make(40)
      #expect(try tallies.add(1, to: tally) == 41)
      #expect(try tally.add(1, in: tallies) == 42)
      #expect(try tallies.add(0, to: tally) == 42)
    }

    @Test func aReleasedObjectIsNoLongerHeld() throws {
      let before = try handles()
      var tally: Tally? = try Tally(start: 1, in: tallies)
      #expect(try handles() == before + 1)
      #expect(try tally?.add(1, in: tallies) == 2)
      tally = nil
      #expect(try handles() == before)
    }

    @Test func oneKotlinObjectIsEqualToItself() throws {
      let before = try handles()
      do {
        let tally = try tallies.make(7)
        let again = try tallies.same(tally)
        #expect(again !== tally)
        #expect(again == tally)
        #expect(Set([again, tally]).count == 1)
        #expect(try handles() == before + 1)
        #expect(try tallies.make(7) != tally)
        #expect(try tallies.add(1, to: again) == 8)
        #expect(try tallies.add(1, to: tally) == 9)
      }
      #expect(try handles() == before)
    }

    @Test func anObjectStaysWhileOneOfItsSwiftObjectsDoes() throws {
      var tally: Tally? = try tallies.make(1)
      let again = try tallies.same(tally!)
      tally = nil
      try library.collectGarbage()
      #expect(try tallies.add(1, to: again) == 2)
    }

    @Test func objectsCrossInListsAndOptionals() throws {
      let before = try handles()
      do {
        let many = try tallies.makeMany(100)
        #expect(Set(many).count == 100)
        #expect(try handles() == before + 100)
        #expect(try tallies.sum(many) == 4950)
        #expect(try tallies.same(orNil: nil) == nil)
        #expect(try tallies.same(orNil: many[3]) == many[3])
      }
      #expect(try handles() == before)
    }

    /// Whether the call is answered in place, later, or when its task has been cancelled.
    @Test func anObjectThatASuspendFunctionMakesIsHeld() async throws {
      let before = try handles()
      for time in [Duration.zero, .milliseconds(1)] {
        let tally = try await tallies.make(5, after: time)
        #expect(try tallies.add(1, to: tally) == 6)
        try await waitForNoJobs()
        #expect(try handles() == before + 1)
      }
      let call = Task { [tallies] in try await tallies.make(1, after: .seconds(100)) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      try await waitForNoJobs()
      #expect(try handles() == before)
    }

    @Test func anObjectOfAnotherClassIsRefused() throws {
      let tally = try tallies.make(1)
      let label = try tallies.makeLabel("a label")
      #expect(try tallies.text(label) == "a label")
      let error = #expect(throws: KotlinError.self) { try tallies.text(tally) }
      #expect(error?.code == .misuse)
      #expect(error?.message == "can't call: the job has ended, or the object is another library's")
    }

    @Test func aLookupByNameRefusesObjects() throws {
      let error = #expect(throws: KotlinError.self) {
        try library.function("sameTally", taking: Tally.self, returning: Tally.self)
      }
      #expect(error?.code == .misuse)
      #expect(error?.message.contains("crosses in calls of generated code only") == true)
    }

    @Test func aTwinTellsWhatItsObjectThrows() throws {
      let tally = try Tally(start: 1, in: tallies)
      let error = #expect(throws: KotlinError.self) { try tally.add(.min, in: tallies) }
      #expect(error?.message == "too much to take")
      #expect(try tally.add(1, in: tallies) == 2)
    }

    @Test func aTwinRefusesAStaleHandle() throws {
      let handle = try Tally(start: 1, in: tallies).kotlinHandle
      let error = #expect(throws: KotlinError.self) {
        try KotlinCatch.catching { tallies.addTwin(Int64(bitPattern: handle), 1, $0) }
      }
      #expect(error?.code == .misuse)
    }

    /// Threads that make, share and drop objects at the same time: each finds its own, and none is
    /// left.
    @Test func eightThreadsUseTheirOwnObjects() throws {
      let before = try handles()
      let shared = try tallies.make(0)
      let complaints = Locked<[String]>([])
      let latches = (0..<8).map { _ in Latch() }
      for (index, latch) in latches.enumerated() {
        Thread.detachNewThread { [tallies] in
          do {
            for round in 0..<rounds(5000) {
              let start = Int64(index * 1_000_000 + round)
              let tally =
                round % 2 == 0
                ? try Tally(start: start, in: tallies) : try tallies.make(start)
              let again = try tallies.same(tally)
              let common = try tallies.same(shared)
              let sum = try tallies.add(1, to: again)
              if sum != start + 1 || again != tally || common != shared {
                complaints.update { $0.append("round \(round) of \(index): \(sum)") }
              }
            }
          } catch {
            complaints.update { $0.append("\(index): \(error)") }
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
