internal import KotlinBridgeLocks

extension Publishers {
  /// When `buffer(size:prefetch:whenFull:)` asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For so many that the buffer would be full, and for another for each that it delivers.
    case keepFull
    /// For all values at once.
    case byRequest
  }

  /// What `buffer(size:prefetch:whenFull:)` does with a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// It is lost.
    case dropNewest
    /// The value that has waited longest is lost.
    case dropOldest
    /// The publisher fails with what the closure makes, after the values that wait.
    case customError(() -> Failure)
  }

  /// The publisher that `buffer(size:prefetch:whenFull:)` returns.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How many values may wait.
    public let size: Int
    /// When the publisher is asked for values.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(
        BufferSubscription(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values that wait for demand.
  ///
  /// - It asks for values as soon as it has the subscription, whether any is requested or not.
  /// - A completion comes after the values that wait, a failure too.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferSubscription<Downstream: Subscriber>: Subscriber, NamedSubscription {
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private let size: Int

  private let lock = Lock()
  private var connection = Connection()
  private var downstream: Downstream?
  private var queue: BufferQueue<Downstream.Input, Downstream.Failure>

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.prefetch = prefetch
    self.whenFull = whenFull
    self.size = size
    queue = BufferQueue(size: size)
  }

  var description: String { "Buffer" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      connection.connect(to: subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    deliver()
    switch prefetch {
    case .keepFull: ask(size)
    case .byRequest: lock.withLock { connection.subscription }?.request(.unlimited)
    }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (isFull, oldest) = lock.withLock { accept(input) }
    if isFull, case .customError(let makeError) = whenFull { fail(with: makeError) }
    withExtendedLifetime(oldest) {}
    deliverUnlessUnderWay()
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let last = lock.withLock {
      let last = connection.complete()
      if last != nil { queue.complete(completion) }
      return last
    }
    guard last != nil else { return }
    deliverUnlessUnderWay()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { queue.request(demand) }
    deliverUnlessUnderWay()
  }

  func cancel() {
    let last = lock.withLock { (connection.end(), downstream.take(), queue.close()) }
    last.0?.cancel()
    withExtendedLifetime(last) {}
  }

  // - Returns: whether there was no room, and the value that has made room.
  private func accept(_ input: Downstream.Input) -> (Bool, Downstream.Input?) {
    guard connection.isConnected else { return (false, nil) }
    guard queue.isFull else {
      queue.append(input)
      return (false, nil)
    }
    guard case .dropOldest = whenFull, size > 0 else { return (true, nil) }
    queue.append(input)
    return (true, queue.removeFirst())
  }

  private func fail(with makeError: () -> Downstream.Failure) {
    guard let subscription = lock.withLock({ connection.complete() }) else { return }
    subscription.cancel()
    let failure = makeError()
    lock.withLock { queue.complete(.failure(failure)) }
  }

  private func deliverUnlessUnderWay() {
    if lock.withLock({ queue.begin() }) { deliver() }
  }

  private func deliver() {
    while let (event, downstream) = lock.withLock({ next() }) {
      switch event {
      case .value(let value):
        let more = downstream.receive(value)
        if more > .none { lock.withLock { queue.request(more) } }
        if prefetch == .keepFull { ask(1) }
      case .completion(let completion):
        return downstream.receive(completion: completion)
      }
    }
  }

  private func next() -> (BufferQueue<Downstream.Input, Downstream.Failure>.Event, Downstream)? {
    guard let downstream, let event = queue.next() else { return nil }
    if case .completion = event { self.downstream = nil }
    return (event, downstream)
  }

  private func ask(_ count: Int) {
    if count > 0 { lock.withLock { connection.subscription }?.request(.max(count)) }
  }
}
