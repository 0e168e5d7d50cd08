import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

/// The forms in which a flow is consumed. What holds for all of them is one test with this
/// argument.
enum FlowForm: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case table, sequence, stream, callbacks, publisher

  var testDescription: String { rawValue }

  /// The event with which a cancellation by Kotlin ends this form.
  func cancellation<Element>(_ message: String) -> ConsumerEvent<Element> {
    switch self {
    case .sequence, .stream: .cancellationError
    case .table, .callbacks, .publisher: .threw(.kotlinCancellation(message))
    }
  }
}

extension SeenFailure {
  /// A coroutine that Kotlin code has cancelled.
  static func kotlinCancellation(_ message: String) -> SeenFailure {
    SeenFailure(
      code: .cancelled, typeName: "kotlin.coroutines.cancellation.CancellationException",
      message: message)
  }
}

/// Consumes a flow to its end and returns all events.
///
/// It also expects what holds for every end: no callback overlaps another, `next()` gives nil ever
/// after, and at the C boundary the release comes once and last.
///
/// - Parameter recorder: for a test that looks on meanwhile.
func history<Element: Equatable>(
  of flow: KotlinFlow<Element>, in form: FlowForm,
  recorder: EventRecorder<Element> = EventRecorder(),
  sourceLocation: SourceLocation = #_sourceLocation
) async -> [ConsumerEvent<Element>] {
  switch form {
  case .table:
    let manual = ManualSubscription(flow, in: recorder)
    #expect(manual.status == KB_OK, sourceLocation: sourceLocation)
    await recorder.releases()
    let events = recorder.events
    #expect(events.last == .released(unseen: nil), sourceLocation: sourceLocation)
    #expect(events.count(where: \.isRelease) == 1, sourceLocation: sourceLocation)
    return Array(events.dropLast())
  case .sequence:
    var iterator = flow.makeAsyncIterator()
    await read(&iterator, in: recorder)
  case .stream:
    var iterator = flow.stream().makeAsyncIterator()
    await read(&iterator, in: recorder)
  case .callbacks:
    await flow.subscribe(recorder).join()
  case .publisher:
    flow.publisher().subscribe(FlowSubscriber(in: recorder))
    await recorder.ends()
  }
  return recorder.events
}

/// Consumes a flow to its end and returns all events and the whole error.
func outcome<Element: Equatable>(
  of flow: KotlinFlow<Element>, in form: FlowForm,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> (events: [ConsumerEvent<Element>], error: KotlinError?) {
  let recorder = EventRecorder<Element>()
  let events = await history(
    of: flow, in: form, recorder: recorder, sourceLocation: sourceLocation)
  return (events, recorder.error)
}

/// Consumes a flow that does not end while `body` runs, then gives it up; returns all events.
func following<Element: Equatable>(
  _ flow: KotlinFlow<Element>, in form: FlowForm,
  _ body: (EventRecorder<Element>) async throws -> Void
) async throws -> [ConsumerEvent<Element>] {
  let recorder = EventRecorder<Element>()
  switch form {
  case .table:
    let manual = ManualSubscription(flow, in: recorder)
    try await body(recorder)
    manual.cancel(KB_CANCEL_HERE)
    await recorder.releases()
    return Array(recorder.events.dropLast())
  case .sequence, .stream:
    let task = Task {
      if form == .sequence {
        for try await element in flow { recorder.record(.element(element)) }
      } else {
        for try await element in flow.stream() { recorder.record(.element(element)) }
      }
    }
    try await body(recorder)
    task.cancel()
    _ = await task.result
  case .callbacks:
    let job = flow.subscribe(recorder)
    try await body(recorder)
    try await job.cancelAndJoin()
  case .publisher:
    let subscriber = FlowSubscriber(in: recorder)
    flow.publisher().subscribe(subscriber)
    try await body(recorder)
    subscriber.cancel()
  }
  return recorder.events
}
