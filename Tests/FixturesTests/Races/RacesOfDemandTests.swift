import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// Requests at the same time: everything requested is delivered, and nothing else.
  @Suite struct RacesOfDemand {
    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func requestsFromFourThreadsAddUp(_ placement: kb_placement) async throws {
      try await forEachRound(40) { round, seed in
        let produced = KotlinCounter()
        let flow = try library.flow("endlessCounted", produced.name, of: Int64.self)
        let raw = RawSubscription(flow, placement: placement, demand: 0)
        var counts: [[Int64]] = []
        for _ in 0..<4 {
          counts.append((0..<20).map { _ in .random(in: 1...100, using: &seed) })
        }
        let fixed = counts
        let racers = fixed.map { counts in { @Sendable in for n in counts { raw.request(n) } } }
        race(&seed, racers[0], racers[1], racers[2], racers[3])
        let sum = fixed.joined().reduce(0, +)
        // One more is held in `emit`; then Kotlin waits.
        try await produced.reaches(sum + 1)
        await raw.recorder.reaches(Int(sum))
        raw.cancel(KB_CANCEL_HERE)
        await raw.recorder.isReleased()
        expectConserved(raw.recorder.events)
        #expect(raw.recorder.elements.count == Int(sum), Round.comment)
        #expect(try await produced.count == sum + 1, Round.comment)
      }
    }

    @Test func requestsInsideOnEachAndFromOutsideAddUp() async throws {
      let flow = try library.flow("longs", 2000 as Int64, of: Int64.self)
      try await forEachRound(40) { round, seed in
        let raw = RawSubscription(flow, placement: [KB_CALLER, KB_DEFAULT][round % 2], demand: 1) {
          raw, element in
          if element % 3 == 0 { raw.request(2) }
        }
        race(
          &seed, { for _ in 0..<700 { raw.request(1) } }, { for _ in 0..<700 { raw.request(1) } })
        await raw.recorder.isReleased()
        #expect(
          raw.recorder.events == events(0..<2000, .completed) + [.released(unseen: nil)],
          Round.comment)
      }
    }

    @Test func theJobOfASubscriptionTakesRequestsFromManyThreads() async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      try await forEachRound(40) { round, seed in
        let recorder = Recorder<Int64>()
        let job = flow.subscribe(recorder, demand: 1)
        let request = { @Sendable in for _ in 0..<50 { try? job.request(.max(3)) } }
        race(&seed, request, request, request, request)
        await recorder.reaches(601)
        try await job.cancelAndJoin()
        #expect(recorder.events == events(0..<601), Round.comment)
      }
    }
  }
}
