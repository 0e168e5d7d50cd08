import KotlinBridge
import Testing

extension Fixtures {
  /// Demand is credit: Kotlin is never further ahead than was asked for, and nothing is lost by it.
  ///
  /// A producer counts an element before `emit`. Where it runs on a pool it counts one more than was
  /// requested, which is then held in `emit`. On the caller's thread, and in a rendezvous, `emit` returns
  /// only with the next request, so it is never ahead of what was requested.
  @Suite struct Demands {
    @Test(arguments: [1, 3, 64] as [Int])
    func theProducerIsNeverAheadOfTheSequencesWindow(_ window: Int) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 200 as Int64, produced.name, of: Int64.self)
        .window(.max(window))
      var taken: Int64 = 0
      for try await element in flow {
        #expect(element == taken)
        let count = try await produced.count
        #expect(count >= taken + 1)
        #expect(count <= min(taken + Int64(window) + 1, 200))
        taken += 1
      }
      #expect(taken == 200)
    }

    @Test(arguments: [1, 3, 64] as [Int])
    func theProducerIsNeverAheadOfTheStreamsWindow(_ window: Int) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 200 as Int64, produced.name, of: Int64.self)
        .window(.max(window))
      var taken: Int64 = 0
      for try await element in flow.stream() {
        #expect(element == taken)
        #expect(try await produced.count <= min(taken + Int64(window) + 1, 200))
        taken += 1
      }
      #expect(taken == 200)
    }

    @Test(arguments: [KotlinPlacement.default, .io], [1, 3, 64] as [Int])
    func aConsumerThatStopsHoldsTheProducerAtTheWindow(
      _ placement: KotlinPlacement, window: Int
    ) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("endlessCounted", produced.name, of: Int64.self)
        .window(.max(window)).placement(placement)
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      // It may still be on its way there.
      try await produced.reaches(Int64(window) + 1)
      #expect(try await produced.count == Int64(window) + 1)
      withExtendedLifetime(iterator) {}
    }

    @Test func onTheCallersThreadTheProducerBeginsWithWhatIsAskedFor() async throws {
      for window in [0, 1, 3, 64] {
        let produced = KotlinCounter()
        let flow = try library.flow("endlessCounted", produced.name, of: Int64.self)
          .window(.max(window))
        var iterator = flow.makeAsyncIterator()
        #expect(try await iterator.next() == 0)
        #expect(try await produced.count == 1)
        withExtendedLifetime(iterator) {}
      }
    }

    @Test func withoutAChoiceTheWindowIs64() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("endlessCounted", produced.name, of: Int64.self)
        .placement(.default)
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await produced.reaches(65)
      #expect(try await produced.count == 65)
      withExtendedLifetime(iterator) {}
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func inARendezvousTheProducerMakesWhatIsAskedFor(_ placement: KotlinPlacement) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("endlessCounted", produced.name, of: Int64.self)
        .window(.rendezvous).placement(placement)
      var iterator = flow.makeAsyncIterator()
      for expected in 0..<5 as Range<Int64> {
        #expect(try await iterator.next() == expected)
        #expect(try await produced.count == expected + 1)
      }
      withExtendedLifetime(iterator) {}
    }

    @Test func withAnUnlimitedWindowKotlinNeedNotWait() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 5000 as Int64, produced.name, of: Int64.self)
        .window(.unlimited)
      var iterator = flow.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      try await produced.reaches(5000)
      for expected in 1..<5000 as Range<Int64> { #expect(try await iterator.next() == expected) }
      #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aLoopThatIsLeftLosesNothingOfAChannel(_ placement: KotlinPlacement) async throws {
      let channel = freshName()
      let _: KotlinUnit = try await library.call("fill", channel, 10 as Int64)
      let flow = try library.flow("received", channel, of: Int64.self)
        .window(.rendezvous).placement(placement)
      for expected in [0..<3, 3..<6] as [Range<Int64>] {
        var taken: [Int64] = []
        for try await element in flow {
          taken.append(element)
          if taken.count == 3 { break }
        }
        #expect(taken == Array(expected))
        await expectNothingLeft(in: library)
      }
      let rest: Int64 = try await library.call("takeRest", channel)
      #expect(rest == 4)
    }

    // Nought is a window since there is the rendezvous.
    @Test(arguments: [-1, .min] as [Int])
    func aWindowBelowNoughtIsRefused(_ window: Int) async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self)
        .window(.max(window))
      for form in [Form.sequence, .stream] {
        let (events, error) = await record(of: flow, in: form)
        #expect(events.count == 1)
        #expect(error?.code == .misuse)
        #expect(error?.message.contains("at least 0") == true)
      }
      #expect(try await produced.count == 0)
    }

    @Test(arguments: [0, -1, .min] as [Int])
    func aSubscriptionWithADemandBelowOneIsRefused(_ demand: Int) async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let job = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self).subscribe(
        demand: .max(demand),
        onEach: { recorder.record(.element($0)) }, onComplete: { recorder.record(.completed) },
        onThrow: { recorder.threw($0) })
      await job.join()
      #expect(recorder.events.count == 1)
      #expect(recorder.error?.code == .misuse)
      #expect(try await produced.count == 0)
    }

    @Test(arguments: [0, -1, .min] as [Int])
    func aRequestBelowOneIsRefusedAndTheJobGoesOn(_ demand: Int) async throws {
      let recorder = Recorder<Int64>()
      let job = try library.flow("longs", 2 as Int64, of: Int64.self).subscribe(recorder, demand: 1)
      await recorder.reaches(1)
      let error = #expect(throws: KotlinError.self) { try job.request(.max(demand)) }
      #expect(error?.code == .misuse)
      try job.request(1)
      await job.join()
      #expect(recorder.events == events(0..<2, .completed))
    }

    @Test func callbacksGetExactlyWhatWasRequested() async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("counted", 100 as Int64, produced.name, of: Int64.self)
      let job = flow.subscribe(recorder, demand: .none)
      #expect(try await produced.count == 0)
      try job.request(1)
      try job.request(2)
      try await produced.reaches(4)
      await recorder.reaches(3)
      try job.request(5)
      try await produced.reaches(9)
      await recorder.reaches(8)
      try await job.cancelAndJoin()
      #expect(recorder.events == events(0..<8))
      #expect(try await produced.count == 9)
    }

    @Test func unlimitedDemandStaysUnlimited() async throws {
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("gated", 3000 as Int64, gate.name, of: Int64.self)
      let job = flow.subscribe(recorder)
      try job.request(.max(.max - 1))
      try job.request(.unlimited)
      try job.request(7)
      try await gate.open(times: 3000)
      await job.join()
      #expect(recorder.events == events(0..<3000, .completed))
    }

    @Test func aRequestInsideOnEachBringsTheNext() async throws {
      let produced = KotlinCounter()
      let recorder = Recorder<Int64>()
      let box = JobBox()
      let flow = try library.flow("counted", 500 as Int64, produced.name, of: Int64.self)
      let job = flow.subscribe(recorder, demand: .none) { _ in try? box.get()?.request(1) }
      box.set(job)
      try job.request(1)
      await job.join()
      #expect(recorder.events == events(0..<500, .completed))
      box.drop()
    }

    @Test(arguments: Form.allCases)
    func aSlowConsumerLosesNothing(_ form: Form) async throws {
      let gate = KotlinGate()
      let flow = try library.flow("gated", 300 as Int64, gate.name, of: Int64.self).window(3)
      async let seen = history(of: flow, in: form)
      for _ in 0..<300 { try await gate.open() }
      #expect(await seen == events(0..<300, .completed))
    }
  }
}
