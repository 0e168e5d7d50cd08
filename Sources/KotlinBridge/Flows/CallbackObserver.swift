/// What a subscription with callbacks calls.
@usableFromInline
struct Callbacks: Sendable {
  @usableFromInline
  typealias Deliver =
    @Sendable (inout KotlinReader, _ count: Int, JobState) throws(KotlinError) -> Void

  let deliver: Deliver
  let onComplete: @Sendable () -> Void
  let onThrow: @Sendable (KotlinError) -> Void

  @usableFromInline
  init(
    deliver: @escaping Deliver, onComplete: @escaping @Sendable () -> Void,
    onThrow: @escaping @Sendable (KotlinError) -> Void
  ) {
    self.deliver = deliver
    self.onComplete = onComplete
    self.onThrow = onThrow
  }
}

/// Calls back until the end has come or the consumer has cancelled.
final class CallbackObserver: FlowObserver {
  private let state: JobState
  // A constant, which need not be retained for each element.
  private let callbacks: Callbacks
  private let cases: CaseTable
  // Used only by the calls from C, which are serial. Whether there is nothing more to call.
  private var isOver = false

  init(state: JobState, cases: CaseTable, callbacks: Callbacks) {
    self.state = state
    self.cases = cases
    self.callbacks = callbacks
  }

  override func received(_ elements: UnsafeRawBufferPointer, count: Int) {
    if isOver { return }
    do throws(KotlinError) {
      var reader = KotlinReader(elements, cases: cases.lent)
      try callbacks.deliver(&reader, count, state)
    } catch {
      failed(error)
      state.cancelLater()
    }
  }

  override func completed() {
    end()?.onComplete()
  }

  override func failed(_ error: KotlinError) {
    end()?.onThrow(error)
  }

  override func released(unseen: KotlinError?) {
    // Nothing is left to call, if the library is right or the consumer has cancelled.
    failed(.unended)
    state.released(unseen: unseen)
  }

  /// The callbacks for the one last call, or nil if the consumer has cancelled or the end has come.
  private func end() -> Callbacks? {
    defer { isOver = true }
    return isOver || state.isCancelled ? nil : callbacks
  }
}
