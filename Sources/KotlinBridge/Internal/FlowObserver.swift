/// What a subscription calls back; owned by C until `released`, which is the last call.
///
/// Calls are serial, on any thread. A subclass says how its own state is protected.
class FlowObserver {
  init() {}

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
class CallObserver {
  init() {}

  func returned(_ value: UnsafeRawBufferPointer) {}
  func failed(_ error: KotlinError) {}
  func released() {}
}
