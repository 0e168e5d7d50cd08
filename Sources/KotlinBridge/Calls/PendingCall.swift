import Synchronization

/// The answer of an `async` call, and the task that waits for it.
@usableFromInline
final class PendingCall: CallObserver, CallObserverOnDemand, @unchecked Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    case running
    case awaited
    case answered
  }

  private let phase = Atomic(Phase.running)
  // The caller writes it before it sets `phase` to `awaited`.
  @exclusivity(unchecked) private var waiter: UnsafeContinuation<Void, Never>?
  // The answer writes these before it sets `phase` to `answered`. The caller reads them after that.
  @exclusivity(unchecked) private var value = SmallBytes()
  @exclusivity(unchecked) private var error: KotlinError?
  /// The job, or 0 if the call had been answered when `call` returned. Written before the caller
  /// has this object.
  @exclusivity(unchecked) @usableFromInline var job: UInt64 = 0

  @usableFromInline
  override init() {}

  deinit {
    value.deallocate()
  }

  /// Returns when the call has been answered. Cancelling the task cancels the job.
  @usableFromInline
  func wait(cancellingIn table: TracedTable, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation(isolation: isolation) { waiter in
        self.waiter = waiter
        let isWaiting = phase.compareExchange(
          expected: .running, desired: .awaited, ordering: .acquiringAndReleasing
        ).exchanged
        if !isWaiting { waiter.resume() }
      }
    } onCancel: {
      // The Swift runtime holds a lock of the task here, so another thread has to unwind the job.
      table.cancelLater(self.job)
    }
  }

  /// The answer of a call that has been answered. The bytes belong to this object.
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
    // A correct library has answered before.
    if !isAnswered { failed(.unanswered) }
  }

  private var isAnswered: Bool { phase.load(ordering: .acquiring) == .answered }

  private func answered() {
    if phase.exchange(.answered, ordering: .acquiringAndReleasing) == .awaited { waiter!.resume() }
  }
}

extension PendingCall {
  /// Decodes the answer of a call that has been answered, as the `async` forms throw it.
  ///
  /// Neither inlined nor of typed throws, for the optimizer of Swift 6.3 crashes on those in async
  /// functions.
  @inlinable @inline(never)
  func take<Value: KotlinValue>(
    _ type: Value.Type, of module: Unmanaged<AnyObject>
  ) throws -> Value {
    do throws(KotlinError) {
      return try answer().decoded(of: module)
    } catch {
      throw error.asThrown
    }
  }
}

extension TracedTable {
  /// Starts a call. Returns the answer, or who waits for it.
  func start(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    at place: SourcePlace
  ) throws(KotlinError) -> StartedCall<FrameAnswer> {
    let outcome = try call(
      function, with: arguments, placement: placement, observer: .made(PendingCall.self),
      at: place)
    switch outcome {
    case .answered(let answer): return .answered(answer)
    case .observed(let call):
      let pending = unsafeDowncast(call.observer, to: PendingCall.self)
      pending.job = call.job
      return .pending(pending)
    }
  }
}
