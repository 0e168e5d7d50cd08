import CKotlinBridge
import KotlinBridgeTestSupport

@testable import KotlinBridge

/// A call that a test makes through the C table by itself, with an observer of C functions.
///
/// An answer in place is recorded like another one.
final class ManualCall<Value: KotlinValue & Equatable>: ManualObserver, @unchecked Sendable {
  let recorder: EventRecorder<Value>
  /// What `call` answered. Written before any other thread has this object.
  private(set) var status: kb_status = -1
  private let cases: CaseTable
  // Its `job` is written by `call` before an answer on another thread.
  private let answer = UnsafeMutablePointer<kb_answer>.allocate(capacity: 1)

  /// - Parameter bytes: the arguments, which may be wrong.
  init<each Argument: KotlinValue>(
    _ function: KotlinFunction<repeat each Argument, Value>, bytes: [UInt8],
    placement: KotlinPlacement = .caller, in recorder: EventRecorder<Value> = EventRecorder()
  ) {
    self.recorder = recorder
    cases = function.target.cases
    answer.initialize(to: kb_answer())
    super.init()
    var observer = callObserver
    endTurn()
    status = table.call(
      function.target.id, bytes, Int64(bytes.count), kb_placement(placement.rawValue), &observer,
      answer)
    guard status == KB_OK, answer.pointee.size >= 0 else { return }
    withUnsafeBytes(of: answer.pointee.value) {
      returned(UnsafeRawBufferPointer(rebasing: $0[..<Int(answer.pointee.size)]))
    }
    released(nil)
  }

  deinit { answer.deallocate() }

  /// 0 if the answer has come inside `call`.
  var job: kb_job { answer.pointee.job }

  @discardableResult func cancel(_ place: kb_cancel_mode) -> kb_status { table.cancel(job, place) }

  override func returned(_ bytes: UnsafeRawBufferPointer) {
    recorder.callback {
      do throws(KotlinError) {
        recorder.record(.value(try Value(whole: bytes, cases)))
      } catch {
        recorder.threw(error)
      }
    }
  }

  override func failed(_ error: KotlinError) { recorder.callback { recorder.threw(error) } }

  override func released(_ unseen: KotlinError?) {
    recorder.callback { recorder.released(unseen: unseen) }
  }
}

extension ManualCall where Value == Int64 {
  /// Calls a function that returns a `Long` by its name.
  convenience init<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, placement: KotlinPlacement = .caller
  ) throws {
    self.init(
      try library.function(name, taking: repeat (each Argument).self, returning: Int64.self),
      bytes: encoded(repeat each argument), placement: placement)
  }
}

/// The arguments as they cross the C boundary.
func encoded<each Argument: KotlinValue>(_ argument: repeat each Argument) -> [UInt8] {
  KotlinWriter.bytes(of: repeat each argument)
}
