import KotlinBridge
import Testing

extension Fixtures {
  /// Which elements come, and in which order: in every form.
  @Suite struct Elements {
    @Test(arguments: Form.allCases)
    func emptyFlowOnlyCompletes(_ form: Form) async throws {
      let flow = try library.flow("empty", of: Int64.self)
      #expect(await history(of: flow, in: form) == [.completed])
    }

    @Test(arguments: Form.allCases)
    func oneElementThenCompletes(_ form: Form) async throws {
      let flow = try library.flow("one", 5 as Int64, of: Int64.self)
      #expect(await history(of: flow, in: form) == [.element(5), .completed])
    }

    @Test(arguments: Form.allCases, [64, 1024, 5000])
    func manyElementsKeepTheirOrder(_ form: Form, count: Int64) async throws {
      let flow = try library.flow("longs", count, of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<count, .completed))
    }

    @Test(arguments: Form.allCases)
    func elementsLargerThanABatchKeepTheirOrder(_ form: Form) async throws {
      let flow = try library.flow("longStrings", 20 as Int64, 40_000 as Int64, of: String.self)
      let strings = Array(repeating: String(repeating: "x", count: 40_000), count: 20)
      #expect(await history(of: flow, in: form) == events(strings, .completed))
    }

    @Test(arguments: Form.allCases)
    func nullIsAnElement(_ form: Form) async throws {
      let flow = try library.flow("nulls", 3 as Int64, of: String?.self)
      #expect(await history(of: flow, in: form) == events([nil, nil, nil], .completed))
    }

    @Test(arguments: Form.allCases)
    func nullAmongElementsKeepsItsPlace(_ form: Form) async throws {
      let flow = try library.flow("nullableLongs", 5 as Int64, of: Int64?.self)
      #expect(await history(of: flow, in: form) == events([nil, 1, nil, 3, nil], .completed))
    }

    @Test(arguments: Form.allCases)
    func unitIsAnElement(_ form: Form) async throws {
      let flow = try library.flow("units", 200 as Int64, of: KotlinUnit.self)
      let units = Array(repeating: KotlinUnit(), count: 200)
      #expect(await history(of: flow, in: form) == events(units, .completed))
    }

    @Test(arguments: Form.allCases)
    func anObjectIsAnElement(_ form: Form) async throws {
      let flow = try library.flow("origins", 3 as Int64, of: Origin.self)
      #expect(
        await history(of: flow, in: form) == events([Origin(), Origin(), Origin()], .completed))
    }

    @Test(arguments: Form.allCases)
    func emptyStringIsAnElement(_ form: Form) async throws {
      let flow = try library.flow("emptyStrings", 3 as Int64, of: String.self)
      #expect(await history(of: flow, in: form) == events(["", "", ""], .completed))
    }

    @Test(arguments: Form.allCases)
    func emptyListIsAnElement(_ form: Form) async throws {
      let flow = try library.flow("lists", 3 as Int64, of: [Int64].self)
      #expect(await history(of: flow, in: form) == events([[], [0], [0, 1]], .completed))
    }

    @Test(arguments: Form.allCases)
    func recordsArrive(_ form: Form) async throws {
      let flow = try library.flow("points", 3 as Int64, of: Point.self)
      let points = [Point(0, 0), Point(1, -1), Point(2, -2)]
      #expect(await history(of: flow, in: form) == events(points, .completed))
    }

    @Test(arguments: Form.allCases)
    func anEndlessFlowIsCutByKotlin(_ form: Form) async throws {
      let flow = try library.flow("taken", 500 as Int64, of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<500, .completed))
    }

    @Test(arguments: Form.allCases)
    func flowBufferedInKotlinKeepsItsOrder(_ form: Form) async throws {
      let flow = try library.flow("buffered", 500 as Int64, 7 as Int32, of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<500, .completed))
    }

    @Test(
      arguments: Form.allCases,
      ["onDefault", "onIO", "onUnconfined", "onOwnThread", "hopsBetween"])
    func elementsFromOtherDispatchersKeepTheirOrder(_ form: Form, name: String) async throws {
      let flow = try library.flow(name, 300 as Int64, of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<300, .completed))
    }

    // Overlapping callbacks would be in the history.
    @Test(arguments: Form.allCases)
    func fourDispatchersAtOnceArriveOneAtATime(_ form: Form) async throws {
      let count: Int64 = 500
      let flow = try library.flow("fourDispatchers", count, of: Int64.self)
      let seen = await history(of: flow, in: form)
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

    @Test(arguments: Form.allCases)
    func aFlowConflatedInKotlinEndsWithItsLastElement(_ form: Form) async throws {
      let flow = try library.flow("conflated", 1000 as Int64, of: Int64.self)
      let seen = await history(of: flow, in: form)
      #expect(seen.suffix(2) == [.element(999), .completed])
    }

    @Test func aFlowWithoutEndGoesOn() async throws {
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      var expected: Int64 = 0
      for try await element in flow {
        #expect(element == expected)
        expected += 1
        if expected == 10_000 { break }
      }
    }

    @Test func aFlowCollectedTwiceIsMadeAnew() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self)
      for round in 1...2 as ClosedRange<Int64> {
        #expect(await history(of: flow, in: .sequence) == events(0..<5, .completed))
        #expect(try await produced.count == 5 * round)
      }
    }

    @Test func twoIterationsOfOneFlowAreIndependent() async throws {
      let flow = try library.flow("longs", 100 as Int64, of: Int64.self)
      var first = flow.makeAsyncIterator()
      var second = flow.makeAsyncIterator()
      for expected in 0..<100 as Range<Int64> {
        #expect(try await first.next() == expected)
        #expect(try await second.next() == expected)
      }
      #expect(try await first.next() == nil)
      #expect(try await second.next() == nil)
    }
  }
}
