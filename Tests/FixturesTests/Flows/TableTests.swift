import CKotlinBridge
import Fixtures
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Subscriptions made by hand at the C boundary: threads, batches and the release.
  ///
  /// Mistakes at that boundary are rule K42, and cancels at any moment the rules K10 to K19.
  @Suite struct Tables {
    static let places = [KB_CANCEL_LATER, KB_CANCEL_HERE]

    @Test func theJobIsWrittenBeforeTheFirstCallback() throws {
      let jobs = Guarded<[kb_job]>([])
      let subscription = ManualSubscription(
        try longs(n: 2), onEach: { raw, _ in jobs.withLock { $0.append(raw.job) } },
        onEnd: { raw in jobs.withLock { $0.append(raw.job) } })
      // With KB_CALLER all of it came inside `subscribe`.
      #expect(subscription.recorder.events == [0, 1, .completed, .released(unseen: nil)])
      let job = subscription.job
      #expect(job != 0 && jobs.value == [job, job, job])
    }

    @Test func elementsComeTogetherOnlyInsideTheConsumersOwnRequest() throws {
      let flow = try longs(n: 64)
      for (flags, batches) in [(0, 64), (KB_RENDEZVOUS, 1)] {
        let subscription = ManualSubscription(flow, flags: flags, demand: 65)
        #expect(subscription.batches == batches)
        #expect(
          subscription.recorder.events == events(0..<64, .completed) + [.released(unseen: nil)])
      }
    }

    @Test func cancelHereUnwindsInsideTheCancel() async throws {
      let unwound = KotlinCounter()
      let subscription = ManualSubscription(try finallyCountsWaiting(n: 1, counter: unwound.name))
      subscription.cancel(KB_CANCEL_HERE)
      #expect(subscription.recorder.events == [0, .released(unseen: nil)])
      #expect(subscription.releasedOn.value == threadNumber())
      #expect(try unwound.count == 1)
    }

    @Test func cancelLaterUnwindsOnAnotherThread() async throws {
      let flow = try emitsThenWaits(n: 1)
      await onNewThread {
        let subscription = ManualSubscription(flow)
        subscription.cancel(KB_CANCEL_LATER)
        return (threadNumber(), subscription)
      } then: { (caller, subscription) in
        await subscription.recorder.releases()
        #expect(subscription.recorder.events == [0, .released(unseen: nil)])
        #expect(subscription.releasedOn.value != caller)
      }
    }

    @Test func aCancelHereMayFollowACancelLater() async throws {
      let (gate, steps) = (KotlinGate(), KotlinCounter())
      let subscription = ManualSubscription(
        try finallyWaits(n: 1, gate: gate.name, counter: steps.name))
      for place in [KB_CANCEL_LATER, KB_CANCEL_LATER, KB_CANCEL_HERE, KB_CANCEL_HERE] {
        #expect(subscription.cancel(place) == KB_OK)
      }
      try gate.open()
      await subscription.recorder.releases()
      #expect(subscription.recorder.events == [0, .released(unseen: nil)])
      #expect(try steps.count == 2)
    }

    @Test(arguments: places)
    func theReleaseWaitsForFinally(_ place: kb_cancel_mode) async throws {
      let (gate, steps) = (KotlinGate(), KotlinCounter())
      let subscription = ManualSubscription(
        try finallyWaits(n: 1, gate: gate.name, counter: steps.name))
      subscription.cancel(place)
      try await steps.reaches(1)
      #expect(subscription.recorder.events == [0])
      // The call that has waited for the counter is released just after its answer.
      while try library.counters.jobs > 1 { await Task.yield() }
      #expect(try library.counters.jobs == 1)
      try gate.open()
      await subscription.recorder.releases()
      #expect(subscription.recorder.events == [0, .released(unseen: nil)])
      #expect(try steps.count == 2)
    }
  }
}
