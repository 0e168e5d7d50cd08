import CKotlinBridge
import Glibc
import Synchronization

/// Mistakes that a check makes at the C boundary, and what came of each. It counts all callbacks.
final class Refusals {
  let table: kb_library
  /// Whether functions are called by their entries, and not by their ids.
  var usesEntries = false
  /// Whether the arguments have a handle of 0, which the library may find before another mistake.
  var hasObjects = false
  private(set) var problems: [String] = []
  /// What no mistakes were tried with, because its types have no values.
  private(set) var untried: [String] = []
  /// The malformed bytes whose outcome is still to come.
  var outcomes: [Outcome] = []
  private let calls: Calls
  /// Nobody removes it, so that a late callback counts too.
  let context: UnsafeMutableRawPointer

  struct Outcome {
    let what: String
    let witness: Witness
    let expected: [Witness.Told]

    var hasCome: Bool { witness.told == expected }
  }

  private final class Calls: Sendable {
    let count = Atomic(0)
  }

  init(_ library: TableClient) {
    table = library.table.pointee
    calls = Calls()
    context = Contexts.add(calls)
  }

  /// The count of callbacks of refused calls and subscriptions, besides the failures of Kotlin code that has
  /// refused right arguments.
  var callbacks: Int { calls.count.load(ordering: .sequentiallyConsistent) - thrown }

  private var thrown = 0

  /// Notes a problem if a mistake was answered with another status.
  ///
  /// - Parameter mayThrow: whether Kotlin code may run before the library finds the mistake, and may throw.
  func expect(
    _ status: kb_status, _ expected: Int, mayThrow: Bool = false, _ what: @autoclosure () -> String
  ) {
    if mayThrow, status == KB_THREW {
      thrown += 1
    } else if status != expected, !(hasObjects && status == KB_INVALID_HANDLE) {
      problems.append("\(what()): \(status.named), not \(kb_status(expected).named)")
    }
  }

  func leaveOut(_ name: String) {
    if !usesEntries { untried.append(name) }
  }

  /// Notes the malformed bytes that were accepted and did not fail.
  func judgeOutcomes() {
    for outcome in outcomes where !outcome.hasCome {
      let told = outcome.witness.told.map(\.rawValue).joined(separator: ", ")
      problems.append(
        "\(outcome.what): not KB_MALFORMED; received \(told.isEmpty ? "nothing" : told)")
    }
  }

  fileprivate static func count(_ context: UnsafeMutableRawPointer?) {
    Contexts.object(context, as: Calls.self)?.count.add(1, ordering: .sequentiallyConsistent)
  }

  /// A right observer, which a caller makes a wrong one.
  var observer: kb_observer {
    kb_observer(
      context: context, on_each: { context, _, _, _ in Refusals.count(context) },
      on_complete: { Refusals.count($0) }, on_throw: { context, _ in Refusals.count(context) },
      release: { context, _ in Refusals.count(context) })
  }

  var callObserver: kb_call_observer {
    kb_call_observer(
      context: context,
      retain: {
        Refusals.count($0)
        return $0
      },
      on_return: { context, _, _ in Refusals.count(context) },
      on_throw: { context, _ in Refusals.count(context) },
      release: { context, _ in Refusals.count(context) })
  }

  /// Subscribes with a mistake.
  func subscribe(
    _ flow: UInt32, _ arguments: [UInt8] = [], placement: kb_placement = KB_DEFAULT,
    flags: UInt32 = 0, demand: Int64 = 1, changing change: (inout kb_observer) -> Void = { _ in }
  ) -> kb_status {
    var observer = observer
    change(&observer)
    var job: kb_job = 0
    return table.subscribe(
      table.context,
      flow, arguments, Int64(arguments.count), placement, flags, demand, &observer, &job)
  }

  /// Calls a function with a mistake.
  func call(
    _ function: UInt32, _ arguments: [UInt8] = [], placement: kb_placement = KB_DEFAULT,
    changing change: (inout kb_call_observer) -> Void = { _ in }
  ) -> kb_status {
    var observer = callObserver
    change(&observer)
    let frame = frame(function, arguments, placement: placement)
    return withUnsafePointer(to: &observer) {
      frame.contents.observer = $0
      return frame.used(by: call(of: function))
    }
  }

  typealias FrameFunction = @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status

  /// Calls a function, by its id or by its entry.
  func call(of function: UInt32) -> FrameFunction {
    (usesEntries ? table.module?.pointee.functions?[Int(function)].frame : nil) ?? table.call
  }

  /// A right frame, which a caller makes a wrong one.
  func frame(
    _ id: UInt32, _ arguments: [UInt8] = [], placement: kb_placement = KB_CALLER
  ) -> LentFrame {
    LentFrame(
      of: table.context, id, arguments, placement: placement, context: context,
      onThrow: { context, _ in Refusals.count(context) })
  }
}
