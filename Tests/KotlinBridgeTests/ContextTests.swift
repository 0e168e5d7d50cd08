import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Synchronization
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// The counter of Swift objects that libraries hold: one while a job runs, none afterwards.
  ///
  /// The other tests look at the objects themselves. The counter belongs to the whole process, in
  /// which the tests of other targets may be running, so a test can only see it come back to zero.
  @Suite struct ContextTests {
    private let fake = ScriptedLibrary()

    private func expectNoContexts(_ sourceLocation: SourceLocation = #_sourceLocation) async {
      await fake.expectNothingLeft(sourceLocation)
      var contexts = 0
      for _ in 0..<10_000_000 {
        contexts = Table.liveContexts.load(ordering: .acquiring)
        if contexts == 0 { return }
        await Task.yield()
      }
      Issue.record("\(contexts) contexts are left", sourceLocation: sourceLocation)
    }

    private var held: Int { Table.liveContexts.load(ordering: .acquiring) }

    @Test func iterationsGiveBackTheirContext() async throws {
      let flow: KotlinFlow<Int64> = try fake.open().flow("numbers")
      fake.whenCancelled { $0.release() }
      fake.whenSubscribed { $0.deliver(Int64(1)) }
      for try await _ in flow {
        #expect(held >= 1)
        break
      }
      let consumer = Consumer(flow)
      consumer.task.cancel()
      await consumer.task.value
      fake.complete()
      for try await _ in flow {}
      for try await _ in flow.stream() {}
      await expectNoContexts()
    }

    @Test func subscriptionsGiveBackTheirContext() async throws {
      let flow: KotlinFlow<Int64> = try fake.open().flow("numbers")
      let subscription = RecordedSubscription(flow)
      #expect(held >= 1)
      fake.jobs[0].complete()
      fake.jobs[0].release()
      await subscription.job.join()
      fake.whenCancelled { $0.release() }
      _ = RecordedSubscription(flow)
      try await RecordedSubscription(flow).job.cancelAndJoin()
      await expectNoContexts()
    }

    @Test func callsGiveBackTheirContext() async throws {
      let library = try fake.open()
      fake.whenCalled { job in
        #expect(held >= 1)
        job.answer(Int64(3))
        job.release()
      }
      _ = try await library.call("add", Int64(1), Int64(2), returning: Int64.self)
      let job = library.call("add", Int64(1), Int64(2)) { (_: Result<Int64, KotlinError>) in }
      await job.join()
      await expectNoContexts()
    }

    @Test func refusedWorkHoldsNoContext() async throws {
      let library = try fake.open()
      fake.refuse(.subscribe, with: 6)
      fake.refuse(.call, with: 6)
      let flow: KotlinFlow<Int64> = try library.flow("numbers")
      _ = await Consumer(flow).events
      await RecordedSubscription(flow).job.join()
      try? await library.call("nothing", returning: Void.self)
      await expectNoContexts()
    }
  }
}
