import CKotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// What a library does with malformed bytes that it has not refused.
///
/// It may have decoded a part of them, and Kotlin code may have refused the object made of that
/// part. Then this exception must come, and nothing else.
final class Witness: Sendable {
  enum Told: String {
    case threw = "the exception"
    case released = "the release"
    case other = "another callback"
  }

  private let history = Guarded<[Told]>([])

  var told: [Told] { history.withLock { $0 } }

  func tell(_ told: Told) {
    history.withLock { $0.append(told) }
  }

  private static func tell(_ context: UnsafeMutableRawPointer?, _ told: Told) {
    Contexts.object(context, as: Witness.self)?.tell(told)
  }

  /// A new context. Nobody removes it, so that a late callback is told too.
  var context: UnsafeMutableRawPointer { Contexts.add(self) }

  var observer: kb_observer {
    kb_observer(
      context: context, on_each: { context, _, _, _ in Witness.tell(context, .other) },
      on_complete: { Witness.tell($0, .other) }, on_throw: Witness.thrown,
      release: { context, _ in Witness.tell(context, .released) })
  }

  var callObserver: kb_call_observer {
    kb_call_observer(
      context: context, retain: { $0 },
      on_return: { context, _, _ in Witness.tell(context, .other) }, on_throw: Witness.thrown,
      release: { context, _ in Witness.tell(context, .released) })
  }

  /// A right frame, whose `context` is that of a witness.
  static func frame(
    of library: UnsafeMutableRawPointer?, _ id: UInt32, _ context: UnsafeMutableRawPointer?,
    _ arguments: [UInt8] = [],
    placement: kb_placement = KB_CALLER
  ) -> LentFrame {
    LentFrame(
      of: library, id, arguments, placement: placement, context: context, onThrow: thrown)
  }

  static let thrown: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void =
    {
      context, _ in Witness.tell(context, .threw)
    }
}
