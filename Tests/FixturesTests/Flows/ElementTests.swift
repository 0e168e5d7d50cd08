import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Which elements come, and in which order, in every form.
  @Suite struct Elements {
    @Test(arguments: FlowForm.allCases, [0, 1, 64, 1024, 5000] as [Int64])
    func elementsArriveInTheirOrder(_ form: FlowForm, count: Int64) async throws {
      #expect(
        await history(of: try numbers("longs", count), in: form) == events(0..<count, .completed))
    }

    @Test(arguments: FlowForm.allCases)
    func elementsLargerThanABatchKeepTheirOrder(_ form: FlowForm) async throws {
      let flow = try library.flow("longStrings", 20, 40_000, of: String.self)
      let strings = Array(repeating: String(repeating: "x", count: 40_000), count: 20)
      #expect(await history(of: flow, in: form) == events(strings, .completed))
    }

    @Test(arguments: FlowForm.allCases)
    func operatorsOfKotlinKeepTheOrder(_ form: FlowForm) async throws {
      for flow in [try numbers("taken", 500), try numbers("buffered", 500, 7 as Int32)] {
        #expect(await history(of: flow, in: form) == events(0..<500, .completed))
      }
      let conflated = await history(of: try numbers("conflated", 1000), in: form)
      #expect(conflated.suffix(2) == [999, .completed])
    }

    @Test(
      arguments: FlowForm.allCases,
      ["onDefault", "onIO", "onUnconfined", "onOwnThread", "hopsBetween"])
    func elementsFromOtherDispatchersKeepTheirOrder(_ form: FlowForm, name: String) async throws {
      #expect(await history(of: try numbers(name, 300), in: form) == events(0..<300, .completed))
    }

    // Overlapping callbacks would be in the history.
    @Test(arguments: FlowForm.allCases)
    func fourDispatchersAtOnceArriveOneAtATime(_ form: FlowForm) async throws {
      let count: Int64 = 500
      let seen = await history(of: try numbers("fourDispatchers", count), in: form)
      #expect(seen.count == 4 * Int(count) + 1)
      #expect(seen.last == .completed)
      for emitter in 0..<4 as Range<Int64> {
        let first = emitter * 1_000_000_000
        let own = seen.filter {
          if case .element(let element) = $0 { element / 1_000_000_000 == emitter } else { false }
        }
        #expect(own == events(first..<first + count))
      }
    }

    @Test func twoIterationsOfOneFlowAreIndependent() async throws {
      let produced = KotlinCounter()
      let flow = try numbers("counted", 100, produced.name)
      var first = flow.makeAsyncIterator()
      var second = flow.makeAsyncIterator()
      for expected in 0..<100 as Range<Int64> {
        #expect(try await first.next() == expected)
        #expect(try await second.next() == expected)
      }
      #expect(try await first.next() == nil)
      #expect(try await second.next() == nil)
      #expect(try await produced.count == 200)
    }

    @Test func leavingALoopRunsTheFinallyBlocks() async throws {
      let unwound = KotlinCounter()
      let flow = try numbers("finallyCountsWaiting", 3, unwound.name)
      for try await element in flow where element == 1 { break }
      try await unwound.reaches(1)
    }

    @Test func leavingALoopOverAStreamKeepsTheJobUntilTheStreamIsDropped() async throws {
      let unwound = KotlinCounter()
      do {
        let stream = try numbers("finallyCountsWaiting", 3, unwound.name).stream()
        for try await element in stream where element == 0 { break }
        #expect(try library.counters.subscriptions == 1)
        #expect(try await unwound.count == 0)
        var rest = stream.makeAsyncIterator()
        #expect(try await rest.next() == 1)
        #expect(try await rest.next() == 2)
      }
      try await unwound.reaches(1)
    }
  }
}
