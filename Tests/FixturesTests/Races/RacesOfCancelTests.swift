import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// A cancel at the same time as everything else, at the C boundary: what is counted stays right.
  @Suite struct RacesOfCancel {
    static let places = [KB_CANCEL_LATER, KB_CANCEL_HERE]
    static let placements = [KB_CALLER, KB_DEFAULT, KB_IO]

    @Test(arguments: places)
    func cancelAgainstCompletion(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("longs", 3 as Int64, of: Int64.self)
      try await forEachRound(1000) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3], demand: 0)
        race(&seed, { raw.request(.max) }, { raw.cancel(place) })
        await raw.recorder.isReleased()
        let events = raw.recorder.events
        expectConserved(events)
        // Not cut off: without its end only if cancelled, and never an end before the last element.
        #expect(
          !events.contains(.completed) || raw.recorder.elements.count == 3, Round.comment)
      }
    }

    @Test(arguments: places)
    func cancelAgainstAFlowThatEndsElsewhere(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("hopsBetween", 2 as Int64, of: Int64.self)
      try await forEachRound(500) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3])
        spin(seed.pause() * 4)
        raw.cancel(place)
        await raw.recorder.isReleased()
        expectConserved(raw.recorder.events)
      }
    }

    @Test(arguments: places)
    func cancelAgainstElements(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      try await forEachRound(500) { round, seed in
        // One element each time, so that a callback is an element.
        let raw = RawSubscription(flow, placement: KB_DEFAULT, demand: 1) { raw, _ in
          raw.request(1)
        }
        spin(seed.pause())
        raw.cancel(place)
        let begun = raw.batches
        await raw.recorder.isReleased()
        expectConserved(raw.recorder.events)
        #expect(raw.batches <= begun + 1, Round.comment)
      }
    }

    @Test(arguments: places)
    func cancelAgainstRequests(_ place: kb_cancel_mode) async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      try await forEachRound(1000) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3], demand: 0)
        race(
          &seed, { raw.request(1) }, { raw.cancel(place) }, { for _ in 0..<3 { raw.request(2) } })
        await raw.recorder.isReleased()
        expectConserved(raw.recorder.events)
        #expect(raw.recorder.elements.count <= 7, Round.comment)
      }
    }

    @Test func cancelHereAgainstCancelLaterAgainstAFailure() async throws {
      let flow = try library.flow("throwsAt", 2 as Int64, "racing", of: Int64.self)
      try await forEachRound(1000) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3], demand: 0)
        race(
          &seed, { raw.request(.max) }, { raw.cancel(KB_CANCEL_HERE) },
          { raw.cancel(KB_CANCEL_LATER) })
        await raw.recorder.isReleased()
        let events = raw.recorder.events
        expectConserved(events)
        // The failure is told once: as the end, or as what the consumer did not see.
        let told = events.count { $0 == .threw(.fixture("racing")) }
        let unseen = events.count { $0 == .released(unseen: .fixture("racing")) }
        let silent = events.count { $0 == .released(unseen: nil) }
        #expect(told + unseen <= 1 && unseen + silent == 1, "\(Round.comment): \(events)")
      }
    }

    @Test func cancelHereAgainstCancelLaterTellsAFailureInFinallyOnce() async throws {
      let flow = try library.flow("finallyThrowsWaiting", 1 as Int64, "late", of: Int64.self)
      try await forEachRound(500) { round, seed in
        let raw = RawSubscription(flow)
        race(
          &seed, { raw.cancel(KB_CANCEL_LATER) }, { raw.cancel(KB_CANCEL_HERE) },
          { raw.cancel(KB_CANCEL_HERE) })
        await raw.recorder.isReleased()
        #expect(
          raw.recorder.events == [.element(0), .released(unseen: .fixture("late"))],
          Round.comment)
      }
    }

    @Test func cancelAgainstAFlowOnAThreadThatEnds() async throws {
      let flow = try library.flow("onOwnThread", 100 as Int64, of: Int64.self)
      try await forEachRound(30) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3])
        // The last one waits for the end.
        await raw.recorder.reaches(.random(in: 0...101, using: &seed))
        raw.cancel(Self.places[round % 2])
        await raw.recorder.isReleased()
        expectConserved(raw.recorder.events)
      }
    }

    @Test func cancelAgainstFourEmitters() async throws {
      let flow = try library.flow("fourDispatchers", 100 as Int64, of: Int64.self)
      try await forEachRound(100) { round, seed in
        let raw = RawSubscription(flow, placement: Self.placements[round % 3])
        spin(seed.pause() * 10)
        raw.cancel(Self.places[round % 2])
        await raw.recorder.isReleased()
        let events = raw.recorder.events
        #expect(events.count(where: \.isRelease) == 1 && events.last?.isRelease == true)
        #expect(!events.contains(.overlap), Round.comment)
        for emitter in 0..<4 as Range<Int64> {
          let own = raw.recorder.elements.filter { $0 / 1_000_000_000 == emitter }
          #expect(own == (0..<Int64(own.count)).map { emitter * 1_000_000_000 + $0 })
        }
      }
    }

    @Test func aJobDroppedAgainstItsCompletion() async throws {
      let flow = try library.flow("hopsBetween", 2 as Int64, of: Int64.self)
      try await forEachRound(500) { round, seed in
        let recorder = Recorder<Int64>()
        let box = JobBox()
        box.set(flow.placement(round % 2 == 0 ? .default : .caller).subscribe(recorder))
        spin(seed.pause() * 4)
        box.drop()
        let events = recorder.events
        #expect(events == Array(FixturesTests.events(0..<2, .completed).prefix(events.count)))
      }
    }
  }
}
