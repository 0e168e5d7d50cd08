import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Requests at the same time: everything requested is delivered, and nothing else.
  @Suite(.onOwnThread) struct DemandRaces {
    @Test(arguments: [KB_CALLER, KB_DEFAULT, KB_IO])
    func requestsFromFourThreadsAddUp(_ placement: kb_placement) async throws {
      try await forEachRound(40) { round, seed in
        let produced = KotlinCounter()
        let subscription = ManualSubscription(
          try endlessCounted(counter: produced.name), placement: placement, demand: 0)
        let counts = (0..<4).map { _ in
          (0..<20).map { _ in Int64.random(in: 1...100, using: &seed) }
        }
        let racers = counts.map { counts in
          { @Sendable in for n in counts { subscription.request(n) } }
        }
        race(&seed, racers[0], racers[1], racers[2], racers[3])
        let sum = counts.joined().reduce(0, +)
        // One more is held in `emit`; then Kotlin waits.
        try await produced.reaches(sum + 1)
        await subscription.recorder.reaches(Int(sum))
        subscription.cancel(KB_CANCEL_HERE)
        await subscription.recorder.releases()
        expectConserved(subscription.recorder.events)
        #expect(subscription.recorder.elements.count == Int(sum), Round.comment)
        #expect(try produced.count == sum + 1, Round.comment)
      }
    }

    @Test func requestsInsideOnEachAndFromOutsideAddUp() async throws {
      let flow = try longs(n: 2000)
      try await forEachRound(40) { round, seed in
        let subscription = ManualSubscription(
          flow, placement: [KB_CALLER, KB_DEFAULT][round % 2], demand: 1
        ) { raw, element in
          if element % 3 == 0 { raw.request(2) }
        }
        let request = { @Sendable in for _ in 0..<700 { _ = subscription.request(1) } }
        race(&seed, request, request)
        await subscription.recorder.releases()
        #expect(
          subscription.recorder.events == events(0..<2000, .completed) + [.released(unseen: nil)],
          Round.comment)
      }
    }
  }
}
