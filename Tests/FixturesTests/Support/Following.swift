import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher

/// Consumes a flow that does not end while `body` runs, then gives it up; returns what was seen.
func following<Element: Equatable>(
  _ flow: KotlinFlow<Element>, in form: Form, _ body: (Recorder<Element>) async throws -> Void
) async throws -> [Event<Element>] {
  let recorder = Recorder<Element>()
  switch form {
  case .table:
    let raw = RawSubscription(flow, in: recorder)
    try await body(recorder)
    raw.cancel(KB_CANCEL_HERE)
    await recorder.isReleased()
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
    let subscriber = FlowSubscriber(demand: .unlimited, in: recorder)
    flow.publisher().subscribe(subscriber)
    try await body(recorder)
    subscriber.cancel()
  }
  return recorder.events
}
