import CKotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers
import Testing

@testable import KotlinBridge

/// The forms to which Kotlin pushes elements as far as they were requested, and the ways to cancel
/// them.
enum PushForm: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case table, tableCancellingHere, callbacks, publisher

  var testDescription: String { rawValue }
}

/// A consumer in one of these forms, which a test drives by requests and cancels.
final class PushConsumer<Element: KotlinValue & Equatable>: Sendable {
  typealias Action = @Sendable (PushConsumer, Element) -> Void

  private struct Controls: Sendable {
    let request: @Sendable (Int) -> Void
    let cancel: @Sendable () -> Void
    let isOver: @Sendable () async -> Void
  }

  private let recorder = EventRecorder<Element>()
  private let controls = Guarded<Controls?>(nil)

  /// - Parameters:
  ///   - placement: `.default` unless given.
  ///   - demand: the first request; 0 for none, and `.max` for everything.
  ///   - onEach: called inside the callback of each element.
  init(
    _ flow: KotlinFlow<Element>, as form: PushForm, placement: KotlinPlacement? = nil,
    demand: Int = .max, onEach: @escaping Action = { _, _ in }
  ) {
    let flow = placement.map { flow.placement($0) } ?? flow
    controls.value =
      switch form {
      case .table, .tableCancellingHere:
        Self.subscribe(
          flow, kb_placement((placement ?? .default).rawValue), recorder,
          form == .table ? KB_CANCEL_LATER : KB_CANCEL_HERE
        ) { onEach(self, $0) }
      case .callbacks: Self.subscribe(flow, recorder) { onEach(self, $0) }
      case .publisher: Self.receive(flow, recorder) { onEach(self, $0) }
      }
    if demand > 0 { request(demand) }
  }

  private static func subscribe(
    _ flow: KotlinFlow<Element>, _ placement: kb_placement, _ recorder: EventRecorder<Element>,
    _ place: kb_cancel_mode,
    onEach: @escaping @Sendable (Element) -> Void
  ) -> Controls {
    let subscription = ManualSubscription(
      flow, placement: placement, demand: 0, in: recorder, onEach: { onEach($1) })
    return Controls(
      request: { subscription.request(Int64($0)) }, cancel: { subscription.cancel(place) },
      isOver: { await recorder.releases() })
  }

  private static func subscribe(
    _ flow: KotlinFlow<Element>, _ recorder: EventRecorder<Element>,
    onEach: @escaping @Sendable (Element) -> Void
  ) -> Controls {
    let job = flow.subscribe(recorder, demand: .none, onEach: onEach)
    return Controls(
      request: { try? job.request($0 == .max ? .unlimited : .max($0)) }, cancel: { job.cancel() },
      isOver: { await job.join() })
  }

  private static func receive(
    _ flow: KotlinFlow<Element>, _ recorder: EventRecorder<Element>,
    onEach: @escaping @Sendable (Element) -> Void
  ) -> Controls {
    let subscriber = FlowSubscriber(demand: .none, in: recorder) { element, _ in
      onEach(element)
      return .none
    }
    flow.publisher().subscribe(subscriber)
    return Controls(
      request: { subscriber.request($0 == .max ? .unlimited : .max($0)) },
      cancel: { subscriber.cancel() }, isOver: { await expectNothingLeft(in: library, holding: 1) })
  }

  /// All events so far, without the release of a right end at the C boundary.
  var events: [ConsumerEvent<Element>] {
    let events = recorder.events
    return events.last == .released(unseen: nil) ? events.dropLast() : events
  }

  func request(_ count: Int) { controls.value?.request(count) }
  func cancel() { controls.value?.cancel() }

  /// Waits until there are `count` events.
  func reaches(_ count: Int) async { await recorder.reaches(count) }

  /// Waits until the job has ended and all callbacks have returned, and returns all events.
  @discardableResult func ends() async -> [ConsumerEvent<Element>] {
    await controls.value?.isOver()
    // Breaks the cycle through the callbacks.
    controls.value = nil
    return events
  }
}
