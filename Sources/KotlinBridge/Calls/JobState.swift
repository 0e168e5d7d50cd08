import KotlinBridgeLocks
public import Synchronization

/// The state that a `KotlinJob` shares with the observer of its work.
///
/// `lock` protects what is not atomic. Nothing is called or resumed under it.
@usableFromInline
final class JobState: @unchecked Sendable {
  private let table: JobTable?
  private let lock = Lock()
  @usableFromInline let cancelled = Atomic(false)
  private let dropCancels: Atomic<Bool>

  private var job: UInt64?
  private var isEnded = false
  private var unseen: KotlinError?
  private var joiners: [UnsafeContinuation<Void, Never>] = []

  init(table: JobTable?, cancelsWhenDropped: Bool) {
    self.table = table
    dropCancels = Atomic(cancelsWhenDropped)
  }

  /// Whether the consumer has cancelled. Read it before every callback.
  @inlinable
  var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  var isActive: Bool { !isCancelled && !lock.withLock { isEnded } }

  var cancelsWhenDropped: Bool { dropCancels.load(ordering: .acquiring) }

  func detach() {
    dropCancels.store(false, ordering: .releasing)
  }

  // MARK: - For the consumer

  func request(_ count: Int64) throws(KotlinError) {
    // After `cancelLater`, another thread still has to cancel the job. Until it has, the library
    // would start the flow for a request.
    guard let table, !isCancelled, let job = lock.withLock({ job }) else { return }
    try table.request(count, of: job)
  }

  func cancelLater() {
    cancelled.store(true, ordering: .releasing)
    if let table, let job = lock.withLock({ job }) { table.cancelLater(job) }
  }

  func cancelHere() {
    cancelled.store(true, ordering: .releasing)
    if let table, let job = lock.withLock({ job }) { table.cancelHere(job) }
  }

  /// Waits for the end. Returns the failure of the job after it was cancelled, if it failed.
  func join() async -> KotlinError? {
    await withUnsafeContinuation { joiner in
      let isEnded = lock.withLock {
        if !self.isEnded { joiners.append(joiner) }
        return self.isEnded
      }
      if isEnded { joiner.resume() }
    }
    return lock.withLock { unseen }
  }

  // MARK: - For the observer

  /// The library has accepted the work, and may have ended it already.
  func started(_ job: UInt64) {
    let isLate = lock.withLock {
      if !isEnded { self.job = job }
      return isCancelled && !isEnded
    }
    // One of the first callbacks has cancelled it, before its handle was known.
    if isLate { table?.cancelLater(job) }
  }

  func released(unseen: KotlinError?) {
    let joiners = lock.withLock {
      isEnded = true
      job = nil
      self.unseen = unseen
      defer { self.joiners = [] }
      return self.joiners
    }
    for joiner in joiners { joiner.resume() }
  }
}
