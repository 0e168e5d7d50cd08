import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers

/// A state flow of the fixtures that is read and set with mutated arguments and values.
///
/// The name of a state stays as it is: each other one would leave a state behind in the fixtures.
struct FuzzedState: FuzzTarget {
  let name: String
  /// Encodings of the arguments.
  let arguments: [[UInt8]]
  /// The echo of the type of its values.
  let value: String
  var mutatesArguments = false
  var mayThrow = false
  var isMutable = true

  static func all() -> [FuzzedState] {
    let name = [encoded(freshName())]
    let periods = [encoded(Period(begin: 0, end: 1)), encoded(Period(begin: 2, end: 1))]
    return [
      FuzzedState(name: "state", arguments: name, value: "echoLong"),
      FuzzedState(name: "stringState", arguments: name, value: "echoNullableString"),
      FuzzedState(name: "pointState", arguments: name, value: "echoPoint"),
      FuzzedState(name: "periodState", arguments: name, value: "echoPoint", mayThrow: true),
      FuzzedState(name: "readOnlyState", arguments: name, value: "echoLong", isMutable: false),
      FuzzedState(
        name: "plainState", arguments: [[]], value: "echoLong", mutatesArguments: true),
      FuzzedState(name: "total", arguments: [[]], value: "echoLong", mutatesArguments: true),
      FuzzedState(
        name: "stateOfPeriod", arguments: periods, value: "echoLong", mutatesArguments: true,
        mayThrow: true),
      FuzzedState(
        name: "stateThrows", arguments: [encoded("no")], value: "echoLong",
        mutatesArguments: true, mayThrow: true, isMutable: false),
      FuzzedState(
        name: "stateOnCancelledScope", arguments: [[]], value: "echoLong", mutatesArguments: true,
        mayThrow: true, isMutable: false),
    ]
  }

  /// Reads or sets it once. The values are mutated, the arguments often are not.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    let right = arguments.randomElement(using: &fuzz.seed)!
    let bytes = mutatesArguments && fuzz.chance(2) ? fuzz.mutant(of: arguments) : right
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
