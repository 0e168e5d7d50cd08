import Synchronization

/// What C calls back, on one thread after the other.
///
/// Kotlin orders those calls, as kotlin_bridge.h promises. `turn` orders them once more where the thread
/// sanitizer sees it, which knows nothing of Kotlin's atomics; that costs two plain moves for a call.
@usableFromInline
class Observer {
  private let turn = Atomic(false)

  init() {}

  final func beginTurn() {
    _ = turn.load(ordering: .acquiring)
  }

  final func endTurn() {
    turn.store(true, ordering: .releasing)
  }
}

/// What a subscription calls back; owned by C until `released`, which is the last call.
///
/// Calls are serial, on any thread. A subclass says how its own state is protected.
class FlowObserver: Observer {
  /// `count` elements back to back, valid during the call.
  func received(_ elements: UnsafeRawBufferPointer, count: Int) {}
  func completed() {}
  func failed(_ error: KotlinError) {}
  /// `unseen`: how the job failed after the consumer had cancelled it.
  func released(unseen: KotlinError?) {}
}

/// What a call answers to; owned by C until `released`, which is the last call.
///
/// Exactly one of `returned` and `failed` comes before it. Calls are serial, on any thread.
@usableFromInline
class CallObserver: Observer {
  func returned(_ value: UnsafeRawBufferPointer) {}
  func failed(_ error: KotlinError) {}
  func released() {}
}
