import CKotlinBridge
import Testing

@testable import KotlinBridge

/// A call made by hand through the C table, with an observer of C functions.
///
/// The context is retained for C by `retain` and released by `release`, so a second release, or an answer
/// after it, is a crash or a report of the address sanitizer. An answer in place is recorded like another.
final class RawCall<Value: KotlinValue & Equatable>: RawCallContext, @unchecked Sendable {
  // What changes is the recorder's own.
  let recorder: Recorder<Value>
  private let cases: CaseTable

  /// - Parameter bytes: the arguments, which may be wrong.
  init<each Argument: KotlinValue>(
    _ function: KotlinFunction<repeat each Argument, Value>, bytes: [UInt8],
    placement: KotlinPlacement = .caller, in recorder: Recorder<Value> = Recorder()
  ) {
    self.recorder = recorder
    cases = function.target.cases
    super.init()
    call(function.target.id, bytes, placement: kb_placement(placement.rawValue))
  }

  override func returned(_ bytes: UnsafeRawBufferPointer) {
    recorder.callback {
      do throws(KotlinError) {
        recorder.record(.value(try Value(whole: bytes, cases)))
      } catch {
        recorder.threw(error)
      }
    }
  }

  override func failed(_ error: KotlinError) {
    recorder.callback { recorder.threw(error) }
  }

  override func released(_ unseen: KotlinError?) {
    recorder.callback { recorder.record(.released(unseen: unseen.map(Failure.init))) }
  }
}

/// What C's callbacks know of a call: not the type of its answer.
class RawCallContext: Observer, @unchecked Sendable {
  // `job` is written by `call` before an answer on another thread.
  final let answer = UnsafeMutablePointer<kb_answer>.allocate(capacity: 1)
  /// What `call` answered. Written before anybody else has this object.
  private(set) final var status: kb_status = -1

  override init() { answer.initialize(to: kb_answer()) }
  deinit { answer.deallocate() }

  /// 0 if the answer has come inside `call`.
  final var job: kb_job { answer.pointee.job }

  @discardableResult
  final func cancel(_ place: kb_cancel_mode) -> kb_status { table.cancel(job, place) }

  /// Calls a function. Called once.
  final func call(
    _ function: UInt32, _ bytes: [UInt8], placement: kb_placement,
    changing change: (inout kb_call_observer) -> Void = { _ in }
  ) {
    var observer = rawCallObserver(context: Unmanaged.passUnretained(self).toOpaque())
    change(&observer)
    endTurn()
    status = table.call(function, bytes, Int64(bytes.count), placement, &observer, answer)
    guard status == KB_OK, answer.pointee.size >= 0 else { return }
    withUnsafeBytes(of: answer.pointee.value) {
      returned(UnsafeRawBufferPointer(rebasing: $0[..<Int(answer.pointee.size)]))
    }
    released(nil)
  }

  /// Lends the object for one callback.
  fileprivate static func inTurn(
    _ context: UnsafeMutableRawPointer?, _ body: (RawCallContext) -> Void
  ) {
    let raw = Unmanaged<RawCallContext>.fromOpaque(context!).takeUnretainedValue()
    raw.beginTurn()
    body(raw)
    raw.endTurn()
  }

  func returned(_ bytes: UnsafeRawBufferPointer) {}
  func failed(_ error: KotlinError) {}
  func released(_ unseen: KotlinError?) {}
}

/// An observer that calls a `RawCallContext`.
func rawCallObserver(context: UnsafeMutableRawPointer) -> kb_call_observer {
  kb_call_observer(
    context: context,
    retain: { context in
      _ = Unmanaged<RawCallContext>.fromOpaque(context!).retain()
      return context
    },
    on_return: { context, value, size in
      RawCallContext.inTurn(context) {
        $0.returned(UnsafeRawBufferPointer(start: value, count: Int(size)))
      }
    },
    on_throw: { context, failure in RawCallContext.inTurn(context) { $0.failed(copy(failure!)) } },
    release: { context, unseen in
      RawCallContext.inTurn(context) { $0.released(unseen.map(copy)) }
      Unmanaged<RawCallContext>.fromOpaque(context!).release()
    })
}

/// The id of a function, whatever its types.
func id<each Argument: KotlinValue, Value: KotlinValue>(
  of function: KotlinFunction<repeat each Argument, Value>
) -> UInt32 {
  function.target.id
}

/// The arguments as they cross.
func encoded<each Argument: KotlinValue>(_ argument: repeat each Argument) -> [UInt8] {
  KotlinWriter.bytes(of: repeat each argument)
}
