/// The states of one iteration of a flow. All races of a sequence are decided here.
///
/// Pure: each event is a method that returns what to do about it. No locks, no calls out. `Waiter`
/// resumes a suspended `next()`.
struct SequenceStateMachine<Waiter> {
  enum End {
    case completed
    case failed(any Error)
  }

  private enum State {
    /// Before the first `next()`. There is no subscription.
    case unstarted
    /// Subscribed. `end` has come before all elements were taken, or while nobody waited.
    case streaming(buffered: Int, end: End?, waiter: Waiter?)
    /// Ended or cancelled. The next `next()` throws `error` if there is one; later ones return nil.
    case finished(error: (any Error)?)
  }

  private var state = State.unstarted
  /// The job while it can be requested of or cancelled, else 0.
  private var job: UInt64 = 0
  private var refills: Refills
  /// Whether a `next()` has begun and not returned. A second one is refused meanwhile.
  private var isBusy = false

  init(refills: Refills) {
    self.refills = refills
  }

  var window: KotlinWindow { refills.window }

  // MARK: - The consumer

  enum BeginAction {
    case subscribe(demand: Int64)
    case request(job: UInt64, count: Int64)
    /// Look for elements with `take()`.
    case proceed
    /// Throw, and end the job first if there is one.
    case fail(any Error, cancelling: UInt64?)
    case finish
    case refuse
  }

  /// `next()` begins, after a local batch of `consumed` elements is used up.
  mutating func begin(consumed: Int, isCancelled: Bool) -> BeginAction {
    if isBusy { return .refuse }
    switch state {
    case .unstarted:
      if isCancelled { return cancelled() }
      state = .streaming(buffered: 0, end: nil, waiter: nil)
      isBusy = true
      return .subscribe(demand: refills.first())
    case .streaming:
      if isCancelled { return cancelled() }
      isBusy = true
      guard consumed > 0, job != 0, let count = refills.next(consumed: consumed) else {
        return .proceed
      }
      return .request(job: job, count: count)
    case .finished(let error?):
      state = .finished(error: nil)
      return .fail(error, cancelling: nil)
    case .finished(nil):
      return .finish
    }
  }

  private mutating func cancelled() -> BeginAction {
    state = .finished(error: nil)
    return .fail(CancellationError(), cancelling: takeJob())
  }

  /// `subscribe` has returned. Returns the job to cancel if the consumer has cancelled meanwhile.
  mutating func subscribed(_ job: UInt64) -> UInt64? {
    if case .finished = state { return job }
    if case .streaming(_, nil, _) = state { self.job = job }
    return nil
  }

  enum TakeAction {
    /// Swap the buffers and return this count of elements.
    case take(Int)
    /// Fetch elements from this job, unless it is 0, and then wait.
    case wait(job: UInt64)
    case fail(any Error)
    case finish
  }

  /// `next()` looks for elements.
  ///
  /// - Parameter elapsed: the nanoseconds of the call that has just requested them, if measured.
  mutating func take(after elapsed: UInt64? = nil) -> TakeAction {
    switch state {
    case .unstarted:
      return .finish
    case .streaming(0, nil, _):
      return .wait(job: job)
    case .streaming(0, .completed?, _):
      state = .finished(error: nil)
      isBusy = false
      return .finish
    case .streaming(0, .failed(let error)?, _):
      state = .finished(error: nil)
      isBusy = false
      return .fail(error)
    case .streaming(let buffered, let end, _):
      if let elapsed { refills.took(nanoseconds: elapsed) }
      state = .streaming(buffered: 0, end: end, waiter: nil)
      isBusy = false
      return .take(buffered)
    case .finished(let error):
      state = .finished(error: nil)
      isBusy = false
      return error.map { .fail($0) } ?? .finish
    }
  }

  /// `next()` has fetched elements, at least one. They are the next ones, for while it fetches none
  /// are brought.
  mutating func fetched(_ count: Int) -> TakeAction {
    guard case .streaming = state else { return take() }  // it was cancelled meanwhile
    isBusy = false
    return .take(count)
  }

  /// `next()` is about to suspend. False if it must look again instead.
  mutating func wait(_ waiter: Waiter) -> Bool {
    guard case .streaming(0, nil, nil) = state else { return false }
    state = .streaming(buffered: 0, end: nil, waiter: waiter)
    return true
  }

  // MARK: - The producer

  /// Elements have come. Returns whether to keep them, and the waiter to resume.
  mutating func received(_ count: Int) -> (isWanted: Bool, waiter: Waiter?) {
    guard case .streaming(let buffered, nil, let waiter) = state else { return (false, nil) }
    // A wrong library may claim a count that overflows.
    let (sum, isTooMuch) = buffered.addingReportingOverflow(count)
    state = .streaming(buffered: isTooMuch ? .max : sum, end: nil, waiter: nil)
    return (true, waiter)
  }

  /// The flow has ended. The buffered elements come first.
  mutating func ended(_ end: End) -> Waiter? {
    guard case .streaming(let buffered, nil, let waiter) = state else { return nil }
    state = .streaming(buffered: buffered, end: end, waiter: nil)
    job = 0
    return waiter
  }

  /// The job has completed. A correct library has delivered the end before.
  mutating func released() -> Waiter? {
    ended(.failed(KotlinError.unended))
  }

  // MARK: - Cancels

  /// The consumer's task was cancelled while `next()` waited.
  mutating func taskCancelled() -> (waiter: Waiter?, job: UInt64?) {
    guard case .streaming(_, _, let waiter) = state else { return (nil, nil) }
    state = .finished(error: CancellationError())
    return (waiter, takeJob())
  }

  /// The elements are malformed, or the subscription was refused. Returns the job to cancel.
  mutating func broken() -> UInt64? {
    state = .finished(error: nil)
    isBusy = false
    return takeJob()
  }

  /// The iterator is gone. Returns the job to cancel.
  mutating func dropped() -> UInt64? {
    state = .finished(error: nil)
    return takeJob()
  }

  private mutating func takeJob() -> UInt64? {
    defer { job = 0 }
    return job == 0 ? nil : job
  }
}
