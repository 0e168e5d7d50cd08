#if canImport(Combine)
  internal import Combine
#endif

/// One subscription to a Kotlin flow: what has been asked for, what of it Kotlin knows, and whether
/// anything may still be delivered.
///
/// - Kotlin is started by the first request, but not before the subscriber has taken the subscription,
///   so that no element can overtake it. What is requested while it starts is passed on afterwards.
/// - A subscriber that drops the subscription gets what it has asked for; then Kotlin is cancelled,
///   since nobody can ask for more.
struct FlowDelivery<Job> {
  private enum Phase {
    case offered
    case idle
    case starting
    case running(Job)
    case ended
  }

  enum Action {
    case start(Subscribers.Demand)
    case request(Subscribers.Demand, of: Job)
    /// Release the subscriber, and cancel the job if there is one yet.
    case end(Job?)
  }

  private var phase = Phase.offered
  private var isAbandoned = false
  private var undelivered = Subscribers.Demand.none
  private var unsent = Subscribers.Demand.none

  // MARK: - The subscriber

  /// The subscriber has taken the subscription.
  mutating func accepted() -> Action? {
    if case .offered = phase { phase = .idle }
    return next()
  }

  mutating func request(_ demand: Subscribers.Demand) -> Action? {
    undelivered += demand
    unsent += demand
    return next()
  }

  /// Nobody can request or cancel any more.
  mutating func abandon() -> Action? {
    isAbandoned = true
    return next()
  }

  /// Gives the job back, for the caller to cancel or release outside its lock.
  mutating func end() -> Job? {
    defer { phase = .ended }
    if case .running(let job) = phase { return job }
    return nil
  }

  // MARK: - Kotlin

  mutating func started(_ job: Job) -> Action? {
    guard case .starting = phase else { return .end(job) }
    phase = .running(job)
    return next()
  }

  /// Whether an element that has come is to be delivered; it counts as delivered then.
  mutating func claim() -> Bool {
    switch phase {
    case .starting, .running:
      guard undelivered > .none else { return false }
      undelivered -= 1
      return true
    case .offered, .idle, .ended:
      return false
    }
  }

  private mutating func next() -> Action? {
    switch phase {
    case .idle where unsent > .none:
      phase = .starting
      return .start(takeUnsent())
    case .running(let job) where unsent > .none:
      return .request(takeUnsent(), of: job)
    case .idle, .starting, .running:
      return isAbandoned && undelivered == .none ? .end(end()) : nil
    case .offered, .ended:
      return nil
    }
  }

  private mutating func takeUnsent() -> Subscribers.Demand {
    defer { unsent = .none }
    return unsent
  }
}
