import CKotlinBridge
import TestHelpers

@testable import KotlinBridge

/// A call that a test makes through the C table by itself, with an observer of C functions.
///
/// An answer in place is recorded like another one, and `status` tells them apart.
final class ManualCall<Value: KotlinValue & Equatable>: ManualObserver, @unchecked Sendable {
  let recorder: EventRecorder<Value>
  /// What `call` returned. Written before any other thread has this object.
  private(set) var status: kb_status = -1
  /// Whether the library has accepted the call.
  var isAccepted: Bool { [KB_OK, KB_THREW, KB_OBSERVED].contains(Int(status)) }
  // Its `job` is written by `call` before an answer on another thread.
  private let frame: ManualFrame

  /// - Parameter bytes: the arguments, which may be wrong.
  init(
    _ name: String, bytes: [UInt8], placement: KotlinPlacement = .caller,
    in recorder: EventRecorder<Value> = EventRecorder()
  ) {
    self.recorder = recorder
    frame = ManualFrame(functionID(name), bytes)
    super.init()
    var observer = callObserver
    frame.pointer.pointee.placement = kb_placement(placement.rawValue)
    frame.pointer.pointee.context = context
    frame.pointer.pointee.on_throw = callObserver.on_throw
    endTurn()
    status = withUnsafePointer(to: &observer) {
      frame.pointer.pointee.observer = $0
      return frame.used(by: table.call)
    }
    if status == KB_OK { returned(frame.answer) }
    if status == KB_OK || status == KB_THREW { released(nil) }
  }

  /// 0 if the answer has come inside `call`.
  var job: kb_job { frame.pointer.pointee.job }

  @discardableResult func cancel(_ place: kb_cancel_mode) -> kb_status {
    table.cancel(table.context, job, place)
  }

  override func returned(_ bytes: UnsafeRawBufferPointer) {
    recorder.callback {
      do throws(KotlinError) {
        recorder.record(.value(try decoded(bytes)))
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
  ) {
    self.init(name, bytes: encoded(repeat each argument), placement: placement)
  }
}

/// The arguments of a function as they cross the C boundary.
func encoded<each Argument: KotlinValue>(_ argument: repeat each Argument) -> [UInt8] {
  KotlinWriter.bytes(of: repeat each argument)
}

/// The one value that these bytes are.
func decoded<Value: KotlinValue>(_ bytes: UnsafeRawBufferPointer) throws(KotlinError) -> Value {
  var reader = KotlinReader(bytes)
  let value = try reader.read(Value.self)
  try reader.finish()
  return value
}
