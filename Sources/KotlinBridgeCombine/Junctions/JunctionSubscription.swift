internal import KotlinBridgeLocks

/// Runs a junction: it is the subscription of one subscriber to several publishers.
final class JunctionSubscription<Rule: JunctionRule, Downstream: Subscriber>: Subscription
where Downstream.Input == Rule.Output {
  typealias Machine = Junction<Rule, Downstream.Failure>

  private let lock = Lock()
  // The rest is under the lock. The machine and the subscriber are nil after the end.
  private var machine: Machine?
  private var downstream: Downstream?
  private var sources: [JunctionSource?]

  /// - Parameter count: how many publishers are attached before `start()`.
  init(_ downstream: Downstream, _ rule: Rule, sources count: Int) {
    self.downstream = downstream
    machine = Machine(rule, sources: count)
    sources = Array(repeating: nil, count: count)
  }

  /// Gives the subscription to the subscriber, and then what has come meanwhile.
  func start() {
    guard let downstream = lock.withLock({ downstream }) else { return }
    downstream.receive(subscription: self)
    goOn()
  }

  func isConnected(_ source: JunctionSource) -> Bool {
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

  func connect(_ source: JunctionSource, to subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard machine != nil, source.connection.connect(to: subscription) else { return nil }
      sources[source.place] = source
      return machine?.connect(source.place)
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func take(_ input: Rule.Input, from source: JunctionSource) {
    let isFirst = lock.withLock {
      guard source.connection.isConnected else { return false }
      machine?.take(input, from: source.place)
      return begin()
    }
    if isFirst { goOn() }
  }

  func finish(_ source: JunctionSource) {
    guard isConnected(source) else { return }
    _ = close(source) { $0.finish(source.place) }
  }

  func fail(_ source: JunctionSource, with failure: Downstream.Failure) {
    guard isConnected(source) else { return }
    _ = close(source) { $0.fail(failure) }
  }

  /// Cancels a source as if it had finished. One that has no subscription yet gets none.
  func drop(_ source: JunctionSource) {
    close(source) { $0.finish(source.place) }?.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
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

  private func goOn() {
    while let (action, downstream) = lock.withLock({ next() }) {
      switch action {
      case .deliver(let output, _):
        let more = downstream.receive(output)
        if more > .none { lock.withLock { machine?.request(more) } }
      case .release:
        break
      case .ask(let place, let demand):
        lock.withLock { subscription(at: place) }?.request(demand)
        guard lock.withLock({ beginAfterAsking() }) else { return }
      case .complete(let completion):
        cancel()
        return downstream.receive(completion: completion)
      }
    }
  }

  /// - Returns: the subscription of a source that was not over.
  private func close(
    _ source: JunctionSource, _ change: (inout Machine) -> Void
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

  private func next() -> (Machine.Action, Downstream)? {
    guard let downstream, let action = machine?.next() else { return nil }
    return (action, downstream)
  }

  private func begin() -> Bool { machine?.begin() ?? false }

  private func beginAfterAsking() -> Bool {
    machine?.hasAsked()
    return begin()
  }

  private func subscription(at place: Int) -> (any Subscription)? {
    sources.indices.contains(place) ? sources[place]?.connection.subscription : nil
  }

  // The caller cancels and releases what this returns, outside the lock.
  private func end() -> ([any Subscription], (Machine?, Downstream?)) {
    lock.withLock {
      defer { sources = [] }
      return (sources.compactMap { $0?.connection.end() }, (machine.take(), downstream.take()))
    }
  }
}

/// A publisher of a junction. What changes is under the junction's lock.
class JunctionSource {
  let place: Int
  fileprivate var connection = Connection()

  init(place: Int) { self.place = place }
}
