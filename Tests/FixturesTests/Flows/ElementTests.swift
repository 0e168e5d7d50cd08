import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Which elements come, and in which order, in every form.
  @Suite struct Elements {
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
