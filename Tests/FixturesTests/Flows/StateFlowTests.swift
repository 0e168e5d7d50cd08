import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// State flows: a current value, and conflated elements.
  @Suite struct StateFlows {
    @Test func theCurrentValueIsReadAndSet() async throws {
      let state = try freshState()
      #expect(state.value == 0)
      try state.set(7)
      #expect(state.value == 7)
      state.value += 4
      #expect(try state.get() == 11)
      #expect(state.readOnly.value == 11)
      let name = freshName()
      let readOnly = try readOnlyState(name: name)
      try setState(name: name, value: 5)
      #expect(readOnly.value == 5)
    }

    @Test func valuesMayBeNullOrRecords() throws {
      let string = try stringState(name: freshName())
      for value in [nil, "", nil] {
        try string.set(value)
        #expect(string.value == value)
      }
      let point = try pointState(name: freshName())
      try point.set(Point(1, -2))
      #expect(point.value == Point(1, -2))
    }

    @Test func compareAndSetSwapsOnlyWhatIsExpected() throws {
      let state = try pointState(name: freshName())
      #expect(try state.compareAndSet(expected: Point(0, 0), update: Point(1, 1)))
      #expect(try !state.compareAndSet(expected: Point(0, 0), update: Point(2, 2)))
      #expect(state.value == Point(1, 1))
    }

    @Test(arguments: FlowForm.allCases)
    func theFirstElementIsTheCurrentValueAndChangesFollow(_ form: FlowForm) async throws {
      let state = try freshState()
      try state.set(3)
      let seen = try await following(state.flow, in: form) { recorder in
        await recorder.reaches(1)
        for (index, value) in [9, -1, 3].enumerated() as EnumeratedSequence<[Int64]> {
          try state.set(value)
          await recorder.reaches(index + 2)
        }
      }
      #expect(seen == [3, 9, -1, 3])
    }

    @Test(arguments: FlowForm.allCases)
    func anEqualValueIsNoChange(_ form: FlowForm) async throws {
      let state = try freshState()
      let seen = try await following(state.flow, in: form) { recorder in
        await recorder.reaches(1)
        for value in [0, 1] as [Int64] { try state.set(value) }
        await recorder.reaches(2)
        for value in [1, 2] as [Int64] { try state.set(value) }
        await recorder.reaches(3)
      }
      #expect(seen == events(0..<3))
    }

    @Test(arguments: [FlowForm.sequence, .stream], [1, 64] as [Int])
    func aSlowReaderGetsTheLatestValue(_ form: FlowForm, window: Int) async throws {
      let state = try freshState()
      let flow = state.flow.window(.max(window))
      func read<I: AsyncIteratorProtocol>(_ iterator: I) async throws where I.Element == Int64 {
        var iterator = iterator
        #expect(try await iterator.next() == 0)
        for round in 1...3 as ClosedRange<Int64> {
          for step in 1...10 as ClosedRange<Int64> { try state.set(round * 100 + step) }
          let element = try await iterator.next()
          #expect(element == round * 100 + 10)
        }
      }
      if form == .sequence {
        try await read(flow.makeAsyncIterator())
      } else {
        try await read(flow.stream().makeAsyncIterator())
      }
    }

    @Test func slowCallbacksGetTheLatestValue() async throws {
      let state = try freshState()
      let recorder = EventRecorder<Int64>()
      let latch = Latch()
      let job = state.flow.subscribe(recorder) { element in if element == 0 { latch.wait() } }
      await recorder.reaches(1)
      for value in 1...10 as ClosedRange<Int64> { try state.set(value) }
      latch.open()
      await recorder.reaches(2)
      try await job.cancelAndJoin()
      #expect(recorder.events == [0, 10])
    }

    @Test func followersAreRegisteredUntilTheyEnd() async throws {
      let name = freshName()
      let state = try Fixtures.state(name: name)
      let recorder = EventRecorder<Int64>()
      let jobs = (0..<3).map { _ in state.flow.subscribe(recorder) }
      try await awaitStateSubscribers(name: name, subscribers: 3)
      for job in jobs { try await job.cancelAndJoin() }
      try await awaitStateSubscribers(name: name, subscribers: 0)
    }
  }
}
