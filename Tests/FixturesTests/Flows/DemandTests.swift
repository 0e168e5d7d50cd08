import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Demand of the forms that pull. Kotlin is never further ahead than was asked for, and nothing
  /// is lost.
  ///
  /// A producer counts an element before `emit`. Where it runs on a pool it counts one element more
  /// than was requested, which is then held in `emit`. On the caller's thread, and in a rendezvous,
  /// `emit` returns only with the next request, so the producer is never ahead of what was
  /// requested.
  @Suite struct Demands {
    @Test(arguments: [FlowForm.sequence, .stream], [1, 3, 64] as [Int])
    func theProducerIsNeverAheadOfTheWindow(_ form: FlowForm, window: Int) async throws {
      let produced = KotlinCounter()
      let flow = try counted(n: 200, counter: produced.name).window(.max(window))
      var taken: Int64 = 0
      func take(_ element: Int64) async throws {
        #expect(element == taken)
        let count = try produced.count
        #expect(count >= taken + 1)
        #expect(count <= min(taken + Int64(window) + 1, 200))
        taken += 1
      }
      if form == .sequence {
        for try await element in flow { try await take(element) }
      } else {
        for try await element in flow.stream() { try await take(element) }
      }
      #expect(taken == 200)
    }

    @Test(arguments: [KotlinPlacement.default, .io], [nil, 1, 3, 64] as [Int?])
    func aConsumerThatStopsHoldsTheProducerAtTheWindow(
      _ placement: KotlinPlacement, window: Int?
    ) async throws {
      let produced = KotlinCounter()
      var flow = try endlessCounted(counter: produced.name).placement(placement)
      if let window { flow = flow.window(.max(window)) }
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      // The producer may still be on its way there. Without a choice the window is 64.
      let most = Int64(window ?? 64) + 1
      try await produced.reaches(most)
      #expect(try produced.count == most)
      withExtendedLifetime(iterator) {}
    }

    @Test(arguments: [0, 1, 3, 64] as [Int])
    func onTheCallersThreadTheProducerBeginsWithWhatIsAskedFor(_ window: Int) async throws {
      let produced = KotlinCounter()
      var iterator = try endlessCounted(counter: produced.name).window(.max(window))
        .makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      #expect(try produced.count == 1)
      withExtendedLifetime(iterator) {}
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func inARendezvousTheProducerMakesWhatIsAskedFor(_ placement: KotlinPlacement) async throws {
      let produced = KotlinCounter()
      var iterator = try endlessCounted(counter: produced.name)
        .window(.rendezvous).placement(placement).makeAsyncIterator()
      for expected in 0..<5 as Range<Int64> {
        #expect(try await iterator.next() == expected)
        #expect(try produced.count == expected + 1)
      }
      withExtendedLifetime(iterator) {}
    }

    @Test func withAnUnlimitedWindowKotlinNeedNotWait() async throws {
      let produced = KotlinCounter()
      var iterator = try counted(n: 5000, counter: produced.name).window(.unlimited)
        .makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await produced.reaches(5000)
      for expected in 1..<5000 as Range<Int64> { #expect(try await iterator.next() == expected) }
      #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aLoopThatIsLeftLosesNothingOfAChannel(_ placement: KotlinPlacement) async throws {
      let channel = freshName()
      try fill(channel: channel, n: 10)
      let flow = try received(channel: channel).window(.rendezvous).placement(placement)
      for expected in [0..<3, 3..<6] as [Range<Int64>] {
        var taken: [Int64] = []
        for try await element in flow {
          taken.append(element)
          if taken.count == 3 { break }
        }
        #expect(taken == Array(expected))
        await expectNothingLeft(in: library, holding: 1)
      }
      #expect(try takeRest(channel: channel) == 4)
    }

    @Test(arguments: FlowForm.allCases)
    func aSlowConsumerLosesNothing(_ form: FlowForm) async throws {
      let gate = KotlinGate()
      let flow = try gated(n: 300, gate: gate.name).window(3)
      async let seen = history(of: flow, in: form)
      for _ in 0..<300 { try gate.open() }
      #expect(await seen == events(0..<300, .completed))
    }
  }
}
