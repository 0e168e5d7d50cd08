package import KotlinBridgeTools

/// What a flow does, as the command line states it.
package struct StatedBehavior: Sendable {
  package var behavior: Behavior
  /// The text of the exception with which the flow fails, if it is stated.
  package var message: String?

  package init(behavior: Behavior, message: String? = nil) {
    self.behavior = behavior
    self.message = message
  }

  /// A check collects all elements of such a flow.
  private static let most: Int64 = 1_000_000_000

  /// Reads `counts:5`, `throws:5`, `throws:5:its message`, `endless` and so on.
  ///
  /// - Parameter option: names the argument in errors, such as `does=`.
  package init(argument text: String, of option: String) throws(CommandError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : nil
    message = nil
    switch (parts[0], rest) {
    case ("counts", let rest?): behavior = .counts(try Self.count(rest, option, text))
    case ("cancels", let rest?): behavior = .cancels(try Self.count(rest, option, text))
    case ("throws", let rest?):
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      behavior = .throwsAfter(try Self.count(String(parts[0]), option, text))
      message = parts.count == 2 ? String(parts[1]) : nil
      if message == "" {
        throw CommandError("\(option) '\(text)' gives an empty message: leave out the last colon")
      }
    case ("endless", nil): behavior = .endless
    case ("never", nil): behavior = .never
    case ("dead", nil): behavior = .dead
    case ("gated", let gate?) where !gate.isEmpty:
      behavior = .blocks(burst: 1, times: .max, gate: gate)
    default:
      throw CommandError(
        "\(option) must be one of counts:N, throws:K, throws:K:MESSAGE, endless, never, cancels:K, dead, "
          + "gated:OPEN, not '\(text)'")
    }
  }

  private static func count(
    _ digits: String, _ option: String, _ text: String
  ) throws(CommandError) -> Int64 {
    guard let count = Int64(digits), (0...most).contains(count) else {
      throw CommandError(
        "\(option) '\(text)' has no count of elements from 0 to \(most)")
    }
    return count
  }

  /// The text that `init(argument:of:)` reads.
  package var argument: String { "\(behavior)" + (message.map { ":\($0)" } ?? "") }
}
