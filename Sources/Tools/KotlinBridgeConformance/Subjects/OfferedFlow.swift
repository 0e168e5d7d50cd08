/// A flow that a subject in another language offers, by its line `flow NAME WHAT [MESSAGE]`.
struct OfferedFlow: Sendable {
  let name: String
  /// What it does. The number, the counter or the gate is left open if the subscription gives it.
  let behavior: Behavior
  /// Whether it takes its number from the subscription.
  private let isOfAnyNumber: Bool
  /// The text of the exception with which it fails, if the subject says so.
  let message: String?

  /// Nil if WHAT is unknown.
  init?(_ line: SubjectLine) {
    guard line.word == "flow", (2...3).contains(line.fields.count) else { return nil }
    name = line.fields[0]
    message = line.fields.count == 3 ? line.fields[2] : nil
    let parts = line.fields[1].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let number = parts.count == 2 ? String(parts[1]) : nil
    isOfAnyNumber = number == "*"
    let digits = isOfAnyNumber ? "0" : number
    let known = digits.map { Self.counted(String(parts[0]), $0) } ?? Self.plain(String(parts[0]))
    guard let known else { return nil }
    behavior = known
  }

  private static func counted(_ word: String, _ digits: String) -> Behavior? {
    guard let number = Int64(digits), number >= 0 else { return nil }
    switch word {
    case "counts": return .counts(number)
    case "throws": return .throwsAfter(number)
    case "cancels": return .cancels(number)
    case "times-out": return .timesOut(number)
    case "fails-when-cancelled": return .failsWhenCancelled(number)
    default: return nil
    }
  }

  private static func plain(_ word: String) -> Behavior? {
    switch word {
    case "endless": .endless
    case "never": .never
    case "dead": .dead
    case "counted": .produces(counter: "")
    case "gated": .blocks(burst: 1, times: .max, gate: "")
    default: nil
    }
  }

  /// What it does for a check that asks for a behavior of the same kind.
  func behavior(for wanted: Behavior) -> Behavior {
    switch (behavior, wanted) {
    case (.produces, .produces): wanted
    case (.blocks, .blocks(_, _, let gate)): .blocks(burst: 1, times: .max, gate: gate)
    default: isOfAnyNumber ? wanted : behavior
    }
  }

  /// The argument of a subscription: the number, the counter or the gate; nil if it takes none.
  func argument(for behavior: Behavior) -> String? {
    switch behavior {
    case .produces(let counter): counter
    case .blocks(_, _, let gate): gate
    default: isOfAnyNumber ? "\(behavior.count ?? 0)" : nil
    }
  }
}
