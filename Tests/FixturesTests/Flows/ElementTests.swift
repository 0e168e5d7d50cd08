import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Which elements come, and in which order, in every form.
  @Suite struct Elements {
    @Test(arguments: FlowForm.allCases)
    func elementsLargerThanABatchKeepTheirOrder(_ form: FlowForm) async throws {
      let flow = try longStrings(n: 20, size: 40_000)
      let strings = Array(repeating: String(repeating: "x", count: 40_000), count: 20)
      #expect(await history(of: flow, in: form) == events(strings, .completed))
    }

    @Test(arguments: FlowForm.allCases)
    func operatorsOfKotlinKeepTheOrder(_ form: FlowForm) async throws {
      for flow in [try taken(n: 500), try buffered(n: 500, capacity: 7)] {
        #expect(await history(of: flow, in: form) == events(0..<500, .completed))
      }
      let seen = await history(of: try conflated(n: 1000), in: form)
      #expect(seen.suffix(2) == [999, .completed])
    }

    @Test(arguments: FlowForm.allCases)
    func elementsFromOtherDispatchersKeepTheirOrder(_ form: FlowForm) async throws {
      for flow in [
        try onDefault(n: 300), try onIO(n: 300), try onUnconfined(n: 300),
        try onOwnThread(n: 300), try hopsBetween(n: 300),
      ] {
        #expect(await history(of: flow, in: form) == events(0..<300, .completed))
      }
    }

    @Test func leavingALoopOverAStreamKeepsTheJobUntilTheStreamIsDropped() async throws {
      let unwound = KotlinCounter()
      do {
        let stream = try finallyCountsWaiting(n: 3, counter: unwound.name).stream()
        for try await element in stream where element == 0 { break }
        #expect(try library.counters.subscriptions == 1)
        #expect(try unwound.count == 0)
        var rest = stream.makeAsyncIterator()
        #expect(try await rest.next() == 1)
        #expect(try await rest.next() == 2)
      }
      try await unwound.reaches(1)
    }
  }
}
