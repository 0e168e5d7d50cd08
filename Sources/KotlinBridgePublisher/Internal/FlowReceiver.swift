#if canImport(Combine)
  internal import Combine
#endif

/// Running Kotlin work, as far as a publisher needs it: a `KotlinJob`, or a double in tests.
protocol FlowJob: Sendable {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

/// What Kotlin's callbacks know of a relay: not the type of its subscriber.
///
/// Unchecked: the subclass says how its state is protected.
class FlowReceiver<Element, Failure: Error>: @unchecked Sendable {
  func received(_ element: Element) {}
  func completed(_ completion: Subscribers.Completion<Failure>) {}
}
