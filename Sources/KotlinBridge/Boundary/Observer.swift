import Synchronization

/// An object that C calls back, one call at a time, on any thread.
///
/// Kotlin orders the calls, as kotlin_bridge.h promises. `turn` repeats that order for the thread
/// sanitizer, which can't see Kotlin's atomics. It costs two plain moves for each call.
@usableFromInline
class Observer {
  private let turn = Atomic(false)
  /// Those of the library that holds it. Written before C has it.
  fileprivate var contexts: Unmanaged<LiveContexts>?

  init() {}

  final func beginTurn() {
    _ = turn.load(ordering: .acquiring)
  }

  final func endTurn() {
    turn.store(true, ordering: .releasing)
  }
}

extension Observer {
  /// Retains it for C, until C calls its `release`, and counts it among the contexts of a library.
  final func retainedForC(in contexts: Unmanaged<LiveContexts>) -> UnsafeMutableRawPointer {
    self.contexts = contexts
    contexts._withUnsafeGuaranteedRef { $0.add() }
    endTurn()
    return Unmanaged.passRetained(self).toOpaque()
  }

  /// Ends its count among the contexts. C's last call follows: whoever that wakes may read the counters at once.
  final func noLongerHeld() {
    contexts?._withUnsafeGuaranteedRef { $0.remove() }
  }

  /// Calls `body` with the observer of a context, as one turn of that observer.
  @inline(__always)
  static func with(_ context: UnsafeMutableRawPointer?, _ body: (Self) -> Void) {
    Unmanaged<Self>.fromOpaque(context!)._withUnsafeGuaranteedRef {
      $0.beginTurn()
      body($0)
      $0.endTurn()
    }
  }
}

/// The observer of a subscription. C owns it until `released`, which is the last call.
///
/// A subclass says what protects its own state.
class FlowObserver: Observer {
  /// `elements` are `count` encoded elements, one after the other, valid during the call.
  func received(_ elements: UnsafeRawBufferPointer, count: Int) {}
  func completed() {}
  func failed(_ error: KotlinError) {}
  /// `unseen` is the failure of the job after its consumer had cancelled it, if it failed.
  func released(unseen: KotlinError?) {}
}

/// The observer of a call. C owns it until `released`, which is the last call.
///
/// Exactly one of `returned` and `failed` comes before that.
@usableFromInline
class CallObserver: Observer {
  func returned(_ value: UnsafeRawBufferPointer) {}
  func failed(_ error: KotlinError) {}
  func released() {}
}

/// An observer that is made only when it is needed.
@usableFromInline
protocol CallObserverOnDemand: CallObserver {
  init()
}

/// Where the observer of a call comes from. A call that is answered in place needs none.
enum CallObserverSource {
  case given(CallObserver)
  /// Made on the thread that calls, before the call returns.
  case made(any CallObserverOnDemand.Type)

  func observer() -> CallObserver {
    switch self {
    case .given(let observer): observer
    case .made(let type): type.init()
    }
  }
}
