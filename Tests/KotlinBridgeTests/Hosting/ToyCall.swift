import CKotlinBridge
import KotlinBridgeLocks
import Synchronization

@testable @_spi(GeneratedCode) import KotlinBridge

/// What a callback brought.
struct ToyFailure: Equatable, Sendable {
  var code: Int32 = 0
  var type = ""
  var message = ""
  var error: UInt64 = 0
  var causes: [ToyFailure] = []

  static let keep: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    context, failure in
    context!.assumingMemoryBound(to: ToyFailure.self).pointee = ToyFailure(failure!.pointee)
  }

  init() {}

  init(_ failure: kb_failure) {
    func text(_ bytes: kb_bytes) -> String {
      String(decoding: UnsafeRawBufferPointer(lent: bytes.data, bytes.size), as: UTF8.self)
    }
    code = failure.code.rawValue
    type = text(failure.type_name)
    message = text(failure.message)
    error = failure.error
    if let cause = failure.cause {
      let first = ToyFailure(cause.pointee)
      causes = [first] + first.causes
    }
  }
}

/// The answer of a call in place.
struct ToyAnswer {
  let status: kb_status
  let bytes: [UInt8]
  let isGrown: Bool
  let failure: ToyFailure

  func value<Value: KotlinValue>(
    of module: KotlinModule?, as type: Value.Type = Value.self
  ) throws -> Value {
    try bytes.withUnsafeBytes { try Value(whole: $0, of: module?.lent) }
  }

  var handle: UInt64 { bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } }
}

enum ToyCall {
  /// Uses a frame as Kotlin does, which does not suspend.
  static func frame(
    of peer: kb_peer, in library: ToyKotlin, arguments: [UInt8], capacity: Int = 64,
    _ body: (UnsafeMutablePointer<kb_frame>) -> kb_status
  ) -> ToyAnswer {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, capacity))
    defer { memory.deallocate() }
    memory.update(from: arguments, count: arguments.count)
    var failure = ToyFailure()
    return withUnsafeMutablePointer(to: &failure) { failure in
      var frame = kb_frame(
        bytes: kb_buffer(
          data: capacity == 0 ? nil : memory, size: Int64(arguments.count),
          capacity: Int64(capacity), is_grown: 0), context: failure, on_throw: ToyFailure.keep,
        observer: nil, job: 0, id: 0, placement: KB_CALLER,
        library: library.host.pointee.context, object: peer.object)
      let status = body(&frame)
      let bytes =
        status == KB_OK
        ? Array(UnsafeRawBufferPointer(lent: UnsafePointer(frame.bytes.data), frame.bytes.size))
        : []
      let isGrown = frame.bytes.is_grown != 0
      if isGrown { System.free(frame.bytes.data) }
      return ToyAnswer(status: status, bytes: bytes, isGrown: isGrown, failure: failure.pointee)
    }
  }
}

/// A suspended call of Kotlin's: its frame, and what its observer got.
///
/// `events` has a lock, and the frame lives as long as this.
final class ToySuspended: @unchecked Sendable {
  enum Event: Equatable {
    case retained
    case returned(String)
    case failed(code: Int32, type: String)
    case released
  }

  let frame = UnsafeMutablePointer<kb_frame>.allocate(capacity: 1)
  private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  private let observer = UnsafeMutablePointer<kb_call_observer>.allocate(capacity: 1)
  private let library: ToyKotlin
  let events = Guarded<[Event]>([])
  let error = Guarded<UInt64>(0)

  init(_ library: ToyKotlin, _ peer: kb_peer, hours: Int32 = 3) {
    self.library = library
    observer.initialize(
      to: kb_call_observer(
        context: nil,
        retain: { context in
          ToySuspended.of(context).add(.retained)
          return context
        },
        on_return: { context, value, size in
          let text = try? String(whole: UnsafeRawBufferPointer(lent: value, size))
          ToySuspended.of(context).add(.returned(text ?? "?"))
        },
        on_throw: { context, failure in
          let failure = ToyFailure(failure!.pointee)
          ToySuspended.of(context).error.value = failure.error
          ToySuspended.of(context).add(.failed(code: failure.code, type: failure.type))
        },
        release: { context, _ in ToySuspended.of(context).add(.released) }))
    observer.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    memory.withMemoryRebound(to: Int32.self, capacity: 1) { $0.pointee = hours }
    frame.initialize(
      to: kb_frame(
        bytes: kb_buffer(data: memory, size: 4, capacity: 64, is_grown: 0),
        context: Unmanaged.passUnretained(self).toOpaque(),
        on_throw: { context, failure in
          let failure = ToyFailure(failure!.pointee)
          ToySuspended.of(context).error.value = failure.error
          ToySuspended.of(context).add(.failed(code: failure.code, type: failure.type))
        }, observer: observer, job: 0, id: UInt32(ToyEntry.forecast), placement: KB_CALLER,
        library: library.host.pointee.context, object: peer.object))
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ToySuspended {
    Unmanaged<ToySuspended>.fromOpaque(context!).takeUnretainedValue()
  }

  private func add(_ event: Event) { events.withLock { $0.append(event) } }

  /// Starts `forecast`. An answer in place becomes an event.
  func start() -> kb_status {
    let status = library.host.pointee.entries![ToyEntry.forecast].frame(frame)
    if status == KB_OK {
      let bytes = UnsafeRawBufferPointer(
        lent: UnsafePointer(frame.pointee.bytes.data), frame.pointee.bytes.size)
      add(.returned((try? String(whole: bytes)) ?? "?"))
    }
    return status
  }

  /// What Kotlin's handler of a cancel does.
  func cancel() {
    let job = UnsafeMutablePointer<Atomic<UInt64>>(
      OpaquePointer(UnsafeMutableRawPointer(frame) + MemoryLayout<kb_frame>.offset(of: \.job)!)
    ).pointee.exchange(.max, ordering: .acquiringAndReleasing)
    if job != 0, job != .max { _ = library.cancel(job) }
  }

  /// Waits for the end of a call that was observed.
  func ended() async -> [Event] {
    while events.value.last != .released { try? await Task.sleep(for: .milliseconds(1)) }
    return events.value
  }
}
