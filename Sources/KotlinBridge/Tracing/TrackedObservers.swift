/// Reports what C delivers to the observer of a tracked subscription.
private final class TrackedFlowObserver: FlowObserver {
  private let observer: FlowObserver
  private let work: TrackedWork

  init(_ observer: FlowObserver, of work: TrackedWork) {
    self.observer = observer
    self.work = work
  }

  override func received(_ elements: UnsafeRawBufferPointer, count: Int) {
    work.received(count, size: elements.count)
    observer.received(elements, count: count)
  }

  override func completed() {
    work.completed()
    observer.completed()
  }

  override func failed(_ error: KotlinError) {
    work.threw(error)
    observer.failed(error)
  }

  override func released(unseen: KotlinError?) {
    // Before the observer, which may wake somebody who reads `KotlinTrace.live(in:)` at once.
    work.released(unseen: unseen)
    observer.released(unseen: unseen)
  }
}

/// Reports what C delivers to the observer of a tracked call.
private final class TrackedCallObserver: CallObserver {
  private let observer: CallObserver
  private let work: TrackedWork

  init(_ observer: CallObserver, of work: TrackedWork) {
    self.observer = observer
    self.work = work
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    work.returned(value.count)
    observer.returned(value)
  }

  override func failed(_ error: KotlinError) {
    work.threw(error)
    observer.failed(error)
  }

  override func released() {
    work.released(unseen: nil)
    observer.released()
  }
}

extension TrackedWork {
  func observer(for observer: FlowObserver) -> FlowObserver {
    TrackedFlowObserver(observer, of: self)
  }

  func observer(for observer: CallObserver) -> CallObserver {
    TrackedCallObserver(observer, of: self)
  }
}
