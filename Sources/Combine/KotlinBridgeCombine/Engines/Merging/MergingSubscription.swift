internal import KotlinBridgeLocks

/// Runs a merge engine: it is the subscription of one subscriber to several publishers.
final class MergingSubscription<Downstream: Subscriber>: NamedSubscription {
  private let name: StaticString
  private let takesEmptyRequests: Bool
  private let lock = Lock()
  // The rest but the closure is under the lock. The machine and the subscriber are nil after the end.
  private var machine: MergeEngine?
  private var sources: [MergingSource?]
  private var downstream: Downstream?
  /// The first failure of a source.
  private var failure: Downstream.Failure?
  private let makeOutput: (MergeOutput) -> Downstream.Input

  private init(
    _ downstream: Downstream, _ policy: some MergePolicy, sources count: Int,
    _ makeOutput: @escaping (MergeOutput) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.makeOutput = makeOutput
    name = policy.name
    takesEmptyRequests = policy.takesEmptyRequests
    machine = MergeEngine(policy, sources: count)
    sources = Array(repeating: nil, count: count)
  }

  /// Attaches publishers, then gives `downstream` its subscription, and then what has come meanwhile.
  ///
  /// - Parameters:
  ///   - attachments: attaches one publisher each, at its place.
  ///   - makeOutput: makes what the subscriber gets, and calls no code of a user.
  static func start(
    _ downstream: Downstream, _ policy: some MergePolicy,
    _ attachments: [(MergingSubscription, Int) -> Void],
    _ makeOutput: @escaping (MergeOutput) -> Downstream.Input = { $0[0] }
  ) {
    let merging = MergingSubscription(
      downstream, policy, sources: attachments.count, makeOutput)
    for (place, attach) in attachments.enumerated() { attach(merging, place) }
    downstream.receive(subscription: merging)
    merging.goOn()
  }

  var description: String { "\(name)" }

  func isConnected(_ source: MergingSource) -> Bool {
    lock.withLock { source.connection.isConnected }
  }

  /// Finds a place for one more publisher, which the first one has brought.
  /// - Returns: nil after the end.
  func addSource() -> Int? {
    lock.withLock {
      guard let place = machine?.addSource() else { return nil }
      if place == sources.count { sources.append(nil) }
      return place
    }
  }

  func connect(_ source: MergingSource, to subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard machine != nil, source.connection.connect(to: subscription) else { return nil }
      sources[source.place] = source
      return machine?.connect(source.place)
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  /// Delivers a value of a source at once, if it need not wait.
  /// - Returns: false if it has to be taken.
  func pass(_ value: Downstream.Input, from source: MergingSource) -> Bool {
    let downstream: Downstream? = lock.withLock {
      guard source.connection.isConnected, machine?.pass(from: source.place) == true else {
        return nil
      }
      return self.downstream
    }
    guard let downstream else { return false }
    answer(downstream.receive(value))
    goOn()
    return true
  }

  /// Delivers the only value of a publisher that the first one has brought, if it need not wait.
  /// - Returns: false if the publisher has to be added.
  func pass(onlyValue value: Downstream.Input) -> Bool {
    guard let downstream = lock.withLock({ machine?.passOnlyValue() == true ? downstream : nil })
    else { return false }
    let more = downstream.receive(value)
    let (isFinished, action) = lock.withLock {
      if more > .none { machine?.request(more) }
      let isFinished = machine?.finishOnlyValueAtOnce() != false
      return (isFinished, machine?.next())
    }
    goOn(action)
    guard !isFinished else { return true }
    let isFirst = lock.withLock {
      machine?.finishOnlyValue()
      return begin()
    }
    if isFirst { goOn() }
    return true
  }

  func take(_ input: HeldReference, from source: MergingSource) {
    let isFirst = lock.withLock {
      guard source.connection.isConnected else { return false }
      machine?.take(input, from: source.place)
      return begin()
    }
    if isFirst { goOn() }
  }

  func finish(_ source: MergingSource) {
    guard isConnected(source) else { return }
    _ = close(source) { $0.finish(source.place) }
  }

  func fail(_ source: MergingSource, with failure: Downstream.Failure) {
    guard isConnected(source) else { return }
    _ = close(source) {
      $0.fail()
      self.failure = self.failure ?? failure
    }
  }

  /// Cancels a source as if it had finished. One that has no subscription yet gets none.
  func drop(_ source: MergingSource) {
    close(source) { $0.finish(source.place) }?.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none, takesEmptyRequests { return }
    demand.requireSome()
    let isFirst = lock.withLock {
      machine?.request(demand)
      return begin()
    }
    if isFirst { goOn() }
  }

  func cancel() {
    let (subscriptions, last) = end()
    for subscription in subscriptions { subscription.cancel() }
    withExtendedLifetime(last) {}
  }

  private func goOn() { goOn(lock.withLock { machine?.next() }) }

  private func goOn(_ first: MergeEngine.Action?) {
    var next = first
    while let action = next {
      switch action {
      case .deliver(let output, _):
        guard let downstream = lock.withLock({ downstream }) else { return }
        answer(downstream.receive(makeOutput(output)))
      case .release:
        break
      case .ask(let place, let demand):
        lock.withLock { subscription(at: place) }?.request(demand)
        guard lock.withLock({ beginAfterAsking(place) }) else { return }
      case .complete:
        return complete()
      }
      next = lock.withLock { machine?.next() }
    }
  }

  private func answer(_ demand: Subscribers.Demand) {
    if demand > .none { lock.withLock { machine?.request(demand) } }
  }

  private func complete() {
    let (downstream, failure) = lock.withLock { (self.downstream, self.failure) }
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: failure.map { .failure($0) } ?? .finished)
  }

  /// - Returns: the subscription of a source that was not over.
  private func close(
    _ source: MergingSource, _ change: (inout MergeEngine) -> Void
  ) -> (any Subscription)? {
    let (isFirst, last) = lock.withLock { () -> (Bool, (any Subscription)?) in
      guard machine != nil, !source.connection.isEnded else { return (false, nil) }
      change(&machine!)
      sources[source.place] = nil
      return (begin(), source.connection.end())
    }
    if isFirst { goOn() }
    return last
  }

  // What follows is called under the lock.

  private func begin() -> Bool { machine?.begin() ?? false }

  private func beginAfterAsking(_ place: Int) -> Bool {
    machine?.hasAsked(place)
    return begin()
  }

  private func subscription(at place: Int) -> (any Subscription)? {
    sources.indices.contains(place) ? sources[place]?.connection.subscription : nil
  }

  // The caller cancels and releases what this returns, outside the lock.
  private func end() -> ([any Subscription], (MergeEngine?, Downstream?)) {
    lock.withLock {
      defer { sources = [] }
      return (sources.compactMap { $0?.connection.end() }, (machine.take(), downstream.take()))
    }
  }
}

/// A publisher of a merge engine. What changes is under the merge engine's lock.
class MergingSource {
  let place: Int
  fileprivate var connection = Connection()

  init(place: Int) { self.place = place }
}
