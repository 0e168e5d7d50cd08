import CKotlinBridge
import Glibc
import Synchronization

/// One call by the C table.
///
/// - It stays alive after `release`, until `dispose()`: a callback that comes too late shall be seen and not
///   crash.
/// - What the contract of a call forbids is told as a failure of the kind misuse, so that it is part of the
///   history.
final class TableCall: RunningCall, @unchecked Sendable {
  enum Told: Sendable {
    case returned([UInt8])
    case failed(Failure)
    case released(Failure?)
  }

  private let library: TableClient
  private let place: Int32
  private let tell: @Sendable (Told) -> Void
  private let caller = pthread_self()
  // Written by the library, `job` before another thread answers.
  private let answer = UnsafeMutablePointer<kb_answer>.allocate(capacity: 1)
  private let isCalling = Atomic(true)
  private let retains = Atomic(0)
  private let answers = Atomic(0)
  private let isDisposed = Atomic(false)

  init(
    library: TableClient, cancel: TableCallSubject.Cancel,
    telling tell: @escaping @Sendable (Told) -> Void
  ) {
    self.library = library
    self.tell = tell
    place = Int32(cancel == .here ? KB_CANCEL_HERE : KB_CANCEL_LATER)
    answer.initialize(to: kb_answer(job: 0, size: -2, value: kb_answer().value))
  }

  deinit { answer.deallocate() }

  /// Called once. Where it throws, the library has not accepted the call.
  func start(_ function: UInt32, arguments: [UInt8], placement: Int) throws {
    let context = Unmanaged.passRetained(self)
    var observer = kb_call_observer(
      context: context.toOpaque(), retain: onRetain, on_return: onReturn, on_throw: onThrow,
      release: onRelease)
    let status = library.table.pointee.call(
      function, arguments, Int64(arguments.count), Int32(placement), &observer, answer)
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

  /// 0 once `call` has answered.
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

  fileprivate func retained() {
    let isFirst = retains.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue == 0
    if !isFirst { misuse("retained twice") }
    if !isCalling.load(ordering: .sequentiallyConsistent) || pthread_self() != caller {
      misuse("retained outside of call")
    }
  }

  fileprivate func answered(_ told: Told) {
    if retains.load(ordering: .sequentiallyConsistent) == 0 { misuse("answered before retain") }
    if pthread_self() != caller, job == 0 { misuse("answered before the job was written") }
    answers.add(1, ordering: .sequentiallyConsistent)
    tell(told)
  }

  fileprivate func released(_ unseen: Failure?) { tell(.released(unseen)) }

  private func misuse(_ what: String) { tell(.failed(Failure(.misuse, message: what))) }

  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> TableCall {
    Unmanaged<TableCall>.fromOpaque(context!).takeUnretainedValue()
  }
}

private let onRetain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  TableCall.of($0).retained()
  return $0
}

private let onReturn:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void = {
    let bytes = UnsafeBufferPointer(start: $1, count: $1 == nil ? 0 : max(0, Int($2)))
    TableCall.of($0).answered(.returned(Array(bytes)))
  }

private let onThrow: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void =
  { TableCall.of($0).answered(.failed(Failure(raw: $1))) }

private let onRelease:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    TableCall.of($0).released($1.map { Failure(raw: $0) })
  }
