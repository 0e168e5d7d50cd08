import CKotlinBridge
import KotlinBridge
import TestHelpers

/// A function of the fixtures that is called with mutated arguments.
struct FuzzedFunction: FuzzTarget {
  let name: String
  /// Encodings of arguments.
  let samples: [[UInt8]]
  let isSuspending: Bool
  /// Whether Kotlin code may throw on well-formed arguments.
  var mayThrow = false
  /// Whether it may run until it is cancelled.
  var mayWait = false
  /// What follows the mutated bytes as it is: an argument that must not be just any number.
  var tail: [UInt8] = []
  /// For a function that returns its argument.
  var echo: WireForm?

  /// Calls it once with mutated arguments.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    let arguments = fuzz.mutant(of: samples) + tail
    let frame = FuzzedFrame(functionID(name), fuzz.lend(arguments))
    let observer = isSuspending || fuzz.chance(2) ? FuzzObserver() : nil
    let pool = [KB_DEFAULT, KB_IO].randomElement(using: &fuzz.seed)!
    frame.pointer.pointee.placement = fuzz.chance(32) ? pool : KB_CALLER
    let refusal = fuzz.chance(32) ? damaged(frame, &fuzz) : nil
    let isUnobserved = isSuspending && fuzz.chance(64)
    // An entry does not look at the id.
    let isByEntry = refusal != kb_status(KB_UNKNOWN_ID) && fuzz.chance(2)
    let function = isByEntry ? FuzzedFrame.entry(ofFunction: functionID(name)) : table.call
    let status = call(frame, isUnobserved ? nil : observer, function)
    fuzz.count(status)
    if let complaint = frame.complaint(after: status) { return complaint }
    if let refusal { return status == refusal ? nil : "status \(status) for a damaged frame" }
    if isUnobserved { return status == KB_UNSUPPORTED ? nil : "status \(status) without observer" }
    if status == KB_OBSERVED {
      return observed(observer!, job: frame.pointer.pointee.job, arguments, &fuzz)
    }
    return complaint(of: status, answer: status == KB_OK ? frame.answer : nil, to: arguments)
  }

  private func call(
    _ frame: FuzzedFrame, _ observer: FuzzObserver?, _ function: FuzzedFrame.Function
  ) -> kb_status {
    guard let observer else { return function(frame.pointer) }
    var functions = observer.callObserver
    observer.endTurn()
    return withUnsafePointer(to: &functions) {
      frame.pointer.pointee.observer = $0
      defer { frame.pointer.pointee.observer = nil }
      return function(frame.pointer)
    }
  }

  /// Damages the frame. Returns the status that it must get.
  private func damaged(_ frame: FuzzedFrame, _ fuzz: inout FuzzRun) -> kb_status {
    if fuzz.chance(4) {
      let wrong = kb_placement([3, -1, .max, .min].randomElement(using: &fuzz.seed)!)
      frame.damage { $0.placement = wrong }
      return kb_status(KB_INVALID_ARGUMENT)
    }
    return frame.damage(&fuzz.seed)
  }

  /// Waits for the answer of a call that runs, perhaps after a cancel.
  private func observed(
    _ observer: FuzzObserver, job: kb_job, _ arguments: [UInt8], _ fuzz: inout FuzzRun
  ) -> String? {
    let isCancelled = mayWait || fuzz.chance(4)
    if isCancelled {
      let place = fuzz.chance(2) ? KB_CANCEL_HERE : KB_CANCEL_LATER
      let status = table.cancel(table.context, job, place)
      if status != KB_OK, status != KB_INVALID_HANDLE { return "status \(status) of cancel" }
    }
    observer.waitForRelease()
    if let complaint = observer.complaintOfCall { return complaint }
    // A failure of a cancelled call is the cancellation.
    if observer.answer == nil { return mayThrow || isCancelled ? nil : "threw" }
    return complaint(of: kb_status(KB_OK), answer: observer.answer, to: arguments)
  }

  private func complaint(
    of status: kb_status, answer: [UInt8]?, to arguments: [UInt8]
  ) -> String? {
    switch Int(status) {
    case KB_OK, KB_MALFORMED:
      return arguments.withUnsafeBytes { echo?.complaint(sending: $0, answer: answer) }
    case KB_THREW: return mayThrow ? nil : "status \(status)"
    default: return "status \(status)"
    }
  }
}
