import Dispatch
import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// Operators and subscribers behind a Kotlin flow.
  @Suite struct Pipelines {
    @Test func operatorsWorkBehindAFlow() async throws {
      final class Model: @unchecked Sendable {  // used on the one queue
        var text = "" { didSet { if let onText { onText(text) } } }
        var onText: ((String) -> Void)?
      }
      let (model, queue) = (Model(), DispatchQueue(label: "model"))
      let recorder = Recorder<String>()
      model.onText = { recorder.record(.element($0)) }
      let flow = try library.flow("throwsAt", 2 as Int64, "broken", of: Int64.self)
      let cancellable = flow.publisher()
        .map { "\($0)" }
        .replaceError(with: "unknown")
        .receive(on: queue)
        .assign(to: \.text, on: model)
      await recorder.reaches(3)
      cancellable.cancel()
      #expect(recorder.events == events(["0", "1", "unknown"]))
    }

    @Test func aSubscriptionThatIsDroppedBringsWhatWasRequestedThenCancels() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 9 as Int64, unwound.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .none)
      flow.publisher().subscribe(subscriber)
      subscriber.request(.max(2))
      subscriber.drop()
      await subscriber.recorder.reaches(2)
      try await unwound.reaches(1)
      #expect(subscriber.recorder.events == events(0..<2))
    }

    @Test func anEndlessFlowOnAQueueStopsWhenItsCancellableIsDropped() async throws {
      let recorder = Recorder<Int64>()
      let flow = try library.flow("endlessSynchronous", of: Int64.self)
      let queue = DispatchQueue(label: "endless")
      do {
        let subscriber = FlowSubscriber<Int64>(demand: .max(10), in: recorder) { _, _ in .max(1) }
        flow.publisher().receive(on: queue).subscribe(subscriber)
        await recorder.reaches(1000)
        subscriber.cancel()
        subscriber.drop()
      }
      await expectNothingLeft(in: library)
      queue.sync {}
      let seen = recorder.events
      #expect(seen == events(0..<Int64(seen.count)))
    }

    @Test func cancelAgainstTheEndGivesAPrefix() async throws {
      let flow = try library.flow("longs", 3 as Int64, of: Int64.self)
      let whole = events(0..<3 as Range<Int64>, .completed)
      for round in 0..<500 {
        let subscriber = FlowSubscriber<Int64>(demand: .none)
        flow.publisher().subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          if index == round % 2 {
            subscriber.request(.unlimited)
          } else {
            subscriber.cancel()
          }
        }
        #expect(whole.starts(with: subscriber.recorder.events))
      }
    }
  }
}
