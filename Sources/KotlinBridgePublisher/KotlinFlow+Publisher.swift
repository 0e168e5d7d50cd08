public import KotlinBridge

extension KotlinFlowProtocol {
  /// Makes a publisher of this flow.
  ///
  /// - Each subscriber collects the flow anew, from its first request on. Kotlin delivers exactly
  ///   as many values as the subscriber requests, and suspends in `emit` otherwise. `window(_:)`
  ///   has no effect.
  /// - Values and the completion come on Kotlin's threads, one at a time. `receive(on:)` moves
  ///   them.
  /// - The failure is what Kotlin threw. Kotlin-side cancellation and timeouts are failures too,
  ///   and the error's code distinguishes them. A cancel by the subscriber brings no completion.
  /// - After `cancel()` nothing is delivered, except a value that another thread had begun to
  ///   deliver.
  /// - A subscriber that drops its subscription gets the values that it has requested. Then the
  ///   Kotlin job is cancelled, because nobody can request more.
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

  /// Attaches a subscriber, for which the flow is collected from its first request on.
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
    // It is refused only below 1, and the relay never passes on such a demand.
    try? request(KotlinDemand(demand))
  }
}

extension KotlinDemand {
  fileprivate init(_ demand: Subscribers.Demand) {
    self = demand.max.map { .max($0) } ?? .unlimited
  }
}
