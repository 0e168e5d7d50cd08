import KotlinBridgeLocks
import Synchronization

/// The lock, the state and the incoming elements of one iteration, shared by its iterator and C.
///
/// `lock` protects everything that is mutable. Nothing is called or resumed under it.
class SequenceStorage: FlowObserver, @unchecked Sendable {
  typealias Waiter = UnsafeContinuation<Void, Never>

  private let lock = Lock()
  private var machine: SequenceStateMachine<Waiter>
  private var incoming = ByteBuffer()
  private var ending = Ending.none

  private let origin: FlowOrigin
  /// Held until Kotlin has the flow. Only the consumer uses it.
  private var owner: KotlinObject?
  private let placement: KotlinPlacement
  private let isTimed: Bool
  /// Whether elements are fetched. It takes no call for each one where Kotlin runs on other threads.
  private let isFetched: Bool
  /// Whether `take` may find something new. A consumer that spins reads it without the lock.
  private let hasNews = Atomic(false)
  // Only the consumer uses it.
  private var spinning = Spinning()

  init(origin: FlowOrigin, window: KotlinWindow, placement: KotlinPlacement) {
    self.origin = origin.withoutOwner
    owner = origin.source?.owner
    self.placement = placement
    // A hot flow loses what was not requested in time, so it gets the whole window at once.
    let refills = Refills(
      window: window, isTimed: origin.traits.kind == .cold && placement == .caller)
    isTimed = refills.isTimed
    isFetched = placement != .caller && window.count > 1 && origin.source != nil
    machine = SequenceStateMachine(refills: refills)
  }

  deinit {
    discardIncoming()
  }

  /// Whether the job has ended, and who waits for that.
  private enum Ending {
    case none
    case awaited(by: [Waiter])
    case released(unseen: KotlinError?)
  }

  // MARK: - The consumer

  final func reader(of elements: UnsafeRawBufferPointer) -> KotlinReader {
    KotlinReader(elements, module: origin.module)
  }

  /// Lets go of the objects among elements that nobody will read. The subclass knows their type.
  func discard(_ elements: inout KotlinReader) {}

  /// Discards the elements that have come and were not taken. The iteration has ended.
  private func discardIncoming() {
    var rest = ByteBuffer()
    lock.withLock { swap(&rest, &incoming) }
    var elements = reader(of: rest.bytes)
    discard(&elements)
    rest.deallocate()
  }

  enum Beginning {
    /// Look for elements with `take(into:after:)`, after a call of `after` nanoseconds.
    case look(after: UInt64?)
    case end
  }

