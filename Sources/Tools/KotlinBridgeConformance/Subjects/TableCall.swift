import CKotlinBridge
import Glibc
import Synchronization

/// One call by the C table.
///
/// - It stays alive after `release` until `dispose()`, so that the history shows a callback that
///   comes too late.
/// - What the contract of a call forbids becomes a failure of the kind misuse in the history.
final class TableCall: RunningCall, @unchecked Sendable {
  /// How far a cancel goes before it returns.
  enum Cancel: Sendable {
    case later, here
  }

  enum Told: Sendable {
    case returned([UInt8])
    case failed(ObservedFailure)
    case released(ObservedFailure?)
  }

  private let library: TableClient
  private let place: kb_cancel_mode
  private let tell: @Sendable (Told) -> Void
  private let caller = pthread_self()
  // The library writes `job` before another thread answers.
  private var frame: LentFrame?
  // Written inside `call`, on its thread.
  private var failureInPlace: ObservedFailure?
  private let isCalling = Atomic(true)
  /// Whether `call` has returned and the frame is used for something else.
  private let isFrameReused = Atomic(false)
  /// What was in the frame in the place of the handle when `call` had returned.
  private let jobAfterCall = Atomic<kb_job>(0)
  private let retains = Atomic(0)
  private let answers = Atomic(0)
  private let isDisposed = Atomic(false)

  init(
    library: TableClient, cancel: Cancel,
    telling tell: @escaping @Sendable (Told) -> Void
  ) {
    self.library = library
    self.tell = tell
    place = cancel == .here ? KB_CANCEL_HERE : KB_CANCEL_LATER
  }

  /// Makes the call; called once. If it throws, the library has not accepted the call.
  func start(_ function: UInt32, arguments: [UInt8], placement: kb_placement) throws {
    let context = Unmanaged.passRetained(self)
    var observer = kb_call_observer(
      context: context.toOpaque(),
      retain: {
        TableCall.of($0).retained()
        return $0
      },
      on_return: { context, bytes, size in
        let count = bytes == nil ? 0 : max(0, Int(size))
        TableCall.of(context).answered(
          .returned(Array(UnsafeBufferPointer(start: bytes, count: count))))
      },
      on_throw: { context, failure in
        let call = TableCall.of(context)
        call.answered(.failed(call.library.failure(failure)))
      },
      release: { context, unseen in
        TableCall.of(context).released(unseen.map { ObservedFailure(c: $0) })
      })
    let frame = LentFrame(
      of: library.table.pointee.context, function, arguments, placement: placement,
      context: context.toOpaque(),
      onThrow: { context, failure in
        let call = TableCall.of(context)
        call.threwInPlace(call.library.failure(failure))
      })
    self.frame = frame
    let status = withUnsafePointer(to: &observer) {
      frame.contents.observer = $0
      return frame.used { library.table.pointee.call($0) }
    }
    isCalling.store(false, ordering: .sequentiallyConsistent)
    let isRetained = retains.load(ordering: .sequentiallyConsistent) > 0
    switch Int(status) {
    case KB_OK: tellAnswerInPlace(frame, isRetained: isRetained)
    case KB_THREW: tellFailureInPlace(frame, isRetained: isRetained)
    case KB_OBSERVED:
      if !isRetained { misuse("neither answered in place nor retained") }
      let job = frame.job
      jobAfterCall.store(job, ordering: .sequentiallyConsistent)
      frame.reuse()
      isFrameReused.store(true, ordering: .sequentiallyConsistent)
      if job == 0, answers.load(ordering: .sequentiallyConsistent) == 0 {
        misuse("neither a job nor an answer")
      }
    default:
      dispose()
      try library.check(status, "call")
    }
  }

  private func tellAnswerInPlace(_ frame: LentFrame, isRetained: Bool) {
    if let mistake = frame.mistake { return misuse(mistake) }
    tell(.returned(frame.answer))
    if isRetained { misuse("answered in place, and retained") }
    if failureInPlace != nil { misuse("answered in place, and threw") }
  }

  private func tellFailureInPlace(_ frame: LentFrame, isRetained: Bool) {
    guard let failure = failureInPlace else { return misuse("threw without a failure") }
    tell(.failed(failure))
    if isRetained { misuse("threw in place, and retained") }
    if !frame.hasLentMemory { misuse("threw, and kept memory that it was lent") }
  }

  private func threwInPlace(_ failure: ObservedFailure) {
    if failureInPlace != nil { misuse("threw twice in place") }
    if !isCalling.load(ordering: .sequentiallyConsistent) || pthread_self() != caller {
      return misuse("threw in place outside of call")
    }
    failureInPlace = failure
  }

  /// The handle of the call; 0 after an answer in place.
  private var job: kb_job { frame?.job ?? 0 }

  func cancel() throws {
    guard job != 0 else { return }
    let status = library.table.pointee.cancel(library.table.pointee.context, job, place)
    if status != KB_INVALID_HANDLE { try library.check(status, "cancel") }
  }

  var tellsRelease: Bool { retains.load(ordering: .sequentiallyConsistent) > 0 }

  func dispose() {
    if isDisposed.exchange(true, ordering: .relaxed) { return }
    Unmanaged.passUnretained(self).release()
  }

  private func retained() {
    let isFirst = retains.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue == 0
    if !isFirst { misuse("retained twice") }
    if !isCalling.load(ordering: .sequentiallyConsistent) || pthread_self() != caller {
      misuse("retained outside of call")
    }
  }

  private func answered(_ told: Told) {
    if retains.load(ordering: .sequentiallyConsistent) == 0 { misuse("answered before retain") }
    if pthread_self() != caller, job == 0 { misuse("answered before the job was written") }
    answers.add(1, ordering: .sequentiallyConsistent)
    tell(told)
  }

  private func released(_ unseen: ObservedFailure?) {
    if isFrameReused.load(ordering: .sequentiallyConsistent),
      frame?.isReused == false || job != jobAfterCall.load(ordering: .sequentiallyConsistent)
    {
      misuse("wrote into a frame that belongs to the caller again")
    }
    tell(.released(unseen))
  }

  private func misuse(_ what: String) { tell(.failed(ObservedFailure(.misuse, message: what))) }

  private static func of(_ context: UnsafeMutableRawPointer?) -> TableCall {
    Unmanaged<TableCall>.fromOpaque(context!).takeUnretainedValue()
  }
}
