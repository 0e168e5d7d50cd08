import Synchronization

/// The answer of one `async` call, and the task that waits for it.
@usableFromInline
final class PendingCall: CallObserver, @unchecked Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    case running
    case awaited
    case answered
  }

  private let phase = Atomic(Phase.running)
  // Written by the caller before `phase` says so.
  @exclusivity(unchecked) private var waiter: UnsafeContinuation<Void, Never>?
  // Written by the one answer, before `phase` says so; read by the caller after that.
  @exclusivity(unchecked) private var value = SmallBytes()
  @exclusivity(unchecked) private var error: KotlinError?

  @usableFromInline
  override init() {}

  deinit {
    value.deallocate()
  }

  /// Returns when the answer is there. Cancelling the task cancels the job.
  @usableFromInline
  func wait(
    cancelling job: UInt64, of target: CallTarget, isolation: isolated (any Actor)?
  ) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: isolation) { waiter in
        self.waiter = waiter
        let isWaiting = phase.compareExchange(
          expected: .running, desired: .awaited, ordering: .acquiringAndReleasing
        ).exchanged
        if !isWaiting { waiter.resume() }
      }
    } onCancel: {
      // Later: the Swift runtime holds a lock of the task's here.
      target.table.cancelLater(job)
    }
  }

  /// The answer, which must be there. The bytes are this object's.
  @usableFromInline
  func answer() throws(KotlinError) -> SmallBytes {
    guard isAnswered else { throw .unanswered }
    if let error { throw error }
    return value
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    if isAnswered { return }
    self.value.store(value)
    answered()
  }

  override func failed(_ error: KotlinError) {
    if isAnswered { return }
    self.error = error
    answered()
  }

  override func released() {
    // A library that is right has answered.
    if !isAnswered { failed(.unanswered) }
  }

  private var isAnswered: Bool { phase.load(ordering: .acquiring) == .answered }

  private func answered() {
    if phase.exchange(.answered, ordering: .acquiringAndReleasing) == .awaited { waiter!.resume() }
  }
}
