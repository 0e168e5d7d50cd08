import CKotlinBridge

/// What C calls for a call. The context is a `CallRetainer` first, then the `CallObserver`.
enum CallCallbacks {
  static let onRetain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    context in
    let retainer = context!.assumingMemoryBound(to: CallRetainer.self)
    let observer = retainer.pointee.theObserver()
    let retained = observer.retainedForC(in: retainer.pointee.contexts)
    retainer.pointee.observer = observer
    retainer.pointee.retained = retained
    return retained
  }

  static let onReturn:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void = {
      context, value, size in
      CallObserver.with(context) { $0.returned(UnsafeRawBufferPointer(lent: value, size)) }
    }

  static let onThrow:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
      context, failure in
      CallObserver.with(context) { $0.failed(.copy(failure)) }
    }

  static let onRelease:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = { context, _ in
      CallObserver.with(context) {
        $0.noLongerHeld()
        $0.released()
      }
      Unmanaged<CallObserver>.fromOpaque(context!).release()
    }
}

/// The context of a call until C retains its observer.
///
/// It counts no reference to an observer that its caller has.
struct CallRetainer {
  private let given: Unmanaged<CallObserver>?
  private let made: (any CallObserverOnDemand.Type)?
  let contexts: Unmanaged<LiveContexts>
  var observer: CallObserver?
  var retained: UnsafeMutableRawPointer?

  init(_ source: CallObserverSource, contexts: Unmanaged<LiveContexts>) {
    self.contexts = contexts
    switch source {
    case .given(let observer): (given, made) = (.passUnretained(observer), nil)
    case .made(let type): (given, made) = (nil, type)
    }
  }

  /// The observer, made now if it was not given.
  func theObserver() -> CallObserver {
    given?.takeUnretainedValue() ?? made!.init()
  }
}
