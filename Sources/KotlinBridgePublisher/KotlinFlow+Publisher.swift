public import KotlinBridge

#if canImport(Combine)
  public import Combine
#endif

extension KotlinFlowProtocol {
  /// This flow as a publisher.
  ///
  /// - Each subscriber collects anew, from its first request on, and exactly as much as it requests:
  ///   Kotlin suspends in `emit` otherwise. `window(_:)` means nothing here.
  /// - Values and the completion come on Kotlin's threads, one at a time; `receive(on:)` moves them.
  /// - The failure is what Kotlin threw. Kotlin-side cancellation and timeouts are failures too, told
  ///   apart by the error's code. A cancel by the subscriber completes nothing.
  /// - After `cancel()` nothing more is delivered but what another thread had begun to deliver.
  /// - A subscriber that drops its subscription gets what it has requested; then the Kotlin job is
  ///   cancelled, as nobody can request more.
  ///
  ///       cancellable = flow.publisher()
  ///         .map { String(format: "%f, %f", $0.latitude, $0.longitude) }
  ///         .replaceError(with: "unknown")
  ///         .receive(on: DispatchQueue.main)
  ///         .assign(to: \.position, on: model)
  public func publisher() -> KotlinFlowPublisher<Element> {
    KotlinFlowPublisher(flow: flow)
  }
}

/// The publisher form of a `KotlinFlow`.
public struct KotlinFlowPublisher<Output: KotlinValue>: Publisher, Sendable {
  public typealias Failure = KotlinError

  let flow: KotlinFlow<Output>

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == KotlinError {
    let relay = FlowRelay(subscriber) { [flow] demand, receiver in
      flow.start(
        demand: KotlinDemand(demand),
        onEach: { receiver.received($0) },
        onComplete: { receiver.completed(.finished) },
        onThrow: { receiver.completed(.failure($0)) })
    }
    relay.connect()
  }
}

extension KotlinJob: FlowJob {
  func request(_ demand: Subscribers.Demand) {
    // Refused only below 1, which the relay never passes on.
    try? request(KotlinDemand(demand))
  }
}

extension KotlinDemand {
  fileprivate init(_ demand: Subscribers.Demand) {
    self = demand.max.map { .max($0) } ?? .unlimited
  }
}
