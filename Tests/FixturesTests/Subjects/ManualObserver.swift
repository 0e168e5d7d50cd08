import CKotlinBridge
import Synchronization
import TestHelpers
import Testing

@testable import KotlinBridge

/// What C calls back for a subscription or call that a test makes through the C table by itself.
///
/// C holds a reference until the release. So a second release, or a callback after it, is a crash
/// or a report of the address sanitizer. Unless a subclass handles a callback, that callback is a
/// failure.
class ManualObserver: @unchecked Sendable {  // under C's promise of serial callbacks
  // Orders the callbacks once more where the thread sanitizer sees it, which does not see into
  // Kotlin.
  private let turn = Atomic(false)

  var context: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self as ManualObserver).toOpaque()
  }

  /// `count` elements of a subscription.
  func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) { isUnexpected() }
  /// The answer of a call.
  func returned(_ bytes: UnsafeRawBufferPointer) { isUnexpected() }
  func completed() { isUnexpected() }
  func failed(_ error: KotlinError) { isUnexpected() }
  /// The handle of a host's error comes with a failure.
  func brought(_ error: kb_handle) {}
  func released(_ unseen: KotlinError?) { isUnexpected() }

  private func isUnexpected() { Issue.record("what was refused called back") }

  /// Publishes what the test has written, before C gets this object.
  final func endTurn() { turn.store(true, ordering: .releasing) }

  final func retain() { _ = Unmanaged.passRetained(self as ManualObserver) }
  final func release() { Unmanaged.passUnretained(self as ManualObserver).release() }

  /// Lends the object for one callback.
  fileprivate static func inTurn(
    _ context: UnsafeMutableRawPointer?, _ body: (ManualObserver) -> Void
  ) {
    let observer = Unmanaged<ManualObserver>.fromOpaque(context!).takeUnretainedValue()
    _ = observer.turn.load(ordering: .acquiring)
    body(observer)
    observer.endTurn()
  }

  fileprivate static func release(
    _ context: UnsafeMutableRawPointer?, _ unseen: UnsafePointer<kb_failure>?
  ) {
    inTurn(context) { $0.released(unseen.map(copy)) }
    Unmanaged<ManualObserver>.fromOpaque(context!).release()
  }

  /// The observer of a subscription. Whoever subscribes with it retains the object first.
  final var flowObserver: kb_observer {
    kb_observer(
      context: context,
      on_each: { context, elements, size, count in
        ManualObserver.inTurn(context) {
          $0.received(UnsafeRawBufferPointer(start: elements, count: Int(size)), Int(count))
        }
      },
      on_complete: { context in ManualObserver.inTurn(context) { $0.completed() } },
      on_throw: { context, failure in
        ManualObserver.inTurn(context) { $0.failed(copy(failure!)) }
      },
      release: { ManualObserver.release($0, $1) })
  }

  /// The observer of a call.
  final var callObserver: kb_call_observer {
    kb_call_observer(
      context: context,
      retain: { context in
        _ = Unmanaged<ManualObserver>.fromOpaque(context!).retain()
        return context
      },
      on_return: { context, value, size in
        ManualObserver.inTurn(context) {
          $0.returned(UnsafeRawBufferPointer(start: value, count: Int(size)))
        }
      },
      on_throw: { context, failure in
        ManualObserver.inTurn(context) {
          $0.brought(failure!.pointee.error)
          $0.failed(copy(failure!))
        }
      },
      release: { ManualObserver.release($0, $1) })
  }
}

private func copy(_ failure: UnsafePointer<kb_failure>) -> KotlinError {
  let failure = failure.pointee
  return KotlinError(
    code: .init(failure.code.rawValue), typeName: text(failure.type_name),
    message: text(failure.message),
    trace: text(failure.trace), cause: failure.cause.map(copy))
}

private func text(_ bytes: kb_bytes) -> String {
  String(
    decoding: UnsafeBufferPointer(start: bytes.data, count: Int(bytes.size)), as: UTF8.self)
}
