import Dispatch
import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// Operators and subscribers behind a Kotlin flow.
  @Suite struct Pipelines {
    @Test func operatorsWorkBehindAFlow() async throws {
      final class Model: @unchecked Sendable {  // used on the one queue
        var text = "" { didSet { onText(text) } }
        let onText: (String) -> Void
        init(onText: @escaping (String) -> Void) { self.onText = onText }
      }
      let recorder = EventRecorder<String>()
      let model = Model { recorder.record(.element($0)) }
      let cancellable = try throwsAt(k: 2, message: "broken").publisher()
        .map { "\($0)" }
        .replaceError(with: "unknown")
        .receive(on: DispatchQueue(label: "model"))
        .assign(to: \.text, on: model)
      await recorder.reaches(3)
      cancellable.cancel()
      #expect(recorder.events == events(["0", "1", "unknown"]))
    }

    @Test func anEndlessFlowOnAQueueStopsWhenItsSubscriberIsCancelledAndDropped() async throws {
      let recorder = EventRecorder<Int64>()
      let flow = try endlessSynchronous()
      let queue = DispatchQueue(label: "endless")
      do {
        let subscriber = FlowSubscriber(demand: .max(10), in: recorder) { _, _ in .max(1) }
        flow.publisher().receive(on: queue).subscribe(subscriber)
        await recorder.reaches(1000)
        subscriber.cancel()
        subscriber.drop()
      }
      await expectNothingLeft(in: library, holding: 1)
      queue.sync {}
      let seen = recorder.events
      #expect(seen == events(0..<Int64(seen.count)))
    }
  }
}
