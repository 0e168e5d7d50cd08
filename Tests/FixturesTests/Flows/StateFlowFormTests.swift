import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// The forms of flows, used on state flows without a `flow` in between.
  @Suite struct StateFlowForms {
    @Test func callbacksFollowTheValue() async throws {
      let state = try freshState()
      let values = History<Int64>()
      let job = state.subscribe(onEach: { values.append($0) }, onThrow: { _ in })
      await values.reaches(1)
      state.value = 1
      await values.reaches(2)
      #expect(values.events == [0, 1])
      #expect(job.isActive)
      job.cancel()
      #expect(!job.isActive)
      await job.join()
    }

    @Test func aStreamFollowsTheValue() async throws {
      let state = try freshState()
      var iterator = state.readOnly.stream().makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      state.value = 1
      #expect(try await iterator.next() == 1)
    }

    @Test func aPublisherFollowsTheValue() async throws {
      let state = try freshState()
      let values = History<Int64>()
      let cancellable = state.publisher().sink(
        receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      await values.reaches(1)
      state.value = 1
      await values.reaches(2)
      #expect(values.events == [0, 1])
      cancellable.cancel()
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aPlacementIsChosen(_ placement: KotlinPlacement) async throws {
      for try await value in try freshState().placement(placement) {
        #expect(value == 0)
        break
      }
    }
  }
}
