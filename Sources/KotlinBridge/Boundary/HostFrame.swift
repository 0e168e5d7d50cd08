import CKotlinBridge
import Synchronization

/// A frame in which Kotlin calls Swift. Use it only until the call has returned.
@usableFromInline
@frozen
struct HostFrame {
  @usableFromInline let frame: UnsafeMutableRawPointer

  @usableFromInline
  init(_ frame: UnsafeMutableRawPointer) {
    self.frame = frame
  }

  init(_ frame: UnsafeMutablePointer<kb_frame>) {
    self.frame = UnsafeMutableRawPointer(frame)
  }

  var c: UnsafeMutablePointer<kb_frame> { frame.assumingMemoryBound(to: kb_frame.self) }

  /// The peer whose member is called; nil from a library that breaks the contract.
  @usableFromInline var object: UnsafeMutableRawPointer? { c.pointee.object }

  /// The number of the host's entry.
  var entry: UInt32 { c.pointee.id }

  /// The host's own context.
  var context: UnsafeMutableRawPointer? { c.pointee.library }

  @usableFromInline var arguments: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(lent: UnsafePointer(c.pointee.bytes.data), c.pointee.bytes.size)
  }

  /// Answers with what `write` writes, in place of the arguments. Throws if the writer has refused a value.
  @usableFromInline
  func answer(_ write: (inout KotlinWriter) -> Void) throws(KotlinError) -> Int32 {
    let bytes = c.pointee.bytes
    let scratch =
      bytes.capacity > 0 && bytes.data != nil
      ? UnsafeMutableRawBufferPointer(start: bytes.data, count: Int(bytes.capacity))
      : HostFrame.none
    var writer = KotlinWriter(scratch: scratch)
    writer.bringsHolds = true
    write(&writer)
    if let refusal = writer.refusal { throw refusal }
    writer.handles?.handOver()
    let answer = writer.takeBytes()
    c.pointee.bytes.size = Int64(answer.bytes.count)
    if answer.isGrown {
      c.pointee.bytes.data = UnsafeMutablePointer(
        mutating: answer.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      c.pointee.bytes.capacity = Int64(answer.capacity)
      c.pointee.bytes.is_grown = 1
    }
    return Int32(KB_OK)
  }

  /// Room for nothing: whoever writes there gets other memory first.
  // Nobody reads or writes it.
  private nonisolated(unsafe) static let none = UnsafeMutableRawBufferPointer(
    start: .allocate(byteCount: 8, alignment: 8), count: 0)

  /// Answers with a failure.
  ///
  /// - Parameter isCancelled: whether Kotlin has cancelled the call.
  @usableFromInline @inline(never)
  func fail(with error: any Error, cancelled isCancelled: Bool) -> Int32 {
    SwiftFailure(error, cancelled: isCancelled, of: object.map { Peer($0) }).withC {
      c.pointee.on_throw(c.pointee.context, $0)
    }
    return Int32(KB_THREW)
  }

  // The statuses of a call that was refused. Nothing has run then.
  @usableFromInline static var letGo: Int32 { Int32(KB_INVALID_HANDLE) }
  @usableFromInline static var malformed: Int32 { Int32(KB_MALFORMED) }
  @usableFromInline static var refused: Int32 { Int32(KB_INVALID_ARGUMENT) }
  @usableFromInline static var fine: Int32 { Int32(KB_OK) }
  @usableFromInline static var unsupported: Int32 { Int32(KB_UNSUPPORTED) }
  static var observed: Int32 { Int32(KB_OBSERVED) }
}

/// The caught errors of a typed twin.
extension HostFrame {
  /// Says that a twin's peer was let go of, and nothing has run.
  @usableFromInline @inline(never)
  static func refuse(_ caught: UnsafeMutableRawPointer) {
    caught.assumingMemoryBound(to: kb_catch.self).pointee.status = kb_status(KB_INVALID_HANDLE)
  }

  @usableFromInline @inline(never)
  static func fail(
    _ caught: UnsafeMutableRawPointer, with error: any Error, of peer: Peer
  ) {
    let caught = caught.assumingMemoryBound(to: kb_catch.self)
    SwiftFailure(error, cancelled: false, of: peer).withC {
      caught.pointee.on_throw(caught.pointee.context, $0)
    }
    caught.pointee.status = kb_status(KB_THREW)
  }
}

// MARK: - Calls that suspend

extension HostFrame {
  /// Puts a job into the frame. Returns whether Kotlin has cancelled the call already.
  func publish(_ job: UInt64) -> Bool {
    let word = frame + MemoryLayout<kb_frame>.offset(of: \kb_frame.job)!
    let found = UnsafeMutablePointer<Atomic<UInt64>>(OpaquePointer(word)).pointee.exchange(
      job, ordering: .acquiringAndReleasing)
    return found == UInt64.max  // KB_CANCELLED_EARLY
  }

  @usableFromInline var hasObserver: Bool { c.pointee.observer != nil }

  /// Who gets an answer that does not come in place; nil if the frame has nobody.
  var observer: AnswerObserver? { c.pointee.observer.map { AnswerObserver($0.pointee) } }
}

/// Whom Swift answers a call that was not answered in place.
struct AnswerObserver: @unchecked Sendable {  // C functions and a context for any thread
  private var functions: kb_call_observer

  fileprivate init(_ functions: kb_call_observer) {
    self.functions = functions
  }

  /// Call it first, on the thread that calls, before the call has returned.
  mutating func retain() {
    functions.context = functions.retain(functions.context)
  }

  /// Gives the one answer that there is.
  func answer(_ answer: SwiftAnswer) {
    switch answer {
    case .value(let bytes):
      functions.on_return(
        functions.context, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int64(bytes.count))
    case .failure(let failure): failure.withC { functions.on_throw(functions.context, $0) }
    }
    functions.release(functions.context, nil)
  }
}

/// What Swift answers.
enum SwiftAnswer {
  /// The bytes are valid during the answer.
  case value(UnsafeRawBufferPointer)
  case failure(SwiftFailure)
}
