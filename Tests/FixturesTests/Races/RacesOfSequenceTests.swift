import KotlinBridge
import Testing

extension Fixtures {
  /// Iterators that are dropped and tasks that are cancelled at any moment.
  @Suite struct RacesOfSequences {
    static let names = ["endlessSynchronous", "endlessCounted", "hopsBetween", "onDefault"]

    /// An endless flow, or one that ends after a while.
    private func flow(_ round: Int) throws -> KotlinFlow<Int64> {
      let flow =
        switch Self.names[round % Self.names.count] {
        case "endlessCounted": try library.flow("endlessCounted", freshName(), of: Int64.self)
        case "endlessSynchronous": try library.flow("endlessSynchronous", of: Int64.self)
        case let name: try library.flow(name, 300 as Int64, of: Int64.self)
        }
      return flow.window([1, 2, 64, .unlimited][round / 4 % 3])
        .placement([.caller, .default, .io][round / 12 % 3])
    }

    @Test func anIteratorMayBeDroppedInEveryState() async throws {
      try await forEachRound(300) { round, seed in
        for reads in [0, 1, 2, Int.random(in: 0...130, using: &seed)] {
          var iterator = try flow(round).makeAsyncIterator()
          for index in 0..<reads {
            #expect(try await iterator.next() == Int64(index), Round.comment)
          }
        }
      }
    }

    @Test func anIteratorMayBeDroppedAfterItsEnd() async throws {
      let ends = [
        try library.flow("empty", of: Int64.self),
        try library.flow("longs", 65 as Int64, of: Int64.self),
        try library.flow("throwsAt", 1 as Int64, "end", of: Int64.self),
        try library.flow("cancelsItself", 1 as Int64, "end", of: Int64.self),
      ]
      try await forEachRound(200) { round, _ in
        var iterator = ends[round % ends.count].makeAsyncIterator()
        do {
          while try await iterator.next() != nil {}
        } catch {
          #expect(round % ends.count > 1)
        }
        if round % 2 == 0 {
          let after = try await iterator.next()
          #expect(after == nil)
        }
      }
    }

    @Test func aTaskCancelledAtAnyMomentSeesAPrefixAndThenTheCancellationOnce() async throws {
      try await forEachRound(400) { round, seed in
        let flow = try flow(round)
        let recorder = Recorder<Int64>()
        let task = Task {
          var iterator = flow.makeAsyncIterator()
          // Checks that nil follows, for ever.
          await record(&iterator, in: recorder)
        }
        if round % 3 > 0 { await Task.yield() }
        spin(seed.pause() * 8)
        task.cancel()
        await task.value
        let events = recorder.events
        let isEndless = Self.names[round % 4].hasPrefix("endless")
        #expect(events.last == .cancellationError || (!isEndless && events.last == .completed))
        #expect(
          Array(events.dropLast()) == FixturesTests.events(0..<Int64(events.count - 1)),
          Round.comment)
      }
    }

    @Test func aTaskCancelledWhileItWaitsIsWokenUp() async throws {
      let flow = try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self)
      try await forEachRound(300) { round, seed in
        let recorder = Recorder<Int64>()
        let task = Task {
          var iterator = flow.placement(round % 2 == 0 ? .caller : .default).makeAsyncIterator()
          await record(&iterator, in: recorder)
        }
        if round % 3 > 0 { await recorder.reaches(1) }
        spin(seed.pause())
        task.cancel()
        await task.value
        #expect(
          recorder.events == [.element(0), .cancellationError]
            || (round % 3 == 0 && recorder.events == [.cancellationError]), Round.comment)
      }
    }

    @Test func aTaskCancelledAgainstTheEndOfTheFlow() async throws {
      try await forEachRound(200) { round, seed in
        let gate = KotlinGate()
        let flow = try library.flow("gated", 1 as Int64, gate.name, of: Int64.self)
        let recorder = Recorder<Int64>()
        let task = Task {
          var iterator = flow.makeAsyncIterator()
          await record(&iterator, in: recorder)
        }
        for _ in 0..<round % 4 { await Task.yield() }
        try await gate.open()
        spin(seed.pause())
        task.cancel()
        await task.value
        let possible: [[Event<Int64>]] = [
          [.cancellationError], [.element(0), .cancellationError], [.element(0), .completed],
        ]
        #expect(possible.contains(recorder.events), "\(Round.comment): \(recorder.events)")
      }
    }

    @Test func eightTasksAtOnceEachReadAllOfOneFlow() async throws {
      for name in ["longs", "hopsBetween", "onDefault", "onOwnThread"] {
        let flow = try library.flow(name, 500 as Int64, of: Int64.self)
        await withTaskGroup(of: [Event<Int64>].self) { group in
          for _ in 0..<8 { group.addTask { await history(of: flow, in: .sequence) } }
          for await seen in group {
            let isWhole = seen == events(0..<500, .completed)
            #expect(isWhole, "\(name): \(seen.count) events")
          }
        }
      }
    }

    @Test func streamsCancelledAtAnyMomentEndWithNil() async throws {
      try await forEachRound(200) { round, seed in
        let flow = try flow(round)
        let task = Task {
          var seen: [Int64] = []
          for try await element in flow.stream() { seen.append(element) }
          return seen
        }
        if round % 2 > 0 { await Task.yield() }
        spin(seed.pause() * 8)
        task.cancel()
        let seen = try await task.value
        #expect(seen == Array(0..<Int64(seen.count)), Round.comment)
      }
    }
  }
}
