import Synchronization

/// The lock, the incoming elements and the waiting consumer of one iteration.
///
/// Shared by the iterator and C. Everything mutable is protected by `lock`, and nothing is called and
/// nobody resumed while it is held.
final class SequenceStorage: FlowObserver, @unchecked Sendable {
  typealias Waiter = UnsafeContinuation<Void, Never>

  private let lock = Lock()
  private var machine: SequenceStateMachine<Waiter>
  private var incoming = ByteBuffer()
  private var ending = Ending.none

  private let source: FlowSource
  private let placement: KotlinPlacement
  private let isTimed: Bool
  /// Whether there is something to look for. Tells a consumer that spins without the lock.
  private let hasNews = Atomic(false)
  // The consumer's alone.
  private var spinning = Spinning()

  init(source: FlowSource, window: KotlinWindow, placement: KotlinPlacement) {
    self.source = source
    self.placement = placement
    // Hot flows have to take at once what else would be lost.
    let refills = Refills(
      window: window, isTimed: source.declaration.isCold && placement == .caller)
    isTimed = refills.isTimed
    machine = SequenceStateMachine(refills: refills)
  }

  deinit {
    incoming.deallocate()
  }

  /// How far the end of the job has got, once there is a job.
  private enum Ending {
    case none
    case awaited(by: [Waiter])
    case released(unseen: KotlinError?)
  }

  // MARK: - The consumer

  var cases: Unmanaged<CaseTable>? { source.cases.lent }

  enum Beginning {
    /// Look for elements with `take(into:after:)`, after a call that took so many nanoseconds.
    case look(after: UInt64?)
    case end
  }

  /// What a `next()` that found nothing in its local batch does first.
  func begin(consumed: Int) throws -> Beginning {
    let isCancelled = Task.isCancelled
    let action = lock.withLock {
      let action = machine.begin(consumed: consumed, isCancelled: isCancelled)
      if case .subscribe = action { ending = .awaited(by: []) }
      return action
    }
    switch action {
    case .subscribe(let demand):
      let elapsed = try timed { () throws(KotlinError) in try subscribe(demand) }
      return .look(after: elapsed)
    case .request(let job, let count):
      let elapsed = try timed { () throws(KotlinError) in
        try source.table.request(count, of: job)
      }
      return .look(after: elapsed)
    case .proceed: return .look(after: nil)
    case .finish: return .end
    case .fail(let error, let job):
      job.map(source.table.cancelLater)
      throw error
    case .refuse:
      throw KotlinError.misuse("a second next() while the first has not returned")
    }
  }

  private func subscribe(_ demand: Int64) throws(KotlinError) {
    let window = try lock.withLock { machine.window }.checked()
    let isRendezvous = placement == .caller || window == .rendezvous
    let job: UInt64
    do {
      job = try source.subscribe(
        demand: demand, placement: placement, isRendezvous: isRendezvous, observer: self)
    } catch {
      lock.withLock { ending = .none }
      throw error
    }
    lock.withLock { machine.subscribed(job) }.map(source.table.cancelLater)
  }

  /// Makes a call that asks for elements, and measures it where that decides on the next.
  private func timed(_ body: () throws(KotlinError) -> Void) throws(KotlinError) -> UInt64? {
    if !isTimed {
      try orBreak(body)
      return nil
    }
    let start = monotonicNanoseconds()
    try orBreak(body)
    return monotonicNanoseconds() &- start
  }

  private func orBreak(_ body: () throws(KotlinError) -> Void) throws(KotlinError) {
    do {
      try body()
    } catch {
      abandon()
      throw error
    }
  }

  /// Exchanges the buffers. The number of elements in `local`, 0 at the end, nil to wait first.
  func take(into local: inout ByteBuffer, after elapsed: UInt64?) throws -> Int? {
    spinning.settle()
    let action = lock.withLock {
      hasNews.store(false, ordering: .relaxed)
      let action = machine.take(after: elapsed)
      if case .take = action { swap(&local, &incoming) }
      return action
    }
    switch action {
    case .take(let count): return count
    case .wait: return nil
    case .finish: return 0
    case .fail(let error): throw error
    }
  }

  /// Waits until there may be something to take.
  func wait(isolation: isolated (any Actor)?) async {
    if placement != .caller, spinning.spin(until: { hasNews.load(ordering: .acquiring) }) { return }
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: isolation) { waiter in
        if !lock.withLock({ machine.wait(waiter) }) { waiter.resume() }
      }
    } onCancel: {
      // Later: the Swift runtime holds a lock of the task's here.
      let (waiter, job) = lock.withLock { machine.taskCancelled() }
      job.map(source.table.cancelLater)
      waiter?.resume()
    }
  }

  /// Cancels, and waits for the end of the job, if there is one. Throws how it failed after that.
  func cancelAndJoin() async throws(KotlinError) {
    lock.withLock { machine.dropped() }.map(source.table.cancelHere)
    await withUnsafeContinuation { waiter in
      let isWaiting = lock.withLock {
        guard case .awaited(let waiters) = ending else { return false }
        ending = .awaited(by: waiters + [waiter])
        return true
      }
      if !isWaiting { waiter.resume() }
    }
    if case .released(let unseen?) = lock.withLock({ ending }) { throw unseen }
  }

  /// Ends an iteration that can't go on.
  func abandon() {
    lock.withLock { machine.broken() }.map(source.table.cancelLater)
  }

  /// The iterator is gone. Later: its owner may hold a lock.
  func drop() {
    lock.withLock { machine.dropped() }.map(source.table.cancelLater)
  }

  // MARK: - The producer

  override func received(_ elements: UnsafeRawBufferPointer, count: Int) {
    let waiter = lock.withLock {
      let (isWanted, waiter) = machine.received(count)
      if isWanted { incoming.append(elements) }
      hasNews.store(true, ordering: .releasing)
      return waiter
    }
    waiter?.resume()
  }

  override func completed() {
    end { $0.ended(.completed) }
  }

  override func failed(_ error: KotlinError) {
    end { $0.ended(.failed(error.asThrown)) }
  }

  override func released(unseen: KotlinError?) {
    end { $0.released() }
    let waiters: [Waiter] = lock.withLock {
      defer { ending = .released(unseen: unseen) }
      if case .awaited(let waiters) = ending { return waiters }
      return []
    }
    for waiter in waiters { waiter.resume() }
  }

  private func end(_ event: (inout SequenceStateMachine<Waiter>) -> Waiter?) {
    let waiter = lock.withLock {
      hasNews.store(true, ordering: .releasing)
      return event(&machine)
    }
    waiter?.resume()
  }
}
