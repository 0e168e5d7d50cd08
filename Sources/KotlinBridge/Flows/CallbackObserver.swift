/// The callbacks of one subscription.
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

/// The observer of a subscription with callbacks. It calls back until the end or the cancel.
final class CallbackObserver: FlowObserver {
  private let state: JobState
  // A constant, so that an element costs no retain.
  private let callbacks: Callbacks
  private let origin: FlowOrigin
  // Whether the last callback was called. Only the calls from C use it, which are serial.
  private var isOver = false

  init(state: JobState, origin: FlowOrigin, callbacks: Callbacks) {
    self.state = state
    self.origin = origin.withoutOwner
    self.callbacks = callbacks
  }

  override func received(_ elements: UnsafeRawBufferPointer, count: Int) {
    if isOver { return }
    do throws(KotlinError) {
      var reader = KotlinReader(elements, module: origin.module)
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
    // A correct library has delivered the end before, or the consumer has cancelled.
    failed(.unended)
    state.released(unseen: unseen)
  }

  /// The callbacks for the last call; nil after the end or the cancel.
  private func end() -> Callbacks? {
    defer { isOver = true }
    return isOver || state.isCancelled ? nil : callbacks
  }
}
