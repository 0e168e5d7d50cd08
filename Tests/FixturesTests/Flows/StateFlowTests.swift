import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// State flows: a current value, and conflated elements.
  @Suite struct StateFlows {
    @Test func theCurrentValueIsReadable() throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      #expect(state.value == 0)
      try state.set(7)
      #expect(state.value == 7)
      #expect(state.readOnly.value == 7)
    }

    @Test func aValueSetByKotlinIsSeen() async throws {
      let name = freshName()
      let state = try library.stateFlow("readOnlyState", name, of: Int64.self)
      try await library.call("setState", name, 5 as Int64, returning: Void.self)
      #expect(state.value == 5)
    }

    @Test func valuesMayBeNullOrRecords() throws {
      let string = try library.mutableStateFlow("stringState", freshName(), of: String?.self)
      #expect(string.value == nil)
      try string.set("")
      #expect(string.value == "")
      try string.set(nil)
      #expect(string.value == nil)
      let point = try library.mutableStateFlow("pointState", freshName(), of: Point.self)
      try point.set(Point(1, -2))
      #expect(point.value == Point(1, -2))
    }

    @Test func compareAndSetSwapsOnlyWhatIsExpected() throws {
      let state = try library.mutableStateFlow("pointState", freshName(), of: Point.self)
      #expect(try state.compareAndSet(expected: Point(0, 0), update: Point(1, 1)))
      #expect(try !state.compareAndSet(expected: Point(0, 0), update: Point(2, 2)))
      #expect(state.value == Point(1, 1))
    }

    @Test func compareAndSetFromManyThreadsLosesNothing() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      try await withThrowingTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<250 {
              while true {
                let value = try state.get()
                if try state.compareAndSet(expected: value, update: value + 1) { break }
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(state.value == 1000)
    }

    @Test func aReadOnlyStateCannotBeSet() throws {
      let name = freshName()
      let error = #expect(throws: KotlinError.self) {
        try library.mutableStateFlow("readOnlyState", name, of: Int64.self)
      }
      #expect(error?.code == .misuse)
      #expect(error?.message.contains("readOnlyState") == true)
      let state = try library.stateFlow("readOnlyState", name, of: Int64.self)
      #expect(RawState(state).set(1) == KB_UNSUPPORTED)
      #expect(RawState(state).compareAndSet(0, 1) == KB_UNSUPPORTED)
      #expect(state.value == 0)
    }

    @Test func aColdFlowHasNoCurrentValue() throws {
      let error = #expect(throws: KotlinError.self) {
        try library.stateFlow("longs", 3 as Int64, of: Int64.self)
      }
      #expect(error?.code == .misuse)
      let flow = try library.flow("longs", 3 as Int64, of: Int64.self)
      #expect(RawState(flow).value() == KB_UNSUPPORTED)
      #expect(RawState(flow).set(1) == KB_UNSUPPORTED)
    }

    @Test func aValueOfAnotherTypeIsRefused() throws {
      let state = try library.stateFlow("state", freshName(), of: Int64.self)
      #expect(RawState(state).set(bytes: [1, 2, 3]) == KB_MALFORMED)
      #expect(RawState(state).set(bytes: Array(repeating: 0, count: 9)) == KB_MALFORMED)
      #expect(state.value == 0)
    }

    @Test(arguments: Form.allCases)
    func theFirstElementIsTheCurrentValueAndChangesFollow(_ form: Form) async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      try state.set(3)
      let seen = try await following(state.flow, in: form) { recorder in
        await recorder.reaches(1)
        for (index, value) in [9, -1, 3].enumerated() as EnumeratedSequence<[Int64]> {
          try state.set(value)
          await recorder.reaches(index + 2)
        }
      }
      #expect(seen == events([3, 9, -1, 3]))
    }

    @Test(arguments: Form.allCases)
    func anEqualValueIsNoChange(_ form: Form) async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let seen = try await following(state.flow, in: form) { recorder in
        await recorder.reaches(1)
        try state.set(0)
        try state.set(1)
        await recorder.reaches(2)
        try state.set(1)
        try state.set(2)
        await recorder.reaches(3)
      }
      #expect(seen == events(0..<3))
    }

    @Test(arguments: [1, 64] as [Int])
    func aSlowSequenceGetsTheLatestValue(_ window: Int) async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      var iterator = state.flow.window(.max(window)).makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      for round in 1...3 as ClosedRange<Int64> {
        for step in 1...10 as ClosedRange<Int64> { try state.set(round * 100 + step) }
        let element = try await iterator.next()
        #expect(element == round * 100 + 10)
      }
    }

    @Test func aSlowStreamGetsTheLatestValue() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      var iterator = state.flow.stream().makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      for value in 1...10 as ClosedRange<Int64> { try state.set(value) }
      #expect(try await iterator.next() == 10)
    }

    @Test func slowCallbacksGetTheLatestValue() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let recorder = Recorder<Int64>()
      let latch = Latch()
      let job = state.flow.subscribe(recorder) { element in if element == 0 { latch.wait() } }
      await recorder.reaches(1)
      for value in 1...10 as ClosedRange<Int64> { try state.set(value) }
      latch.open()
      await recorder.reaches(2)
      try await job.cancelAndJoin()
      #expect(recorder.events == events([0, 10]))
    }

    @Test(arguments: [KB_CALLER, KB_DEFAULT])
    func slowRequestsGetTheLatestValue(_ placement: kb_placement) async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let raw = RawSubscription(state.flow, placement: placement, demand: 1)
      await raw.recorder.reaches(1)
      for round in 1...3 as ClosedRange<Int64> {
        for step in 1...10 as ClosedRange<Int64> { try state.set(round * 100 + step) }
        raw.request(1)
        await raw.recorder.reaches(Int(round) + 1)
      }
      raw.cancel(KB_CANCEL_HERE)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == events([0, 110, 210, 310]) + [.released(unseen: nil)])
    }

    @Test func aStateMayBeSetInsideItsOwnCallback() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      for placement in [KotlinPlacement.default, .caller] {
        try state.set(0)
        let recorder = Recorder<Int64>()
        let job = state.flow.placement(placement).subscribe(recorder) { element in
          if element < 100 { try? state.set(element + 1) }
        }
        await recorder.reaches(101)
        try await job.cancelAndJoin()
        #expect(recorder.events == events(0...100))
      }
    }

    @Test func followersAreRegisteredUntilTheyEnd() async throws {
      let name = freshName()
      let state = try library.mutableStateFlow("state", name, of: Int64.self)
      let recorder = Recorder<Int64>()
      let jobs = (0..<3).map { _ in state.flow.subscribe(recorder) }
      try await library.call("awaitStateSubscribers", name, 3 as Int32, returning: Void.self)
      for job in jobs { try await job.cancelAndJoin() }
      try await library.call("awaitStateSubscribers", name, 0 as Int32, returning: Void.self)
    }
  }
}
