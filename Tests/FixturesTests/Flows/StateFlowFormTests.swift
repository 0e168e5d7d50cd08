import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// The forms of flows, on state flows as they are.
  @Suite struct StateFlowForms {
    private func state() throws -> KotlinMutableStateFlow<Int64> {
      try library.mutableStateFlow("state", freshName())
    }

    @Test func theValueIsAssigned() throws {
      let state = try state()
      state.value = 3
      state.value += 4
      #expect(state.value == 7)
      #expect(state.readOnly.value == 7)
      #expect(try state.get() == 7)
    }

    @Test func callbacksFollowTheValue() async throws {
      let state = try state()
      let (values, arrived) = AsyncStream<Int64>.makeStream()
      let job = state.subscribe(onEach: { arrived.yield($0) }, onThrow: { _ in })
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 0)
      state.value = 1
      #expect(await iterator.next() == 1)
      #expect(job.isActive)
      job.cancel()
      #expect(!job.isActive)
      await job.join()
    }

    @Test func aStreamFollowsTheValue() async throws {
      let state = try state()
      var iterator = state.readOnly.stream().makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      state.value = 1
      #expect(try await iterator.next() == 1)
    }

    @Test func aPublisherFollowsTheValue() async throws {
      let state = try state()
      let (values, arrived) = AsyncStream<Int64>.makeStream()
      let cancellable = state.publisher().sink(
        receiveCompletion: { _ in }, receiveValue: { arrived.yield($0) })
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 0)
      state.value = 1
      #expect(await iterator.next() == 1)
      cancellable.cancel()
    }

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aPlacementIsChosen(_ placement: KotlinPlacement) async throws {
      let state = try state()
      for try await value in state.placement(placement) {
        #expect(value == 0)
        break
      }
    }
  }
}
