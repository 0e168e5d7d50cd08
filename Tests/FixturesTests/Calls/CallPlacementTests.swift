import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// Where the Kotlin code of a call runs, and where its caller goes on.
  @Suite struct CallPlacements {
    @Test(arguments: ["thread", "plainThread"], [nil, .caller] as [KotlinPlacement?]) @MainActor
    func anAsyncCallRunsOnTheThreadThatCalls(
      _ name: String, placement: KotlinPlacement?
    ) async throws {
      let caller = threadNumber()
      let thread = try await library.call(name, returning: UInt64.self, placement: placement)
      #expect(thread == caller)
    }

    @Test(arguments: ["thread", "plainThread"], [KotlinPlacement.default, .io]) @MainActor
    func anAsyncCallRunsElsewhereWhenToldSo(
      _ name: String, placement: KotlinPlacement
    ) async throws {
      for _ in 0..<20 {
        let caller = threadNumber()
        let thread = try await library.call(name, returning: UInt64.self, placement: placement)
        #expect(thread != caller)
        MainActor.preconditionIsolated()
      }
    }

    @Test(arguments: ["thread", "plainThread"], [nil, .default, .io] as [KotlinPlacement?])
    func handlersAndTheirKotlinCodeRunElsewhere(
      _ name: String, placement: KotlinPlacement?
    ) async throws {
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        let job = library.call(name, returning: UInt64.self, placement: placement) { answer in
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
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        Future { thread(completion: $0) }.subscribe(FlowSubscriber(in: recorder))
        return threadNumber()
      } then: { caller in
        await recorder.ends()
        #expect(recorder.elements.count == 1)
        #expect(!recorder.elements.contains(caller))
      }
    }

    @Test func aHandlersKotlinCodeMayRunOnTheCaller() async throws {
      let recorder = EventRecorder<UInt64>()
      await onNewThread {
        (threadNumber(), thread(on: .caller) { recorder.record($0) })
      } then: { (caller, job) in
        await job.join()
        #expect(recorder.events == [.value(caller)])
      }
    }

    @Test @MainActor func callersOnTheMainActorStayThere() async throws {
      // The thread proves nothing: in a test run the main actor uses several, one after the other.
      let functions = [
        ("hops", encoded(1 as Int64)), ("yields", encoded(200 as Int64)),
        ("throwsLater", encoded("x")),
      ]
      for placement in [KotlinPlacement.caller, .default, .io] {
        for (name, arguments) in functions {
          let answer = try? await library.call(
            name, encodedArguments: arguments, returning: Int64.self, placement: placement)
          MainActor.preconditionIsolated()
          #expect(answer == ["hops": 1, "yields": 200][name])
        }
      }
      try await unit()
      MainActor.preconditionIsolated()
    }

    @Test func callersOnAnActorStayThere() async throws {
      try await Caller().calls()
    }

    // If the thread were held until the function returned, nothing could cancel it.
    @Test @MainActor func aFunctionThatYieldsForEverDoesNotHoldTheThread() async throws {
      let task = Task { @MainActor in try await yields(n: .max) }
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
