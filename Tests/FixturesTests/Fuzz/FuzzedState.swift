import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers

/// A state flow of the fixtures that is read and set with mutated arguments and values. The argument is
/// its handle, if a function makes it.
struct FuzzedState: FuzzTarget {
  let name: String
  /// Encodings of the arguments, of the function that makes it or of the flow.
  let arguments: [[UInt8]]
  /// The echo of the type of its values.
  let value: String
  var mayThrow = false
  var isMutable = true

  static func all() -> [FuzzedState] {
    let name = [encoded(freshName())]
    let period = [encoded(Period(begin: 0, end: 1))]
    return [
      FuzzedState(name: "state", arguments: name, value: "echoLong"),
      FuzzedState(name: "stringState", arguments: name, value: "echoNullableString"),
      FuzzedState(name: "pointState", arguments: name, value: "echoPoint"),
      FuzzedState(name: "periodState", arguments: name, value: "echoPoint", mayThrow: true),
      FuzzedState(name: "readOnlyState", arguments: name, value: "echoLong", isMutable: false),
      FuzzedState(name: "plainState", arguments: [[]], value: "echoLong"),
      FuzzedState(name: "total", arguments: [[]], value: "echoLong"),
      FuzzedState(name: "stateOfPeriod", arguments: period, value: "echoLong"),
      FuzzedState(
        name: "stateOnCancelledScope", arguments: [[]], value: "echoLong", mayThrow: true,
        isMutable: false),
    ]
  }

  /// Reads or sets it once. The values are mutated, the arguments often are not.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    let made = MadeFlow(name, arguments.randomElement(using: &fuzz.seed)!)
    defer { made.release() }
    let bytes = fuzz.chance(2) ? fuzz.mutant(of: [made.arguments]) : made.arguments
    let id = fuzz.id(ofFlow: name)
    let frame = FuzzedFrame(id, fuzz.lend(bytes))
    let refusal = fuzz.chance(32) ? frame.damage(&fuzz.seed) : nil
    let isRead = fuzz.chance(3)
    let isByEntry = refusal != kb_status(KB_UNKNOWN_ID) && fuzz.chance(2)
    let read = isByEntry ? FuzzedFrame.entry(ofState: id) : table.state_value
    let (status, size) = isRead ? (read(frame.pointer), nil) : set(frame, &fuzz)
    fuzz.count(status)
    if let complaint = frame.complaint(after: status) { return complaint }
    if let refusal { return status == refusal ? nil : "status \(status) for a damaged frame" }
    if !isRead, !isMutable { return status == KB_UNSUPPORTED ? nil : "status \(status)" }
    switch Int(status) {
    case KB_OK:
      if let size { return frame.answer.count == size ? nil : "answered \(frame.answer)" }
      return frame.answer.withUnsafeBytes { fuzz.form(value).complaint(ofAnswer: $0) }
    case KB_MALFORMED: return nil
    case KB_INVALID_HANDLE: return bytes == made.arguments ? "refused its handle" : nil
    case KB_THREW: return mayThrow ? nil : "status \(status)"
    default: return "status \(status)"
    }
  }

  /// Sets the state in one of the two ways. Returns also how large the answer is.
  private func set(_ frame: FuzzedFrame, _ fuzz: inout FuzzRun) -> (kb_status, Int?) {
    let samples = fuzz.form(value).samples
    let first = fuzz.lend(fuzz.mutant(of: samples), isExact: true)
    let second = fuzz.lend(fuzz.mutant(of: samples), isExact: true)
    return withExtendedLifetime((first, second)) {
      if fuzz.chance(2) {
        return (table.state_set(frame.pointer, first.start, Int64(first.count)), 0)
      }
      let status = table.state_compare_and_set(
        frame.pointer, first.start, Int64(first.count), second.start, Int64(second.count))
      return (status, 1)
    }
  }
}