  /// Begins a `next()` that found its local batch empty: subscribes, or requests elements.
  final func begin(consumed: Int) throws -> Beginning {
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
        try origin.jobs.request(count, of: job)
      }
      return .look(after: elapsed)
    case .proceed: return .look(after: nil)
    case .finish: return .end
    case .fail(let error, let job):
      job.map(origin.jobs.cancelLater)
      discardIncoming()
      throw error
    case .refuse:
      throw Self.overlap
    }
  }

  static let overlap = KotlinError.misuse("next() was called while another call was pending")

  private func subscribe(_ demand: Int64) throws(KotlinError) {
    // An iteration subscribes once.
    defer { owner = nil }
    let job: UInt64
    do throws(KotlinError) {
      let window = try lock.withLock { machine.window }.checked()
      var flags: SubscriptionFlags = isFetched ? .fetched : []
      if placement == .caller || window == .rendezvous { flags.insert(.rendezvous) }
      job = try origin.subscribe(
        demand: demand, placement: placement, flags: flags, observer: self)
    } catch {
      // No job will end, and whoever waits for one would wait for ever.
      notSubscribed()
      throw error
    }
    lock.withLock { machine.subscribed(job) }.map(origin.jobs.cancelLater)
  }

  private func notSubscribed() {
    let waiters: [Waiter] = lock.withLock {
      defer { ending = .none }
      if case .awaited(let waiters) = ending { return waiters }
      return []
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Makes a call that requests elements, and measures it if `Refills` needs that.
  private func timed(_ body: () throws(KotlinError) -> Void) throws(KotlinError) -> UInt64? {
    if !isTimed {
      try orBreak(body)
      return nil
    }
    let start = System.monotonicNanoseconds()
    try orBreak(body)
    return System.monotonicNanoseconds() &- start
  }

  private func orBreak(_ body: () throws(KotlinError) -> Void) throws(KotlinError) {
    do {
      try body()
    } catch {
      abandon()
      throw error
    }
  }

  /// Puts elements that were brought or can be fetched into `local`, which is empty. Returns their
  /// count: 0 at the end, nil to wait first.
  final func take(into local: inout ByteBuffer, after elapsed: UInt64?) throws -> Int? {
    spinning.settle()
    let action = lock.withLock {
      hasNews.store(false, ordering: .relaxed)
      let action = machine.take(after: elapsed)
      if case .take = action { swap(&local, &incoming) }
      return action
    }
    if case .wait(let job) = action {
      return isFetched && job != 0 ? try fetch(from: job, into: &local) : nil
    }
    return try count(after: action)
  }

  // The compiler crashes when it inlines this into `refill`.
  @inline(never)
  private func fetch(from job: UInt64, into local: inout ByteBuffer) throws -> Int? {
    var count = 0
    try orBreak { () throws(KotlinError) in
      count = try origin.jobs.fetch(from: job, into: &local)
    }
    return count == 0 ? nil : try self.count(after: lock.withLock { machine.fetched(count) })
  }

  private func count(after action: SequenceStateMachine<Waiter>.TakeAction) throws -> Int? {
    switch action {
    case .take(let count): return count
    case .wait: return nil
    case .finish: return 0
    case .fail(let error):
      discardIncoming()
      throw error
    }
  }

  /// Waits until there may be something to take. Returns whether other tasks had the thread meanwhile.
  final func wait(isolation: isolated (any Actor)?) async -> Bool {
    if placement != .caller, spinning.spin(until: { hasNews.load(ordering: .acquiring) }) {
      return false
    }
    var isSuspended = true
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: isolation) { waiter in
        if lock.withLock({ machine.wait(waiter) }) { return }
        isSuspended = false
        waiter.resume()
      }
    } onCancel: {
      // The Swift runtime holds a lock of the task here, so another thread has to unwind the job.
      let (waiter, job) = lock.withLock { machine.taskCancelled() }
      job.map(origin.jobs.cancelLater)
      waiter?.resume()
    }
    return isSuspended
  }

  /// Cancels, and waits for the end of the job. Throws the failure of the job after the cancel.
  final func cancelAndJoin() async throws(KotlinError) {
    lock.withLock { machine.dropped() }.map(origin.jobs.cancelHere)
    discardIncoming()
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

  /// Ends an iteration that can't continue.
  final func abandon() {
    lock.withLock { machine.broken() }.map(origin.jobs.cancelLater)
    discardIncoming()
  }

  /// The iterator is gone. Its owner may hold a lock, so another thread has to unwind the job.
  final func drop() {
    lock.withLock { machine.dropped() }.map(origin.jobs.cancelLater)
  }

  // MARK: - The producer

  override func received(_ elements: UnsafeRawBufferPointer, count: Int) {
    let (isWanted, waiter) = lock.withLock {
      let (isWanted, waiter) = machine.received(count)
      if isWanted { incoming.append(elements) }
      hasNews.store(true, ordering: .releasing)
      return (isWanted, waiter)
    }
    waiter?.resume()
    if !isWanted {
      var unwanted = reader(of: elements)
      discard(&unwanted)
    }
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

/// The storage of a flow with elements of a type.
final class TypedSequenceStorage<Element: KotlinValue>: SequenceStorage, @unchecked Sendable {
  // An object that was read ends its hold when it goes.
  override func discard(_ elements: inout KotlinReader) {
    var last = Int.max  // malformed bytes may be left that no element takes
    while elements.remaining > 0, elements.remaining < last {
      last = elements.remaining
      if (try? elements.read(Element.self)) == nil { return }
    }
  }
}
