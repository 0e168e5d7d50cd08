import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// A cancel at the same time as requests, failures and emitters, at the C boundary.
  ///
  /// The rules K12, K18 and K19 race a cancel on `Dispatchers.Default` with completion and
  /// elements, and K20 one with the answer of a call. Here are the other placements, the cancel in
  /// place, and what else races.
  @Suite(.onOwnThread) struct CancelRaces {
    static let places = [KB_CANCEL_LATER, KB_CANCEL_HERE]
    static let placements = [KB_CALLER, KB_DEFAULT, KB_IO]

    @Test(arguments: places, ["longs", "hopsBetween", "onOwnThread", "endlessSynchronous"])
    func aCancelAgainstRequestsLeavesAPrefix(_ place: kb_cancel_mode, name: String) async throws {
      let isEndless = name == "endlessSynchronous"
      let flow =
        switch name {
        case "longs": try longs(n: 3)
        case "hopsBetween": try hopsBetween(n: 3)
        case "onOwnThread": try onOwnThread(n: 3)
        default: try endlessSynchronous()
        }
      try await forEachRound(name == "onOwnThread" ? 30 : 500) { round, seed in
        let subscription = ManualSubscription(
          flow, placement: Self.placements[round % 3], demand: 0)
        let most: Int64 = isEndless ? 1 : .max
        race(
          &seed, { subscription.request(most) }, { subscription.cancel(place) },
          { for _ in 0..<3 { subscription.request(2) } })
        await subscription.recorder.releases()
        let events = subscription.recorder.events
        expectConserved(events)
        let count = subscription.recorder.elements.count
        #expect(isEndless ? count <= 7 : count <= 3, Round.comment)
        #expect(!events.contains(.completed) || count == 3, Round.comment)
      }
    }

    @Test func cancelsInBothPlacesTellAFailureOnce() async throws {
      let flow = try throwsAt(k: 2, message: "racing")
      try await forEachRound(1000) { round, seed in
        let subscription = ManualSubscription(
          flow, placement: Self.placements[round % 3], demand: 0)
        race(
          &seed, { subscription.request(.max) }, { subscription.cancel(KB_CANCEL_HERE) },
          { subscription.cancel(KB_CANCEL_LATER) })
        await subscription.recorder.releases()
        let events = subscription.recorder.events
        expectConserved(events)
        // It is told either as the end or as a failure that the consumer did not see.
        let told = events.count { $0 == .threw(.fixture("racing")) }
        let unseen = events.count { $0 == .released(unseen: .fixture("racing")) }
        let silent = events.count { $0 == .released(unseen: nil) }
        #expect(told + unseen <= 1 && unseen + silent == 1, "\(Round.comment): \(events)")
      }
    }

    @Test func cancelsInBothPlacesTellAFailureInFinallyOnce() async throws {
      let flow = try finallyThrowsWaiting(n: 1, message: "late")
      try await forEachRound(500) { round, seed in
        let subscription = ManualSubscription(flow)
        race(
          &seed, { subscription.cancel(KB_CANCEL_LATER) }, { subscription.cancel(KB_CANCEL_HERE) },
          { subscription.cancel(KB_CANCEL_HERE) })
        await subscription.recorder.releases()
        #expect(
          subscription.recorder.events == [0, .released(unseen: .fixture("late"))], Round.comment)
      }
    }

    @Test func aCancelAgainstFourEmittersLeavesAPrefixOfEach() async throws {
      let flow = try fourDispatchers(n: 100)
      try await forEachRound(100) { round, seed in
        let subscription = ManualSubscription(flow, placement: Self.placements[round % 3])
        spin(seed.pause() * 10)
        subscription.cancel(Self.places[round % 2])
        await subscription.recorder.releases()
        let events = subscription.recorder.events
        #expect(events.count(where: \.isRelease) == 1 && events.last?.isRelease == true)
        #expect(!events.contains(.overlap), Round.comment)
        for emitter in 0..<4 as Range<Int64> {
          let own = subscription.recorder.elements.filter { $0 / 1_000_000_000 == emitter }
          #expect(own == (0..<Int64(own.count)).map { emitter * 1_000_000_000 + $0 })
        }
      }
    }

    @Test func aJobDroppedAgainstItsCompletionLeavesAPrefix() async throws {
      let flow = try hopsBetween(n: 2)
      try await forEachRound(500) { round, seed in
        let recorder = EventRecorder<Int64>()
        let box = JobBox()
        box.job = flow.placement(round % 2 == 0 ? .default : .caller).subscribe(recorder)
        spin(seed.pause() * 4)
        box.drop()
        let seen = recorder.events
        #expect(seen == Array(events(0..<2, .completed).prefix(seen.count)))
      }
    }
  }
}

/// Expects what holds for a subscription to the numbers from 0 on, whatever raced: the elements are
/// the first ones in their order, there is at most one end, and nothing follows it but the one
/// release.
func expectConserved(
  _ seen: [ConsumerEvent<Int64>], sourceLocation: SourceLocation = #_sourceLocation
) {
  let body = seen.dropLast()
  let elements = body.filter(\.isElement)
  let isConserved =
    seen.last?.isRelease == true && !body.contains { $0.isRelease || $0 == .overlap }
    && body.count(where: \.isEnd) <= 1 && !body.dropLast().contains(where: \.isEnd)
    && elements == events(0..<Int64(elements.count))
  #expect(
    isConserved, "\(Round.comment): \(seen.count) events, \(seen.suffix(5))",
    sourceLocation: sourceLocation)
}
