import CKotlinBridge

/// What C calls for a subscription. The context is the `FlowObserver`.
enum FlowCallbacks {
  static let onEach:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64, Int64) -> Void = {
      context, elements, size, count in
      guard count > 0 else { return }
      FlowObserver.with(context) {
        $0.received(UnsafeRawBufferPointer(lent: elements, size), count: Int(count))
      }
    }

  static let onComplete: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    FlowObserver.with(context) { $0.completed() }
  }

  static let onThrow:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
      context, failure in
      FlowObserver.with(context) { $0.failed(.copy(failure)) }
    }

  static let onRelease:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
      context, unseen in
      FlowObserver.with(context) {
        $0.noLongerHeld()
        $0.released(unseen: unseen == nil ? nil : .copy(unseen))
      }
      Unmanaged<FlowObserver>.fromOpaque(context!).release()
    }
}
