import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// A loop that finds its next element, or its answer, at once lets other tasks of its thread run, and a cancel reaches it.
  @Suite struct ConsumerTurns {
    @Test(arguments: [KotlinWindow.rendezvous, 1, 64, 1024])
    func aLoopOverAFlow(_ window: KotlinWindow) async throws {
      try await expectTurns {
        for try await _ in try endlessSynchronous().window(window) {}
      }
    }

    @Test func aLoopOverAFlowOfThePool() async throws {
      try await expectTurns {
        for try await _ in try endlessSynchronous().placement(.default) {}
      }
    }

    @Test func aLoopThatTakesLongForEachElement() async throws {
      try await expectTurns {
        for try await _ in try endlessSynchronous().window(1024) { spin(100_000) }
      }
    }

    @Test func aLoopOverAStream() async throws {
      try await expectTurns {
        for try await _ in try endlessSynchronous().stream() {}
      }
    }

    @Test func aLoopOverThePublishersValues() async throws {
      try await expectTurns {
        for try await _ in try endlessSynchronous().placement(.caller).publisher().values {}
      }
    }

    @Test func aLoopOfCallsThatAreAnsweredInPlace() async throws {
      try await expectTurns {
        while !Task.isCancelled { _ = try await echoLong(value: 7) }
      }
    }

    /// On a busy machine all threads are late. A loop that keeps its thread would never end.
    private func expectTurns(
      _ loop: @escaping @Sendable () async throws -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let delay = try await OneThread().runs(loop)
      #expect(delay < .seconds(10), sourceLocation: sourceLocation)
    }
  }
}
