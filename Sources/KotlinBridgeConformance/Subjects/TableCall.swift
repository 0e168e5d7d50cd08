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
  // The library writes it, and writes `job` before another thread answers.
  private let answer = UnsafeMutablePointer<kb_answer>.allocate(capacity: 1)
  private let isCalling = Atomic(true)
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
    answer.initialize(to: kb_answer(job: 0, size: -2, value: kb_answer().value))
  }

  deinit { answer.deallocate() }

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
      on_throw: { TableCall.of($0).answered(.failed(ObservedFailure(c: $1))) },
      release: { context, unseen in
        TableCall.of(context).released(unseen.map { ObservedFailure(c: $0) })
      })
    let status = library.table.pointee.call(
      function, arguments, Int64(arguments.count), placement, &observer, answer)
    isCalling.store(false, ordering: .sequentiallyConsistent)
    if status != KB_OK { dispose() }
    try library.check(status, "call")
    tellAnswerInPlace()
  }

  private func tellAnswerInPlace() {
    let size = answer.pointee.size
    let isRetained = retains.load(ordering: .sequentiallyConsistent) > 0
    switch size {
    case 0...Int64(KB_IN_PLACE_SIZE):
      tell(.returned(withUnsafeBytes(of: answer.pointee.value) { Array($0[..<Int(size)]) }))
      if isRetained { misuse("answered in place, and retained") }
      if job != 0 { misuse("answered in place, with a job") }
    case -1:
      if !isRetained { misuse("neither answered in place nor retained") }
      if job == 0, answers.load(ordering: .sequentiallyConsistent) == 0 {
        misuse("no job, and no answer either")
      }
    default: misuse("an answer in place of \(size) bytes")
    }
  }

  /// The handle of the call; 0 after an answer in place.
  private var job: kb_job { answer.pointee.job }

  func cancel() throws {
    guard job != 0 else { return }
    let status = library.table.pointee.cancel(job, place)
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

  private func released(_ unseen: ObservedFailure?) { tell(.released(unseen)) }

  private func misuse(_ what: String) { tell(.failed(ObservedFailure(.misuse, message: what))) }

  private static func of(_ context: UnsafeMutableRawPointer?) -> TableCall {
    Unmanaged<TableCall>.fromOpaque(context!).takeUnretainedValue()
  }
}
