import Fixtures
import KotlinBridge
import Observation
import TestHelpers
import Testing

extension FixtureSuites {
  /// State flows as `Observable` objects of the main actor.
  @Suite @MainActor struct Observed {
    @Test func itHasTheValueAtOnce() throws {
      let state = try freshState()
      state.value = 3
      #expect(state.observed().value == 3)
      #expect(state.readOnly.observed().value == 3)
    }

    @Test func aChangeInKotlinArrives() async throws {
      let name = freshName()
      let model = try readOnlyState(name: name).observed()
      try setState(name: name, value: 7)
      #expect(model.value == 0)
      #expect(await changes(of: model, until: 7) == 1)
    }

    @Test func aChangeOnAnotherThreadArrives() async throws {
      let state = try freshState()
      let model = state.observed()
      for value in 1...100 as ClosedRange<Int64> {
        Task.detached { state.value = value }
        #expect(await changes(of: model, until: value) == 1)
      }
    }

    @Test func severalChangesAtOnceArriveAsOne() async throws {
      let state = try freshState()
      let model = state.observed()
      for value in 1...100 as ClosedRange<Int64> { state.value = value }
      #expect(await changes(of: model, until: 100) == 1)
    }

    @Test func whatIsSetIsSeenAtOnceHereAndInKotlin() throws {
      let state = try freshState()
      let (model, other) = (state.observed(), state.observed())
      model.value = 5
      #expect(model.value == 5)
      #expect(state.value == 5)
      #expect(other.value == 0)
      model.value += 1
      #expect(state.value == 6)
    }

    @Test func whatIsSetIsOneChangeAlsoForOthers() async throws {
      let state = try freshState()
      let (model, other) = (state.observed(), state.readOnly.observed())
      let seen = History<Int64>()
      let following = Task {
        for await value in Observations({ model.value }) { seen.append(value) }
      }
      await seen.reaches(1)
      for value in 1...3 as ClosedRange<Int64> {
        model.value = value
        await seen.reaches(Int(value) + 1)
        #expect(await changes(of: other, until: value) <= 1)
      }
      #expect(seen.events == [0, 1, 2, 3])
      following.cancel()
      model.value = 4
      await following.value
    }

    @Test func anEqualValueIsNoChange() async throws {
      let state = try pointState(name: freshName())
      let model = state.observed()
      let changed = History<Bool>()
      withObservationTracking {
        _ = model.value
      } onChange: {
        changed.append(true)
      }
      model.value = Point(0, 0)
      #expect(changed.events.isEmpty)
      model.value = Point(1, 0)
      #expect(changed.events == [true])
    }

    @Test func aValueMayBeNull() async throws {
      let model = try stringState(name: freshName()).observed()
      for value in ["a", nil, ""] {
        model.value = value
        #expect(model.value == value)
      }
    }

    /// A collector that has seen 0 last sees no change then.
    @Test func whatKotlinSetsBackAtOnceArrives() async throws {
      let name = freshName()
      let model = try state(name: name).observed()
      for round in 1...1000 as ClosedRange<Int64> {
        model.value = round
        try setState(name: name, value: 0)
        _ = await changes(of: model, until: 0)
      }
    }

    @Test func changesFromBothSidesEndWithTheLatest() async throws {
      let state = try freshState()
      let model = state.observed()
      let kotlin = Task.detached {
        for value in 1...2000 as ClosedRange<Int64> { state.value = value }
      }
      for value in 1...200 as ClosedRange<Int64> {
        model.value = -value
        if value % 10 == 0 { await Task.yield() }
      }
      await kotlin.value
      _ = await changes(of: model, until: state.value)
      #expect(model.value == state.value)
    }

    @Test func theSubscriptionEndsWithTheObject() async throws {
      let name = freshName()
      var model: KotlinMutableObserved<Int64>? = try state(name: name).observed()
      try await awaitStateSubscribers(name: name, subscribers: 1)
      model?.value = 1
      weak let observed = model
      model = nil
      #expect(observed == nil)
      try await awaitStateSubscribers(name: name, subscribers: 0)
    }

    @Test func tenThousandObjectsLeaveNothing() throws {
      let state = try freshState()
      for value in 0..<10_000 as Range<Int64> { state.observed().value = value }
      #expect(state.value == 9999)
    }
  }
}

/// Waits until a model has a value, and returns how many changes it took.
@MainActor
private func changes(of model: KotlinObserved<Int64>, until value: Int64) async -> Int {
  var count = 0
  while model.value != value {
    await withCheckedContinuation { change in
      withObservationTracking {
        _ = model.value
      } onChange: {
        change.resume()
      }
    }
    count += 1
  }
  return count
}
