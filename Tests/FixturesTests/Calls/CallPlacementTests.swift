import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Where the Kotlin code of a call runs, and where its caller goes on.
  @Suite struct CallPlacements {
    @Test(arguments: ["thread", "plainThread"]) @MainActor
    func anAsyncCallRunsOnTheThreadThatCalls(_ name: String) async throws {
      let function = try library.function(name, returning: UInt64.self)
      for function in [function, function.placement(.caller)] {
        let caller = threadNumber()
        let thread = try await function()
        #expect(thread == caller)
      }
    }

    @Test(arguments: ["thread", "plainThread"], [KotlinPlacement.default, .io]) @MainActor
    func anAsyncCallRunsElsewhereWhenToldSo(
      _ name: String, placement: KotlinPlacement
    ) async throws {
      let function = try library.function(name, returning: UInt64.self).placement(placement)
      for _ in 0..<20 {
        let caller = threadNumber()
        let thread = try await function()
        #expect(thread != caller)
        MainActor.preconditionIsolated()
      }
    }

    @Test(arguments: ["thread", "plainThread"], [nil, .default, .io] as [KotlinPlacement?])
    func handlersAndTheirKotlinCodeRunElsewhere(
      _ name: String, placement: KotlinPlacement?
    ) async throws {
      let function = try library.function(name, returning: UInt64.self)
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        let placed = placement.map { function.placement($0) } ?? function
        let job = placed { answer in
          recorder.record(answer)
          recorder.record(.value(threadNumber()))
        }
        return (threadNumber(), job)
      } then: { (caller, job) in
        await job.join()
        #expect(recorder.elements.count == 2)
        #expect(!recorder.elements.contains(caller))
      }
    }

    @Test func aFuturesKotlinCodeRunsElsewhere() async throws {
      let function = try library.function("thread", returning: UInt64.self)
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        function.future().subscribe(FlowSubscriber(demand: .unlimited, in: recorder))
        return threadNumber()
      } then: { caller in
        await recorder.ends()
        #expect(recorder.elements.count == 1)
        #expect(!recorder.elements.contains(caller))
      }
    }

    @Test func aHandlersKotlinCodeMayRunOnTheCaller() async throws {
      let function = try library.function("thread", returning: UInt64.self).placement(.caller)
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        (threadNumber(), function { recorder.record($0) })
      } then: { (caller, job) in
        await job.join()
        #expect(recorder.events == [.value(caller)])
      }
    }

    @Test @MainActor func callersOnTheMainActorStayThere() async throws {
      // The thread proves nothing: in a test run the main actor uses several, one after the other.
      let hops = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let yields = try library.function("yields", taking: Int64.self, returning: Int64.self)
      let throwing = try library.function("throwsLater", taking: String.self, returning: Int64.self)
      for placement in [KotlinPlacement.caller, .default, .io] {
        _ = try await hops.placement(placement)(1)
        MainActor.preconditionIsolated()
        _ = try await yields.placement(placement)(200)
        MainActor.preconditionIsolated()
        await #expect(throws: KotlinError.self) { try await throwing.placement(placement)("x") }
        MainActor.preconditionIsolated()
      }
      try await unit()
      MainActor.preconditionIsolated()
    }

    @Test func callersOnAnActorStayThere() async throws {
      try await Caller().calls()
    }

    // If the thread were held until the function returned, nothing could cancel it.
    @Test @MainActor func aFunctionThatYieldsForEverDoesNotHoldTheThread() async throws {
      let yields = try library.function("yields", taking: Int64.self, returning: Int64.self)
      let task = Task { @MainActor in try await yields(.max) }
      await Task.yield()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}

private actor Caller {
  func calls() async throws {
    for _ in 0..<20 {
      let value = try await hops(value: 3)
      preconditionIsolated()
      #expect(value == 3)
      let error = await #expect(throws: KotlinError.self) {
        try await throwsLater(message: "on an actor")
      }
      preconditionIsolated()
      #expect(error?.message == "on an actor")
    }
  }
}
