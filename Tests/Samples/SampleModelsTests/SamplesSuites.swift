import KotlinBridge
import SampleSupport
import Samples
import TestHelpers
import Testing

/// The tests of the samples' models, one after the other, so that each can prove that nothing of it is left in Kotlin.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .leavesNothing(in: SamplesLibrary.library, stirring: { try await stirDefaultDispatcher() })
)
struct SamplesSuites {}

/// Has the idle threads of `Dispatchers.Default` run something else than the test's last coroutine: so many jobs that one
/// thread can't take them all before the others wake, on a busy machine too.
private func stirDefaultDispatcher() async throws {
  let scope = KotlinScope()
  let jobs = try (0..<2_000).map { _ in try landVehicles(scope: scope).launchNext() }
  for job in jobs { await job.join() }
  scope.cancel()
}

/// A server whose answers are given by the path, and what it has seen.
struct TestServer {
  let server: LoopbackServer
  let events = History<LoopbackServer.Event>()

  init(answer: @escaping @Sendable (LoopbackServer.Request) async -> LoopbackServer.Answer) throws {
    server = try LoopbackServer(onEvent: { [events] in events.append($0) }, answer: answer)
  }
}
