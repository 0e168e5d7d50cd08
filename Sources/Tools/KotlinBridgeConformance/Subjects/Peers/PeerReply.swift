import CKotlinBridge
import KotlinBridgeLocks

/// What a failure brought, with the host's error that it stands for.
struct PeerThrown: Equatable, Sendable, CustomStringConvertible {
  let code: kb_failure_code
  let message: String
  let error: kb_handle

  init(_ failure: UnsafePointer<kb_failure>?) {
    code = failure?.pointee.code ?? KB_MISUSE
    message = failure.map { ObservedFailure(c: $0).message } ?? ""
    error = failure?.pointee.error ?? 0
  }

  var description: String {
    let kinds = [KB_FAILED: "a failure", KB_TIMEOUT: "a timeout", KB_CANCELLED: "a cancellation"]
    let of = error == 0 ? "no error from the host" : "the error \(hex(error))"
    return "\(kinds[code] ?? "a failure \(code.rawValue)") '\(message)' with \(of)"
  }
}

/// What a call that was answered in place came to.
struct PeerReply: CustomStringConvertible {
  let status: kb_status
  let bytes: [UInt8]
  let thrown: [PeerThrown]

  /// The answer, if it is a `Long`, a handle or a `Boolean`.
  var word: Int64? {
    guard status == KB_OK, bytes.count == 8 || bytes.count == 1 else { return nil }
    return Int64(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  var description: String {
    switch Int(status) {
    case KB_OK: bytes.short
    case KB_THREW: thrown.map(\.description).joined(separator: ", then ")
    default: status.named
    }
  }
}

/// A call of a function that suspends, and what its observer got. It is kept as long as the process lives.
///
/// `@unchecked`: the frame is written by the library alone once the call has begun.
final class PeerWait: @unchecked Sendable {
  enum Event: Equatable, CustomStringConvertible {
    case returned(Int64)
    case failed(PeerThrown)
    case released

    var description: String {
      switch self {
      case .returned(let value): "returned \(value)"
      case .failed(let thrown): "\(thrown)"
      case .released: "released"
      }
    }
  }

  private let events = Guarded<[Event]>([])
  private let value = Guarded<[UInt8]>([])
  private let library: TableClient
  private let frame: LentFrame
  private let observer = UnsafeMutablePointer<kb_call_observer>.allocate(capacity: 1)
  private(set) var status = kb_status(KB_INTERNAL)

  init(_ library: TableClient, _ function: UInt32, _ arguments: [UInt8], _ placement: kb_placement)
  {
    self.library = library
    let results = Results(events: events, value: value)
    let context = Unmanaged.passRetained(results).toOpaque()
    frame = LentFrame(
      of: library.table.pointee.context, function, arguments, placement: placement,
      context: context, onThrow: { PeerWait.add(.failed(PeerThrown($1)), $0) })
    // Now, because another thread may look at the frame while the call begins.
    observer.initialize(
      to: kb_call_observer(
        context: context, retain: { $0 },
        on_return: { context, bytes, size in
          let value =
            size == 8 ? UnsafeRawPointer(bytes!).loadUnaligned(as: Int64.self) : Int64.min
          PeerWait.results(context).value.value = Array(
            UnsafeBufferPointer(start: bytes, count: Int(size)))
          PeerWait.add(.returned(value), context)
        },
        on_throw: { PeerWait.add(.failed(PeerThrown($1)), $0) },
        release: { context, _ in PeerWait.add(.released, context) }))
    frame.contents.observer = UnsafePointer(observer)
    Forever.keep(self)
  }

  /// Makes the call. An answer in place is an event, too, with the release behind it.
  func start() {
    let status = frame.used { library.table.pointee.call($0) }
    if status == KB_OK {
      self.value.value = frame.answer
      let value = PeerReply(status: status, bytes: frame.answer, thrown: []).word ?? .min
      events.withLock { $0 += [.returned(value), .released] }
    } else if status != KB_OBSERVED {
      events.withLock { $0.append(.released) }
    }
    self.status = status
  }

  /// What the observer writes to.
  private final class Results: Sendable {
    let events: Guarded<[Event]>
    let value: Guarded<[UInt8]>

    init(events: Guarded<[Event]>, value: Guarded<[UInt8]>) {
      self.events = events
      self.value = value
    }
  }

  private static func results(_ context: UnsafeMutableRawPointer?) -> Results {
    Unmanaged<Results>.fromOpaque(context!).takeUnretainedValue()
  }

  private static func add(_ event: Event, _ context: UnsafeMutableRawPointer?) {
    results(context).events.withLock { $0.append(event) }
  }

  /// The bytes that it has returned.
  var answer: [UInt8] { value.value }

  func cancel(_ mode: kb_cancel_mode) {
    let job = frame.job
    if job != 0 { _ = library.table.pointee.cancel(library.table.pointee.context, job, mode) }
  }

  /// Whether Kotlin code has run, as far as `start` has seen: the call was not refused.
  var hasRun: Bool { [KB_OK, KB_THREW, KB_OBSERVED].contains(Int(status)) }

  /// Whether the library has given the handle of the call.
  var hasJob: Bool { frame.job != 0 }

  var history: [Event] { events.value }
  var isOver: Bool { events.withLock { $0.contains(.released) } }
  var line: String {
    let history = history
    return history.isEmpty
      ? "nothing arrived" : history.map(\.description).joined(separator: ", ")
  }
}

func hex(_ handle: kb_handle) -> String { "0x" + String(handle, radix: 16) }
