import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import Testing

/// The forms in which a flow is consumed: what holds for all of them is one test with this argument.
enum Form: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case table, sequence, stream, callbacks, publisher

  var testDescription: String { rawValue }

  /// How a cancellation by Kotlin ends the form.
  func cancellation<Element>(
    _ message: String, typeName: String = "kotlin.coroutines.cancellation.CancellationException",
    of: Element.Type = Int64.self
  ) -> Event<Element> {
    switch self {
    case .sequence, .stream: .cancellationError
    case .table, .callbacks, .publisher:
      .threw(Failure(code: .cancelled, typeName: typeName, message: message))
    }
  }
}

/// Consumes a flow to its end and returns all that was seen.
///
/// What holds for every end is checked here: no callback overlaps another, `next()` gives nil ever
/// after, and at the C boundary the release comes once and last.
///
/// - Parameter recorder: for a test that looks on meanwhile.
func history<Element: Equatable>(
  of flow: KotlinFlow<Element>, in form: Form, recorder: Recorder<Element> = Recorder(),
  sourceLocation: SourceLocation = #_sourceLocation
) async -> [Event<Element>] {
  await record(of: flow, in: form, recorder: recorder, sourceLocation: sourceLocation).events
}

/// The same, with the whole error.
func record<Element: Equatable>(
  of flow: KotlinFlow<Element>, in form: Form, recorder: Recorder<Element> = Recorder(),
  sourceLocation: SourceLocation = #_sourceLocation
) async -> (events: [Event<Element>], error: KotlinError?) {
  switch form {
  case .table:
    let raw = RawSubscription(flow, in: recorder)
    #expect(raw.status == KB_OK, sourceLocation: sourceLocation)
    await recorder.isReleased()
    let events = recorder.events
    #expect(events.last == .released(unseen: nil), sourceLocation: sourceLocation)
    #expect(events.count(where: \.isRelease) == 1, sourceLocation: sourceLocation)
    return (Array(events.dropLast()), recorder.error)
  case .sequence:
    var iterator = flow.makeAsyncIterator()
    await record(&iterator, in: recorder, sourceLocation: sourceLocation)
  case .stream:
    var iterator = flow.stream().makeAsyncIterator()
    await record(&iterator, in: recorder, sourceLocation: sourceLocation)
  case .callbacks:
    await flow.subscribe(recorder).join()
  case .publisher:
    flow.publisher().subscribe(FlowSubscriber(demand: .unlimited, in: recorder))
    await recorder.ends()
  }
  return (recorder.events, recorder.error)
}

/// Reads to the end, records it, and checks that nil follows.
func record<I: AsyncIteratorProtocol>(
  _ iterator: inout I, in recorder: Recorder<I.Element>,
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async where I.Element: Equatable & Sendable {
  do {
    while let element = try await iterator.next(isolation: isolation) {
      recorder.record(.element(element))
    }
    recorder.record(.completed)
  } catch let error as KotlinError {
    recorder.threw(error)
  } catch is CancellationError {
    recorder.record(.cancellationError)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  for _ in 0..<2 {
    do {
      let more = try await iterator.next(isolation: isolation)
      #expect(more == nil, "after the end", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, "after the end", sourceLocation: sourceLocation)
    }
  }
}

/// A subscriber that records, requests `demand` at first, and what `onValue` says for each value.
final class FlowSubscriber<Element: KotlinValue & Equatable>: Subscriber, Sendable {
  let recorder: Recorder<Element>
  private let demand: Subscribers.Demand
  private let onValue: @Sendable (Element, FlowSubscriber) -> Subscribers.Demand
  private let held = Locked<(any Subscription)?>(nil)

  init(
    demand: Subscribers.Demand, in recorder: Recorder<Element> = Recorder(),
    onValue: @escaping @Sendable (Element, FlowSubscriber) -> Subscribers.Demand = { _, _ in .none }
  ) {
    self.recorder = recorder
    self.demand = demand
    self.onValue = onValue
  }

  func request(_ demand: Subscribers.Demand) { held.current?.request(demand) }
  func cancel() { held.current?.cancel() }

  /// Releases the subscription without cancelling it.
  func drop() {
    let last = held.with { $0.take() }
    withExtendedLifetime(last) {}
  }

  func receive(subscription: any Subscription) {
    held.with { $0 = subscription }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    recorder.callback {
      recorder.record(.element(input))
      more = onValue(input, self)
    }
    return more
  }

  func receive(completion: Subscribers.Completion<KotlinError>) {
    recorder.callback {
      switch completion {
      case .finished: recorder.record(.completed)
      case .failure(let error): recorder.threw(error)
      }
    }
  }
}

/// Runs the body in a task that was cancelled before it began.
func cancelled<Value: Sendable>(
  _ body: @escaping @Sendable () async -> Value
) async -> Value {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return await body()
  }.value
}
