/// The state of one subscription to a Kotlin flow: the demand that is not delivered yet, the demand
/// that Kotlin does not know yet, and whether anything may still be delivered.
///
/// - The first request starts Kotlin, but not before the subscriber has taken the subscription, so
///   that no element can overtake it. Demand that comes while Kotlin starts is passed on
///   afterwards.
/// - A subscriber that drops the subscription gets the elements that it has requested. Then Kotlin
///   is cancelled, because nobody can request more.
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
    /// Release the subscriber, and cancel the job if it is there already.
    case end(Job?)
  }

  private var phase = Phase.offered
  private var isAbandoned = false
  private var undelivered = Subscribers.Demand.none
  private var unsent = Subscribers.Demand.none

  // MARK: - Events from the subscriber

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

  /// The subscriber has dropped the subscription, so nobody can request or cancel any more.
  mutating func abandon() -> Action? {
    isAbandoned = true
    return next()
  }

  /// Ends all deliveries.
  /// - Returns: the job, for the caller to cancel or release outside its lock.
  mutating func end() -> Job? {
    defer { phase = .ended }
    if case .running(let job) = phase { return job }
    return nil
  }

  // MARK: - Events from Kotlin

  mutating func started(_ job: Job) -> Action? {
    guard case .starting = phase else { return .end(job) }
    phase = .running(job)
    return next()
  }

  /// Counts an element that has come as delivered, if it was requested.
  /// - Returns: whether to deliver it.
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
