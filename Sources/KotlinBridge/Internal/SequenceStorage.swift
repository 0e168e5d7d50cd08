/// The lock, the incoming elements and the waiting consumer of one iteration.
///
/// Shared by the iterator and C. Everything mutable is protected by `lock`, and nothing is called and
/// nobody resumed while it is held.
final class SequenceStorage: FlowObserver, @unchecked Sendable {
  typealias Waiter = UnsafeContinuation<Void, Never>

  private let lock = Lock()
  private var machine = SequenceStateMachine<Waiter>()
  private var incoming = ByteBuffer()

  private let source: FlowSource
  private let window: KotlinDemand
  private let placement: KotlinPlacement

  init(source: FlowSource, window: KotlinDemand, placement: KotlinPlacement) {
    self.source = source
    self.window = window
    self.placement = placement
  }

  deinit {
    incoming.deallocate()
  }

  // MARK: - The consumer

  /// What a `next()` that found nothing in its local batch does first. False at the end.
  func begin(consumed: Int) throws -> Bool {
    let isCancelled = Task.isCancelled
    switch lock.withLock({ machine.begin(consumed: consumed, isCancelled: isCancelled) }) {
    case .subscribe:
      try orBreak { () throws(KotlinError) in
        let job = try source.subscribe(
          demand: window.checked(), placement: placement, observer: self)
        lock.withLock { machine.subscribed(job) }.map(source.table.cancelLater)
      }
    case .request(let job, let count):
      try orBreak { () throws(KotlinError) in try source.table.request(Int64(count), of: job) }
    case .proceed: break
    case .finish: return false
    case .fail(let error, let job):
      job.map(source.table.cancelLater)
      throw error
    case .refuse:
      throw KotlinError.misuse("a second next() while the first has not returned")
    }
    return true
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
  func take(into local: inout ByteBuffer) throws -> Int? {
    let action = lock.withLock {
      let action = machine.take()
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

  func wait(isolation: isolated (any Actor)?) async {
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
      return waiter
    }
    waiter?.resume()
  }

  override func completed() {
    lock.withLock { machine.ended(.completed) }?.resume()
  }

  override func failed(_ error: KotlinError) {
    lock.withLock { machine.ended(.failed(error.asThrown)) }?.resume()
  }

  override func released(unseen: KotlinError?) {
    lock.withLock { machine.released() }?.resume()
  }
}
