/// Reads a command line from left to right.
///
/// - The value of an option is the next argument, or stands after `=`.
/// - No argument after `--` is an option.
package struct ArgumentReader {
  package enum Argument: Equatable {
    case option(String)
    case value(String)
  }

  private var rest: ArraySlice<String>
  private var option = ""
  private var attached: String?
  private var areOptionsOver = false

  package init(_ arguments: some Sequence<String>) {
    rest = Array(arguments)[...]
  }

  /// The next argument; nil after the last one. Throws if the option before it takes no value and
  /// was given one with `=`.
  package mutating func next() throws(CommandError) -> Argument? {
    if attached != nil { throw CommandError("the option \(option) takes no value") }
    guard let argument = rest.popFirst() else { return nil }
    if areOptionsOver { return .value(argument) }
    if argument == "--" {
      areOptionsOver = true
      return try next()
    }
    guard argument.hasPrefix("-"), argument != "-" else { return .value(argument) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    option = String(parts[0])
    attached = parts.count == 2 ? String(parts[1]) : nil
    return .option(option)
  }

  /// The value of the option that `next()` gave last.
  package mutating func value() throws(CommandError) -> String {
    defer { attached = nil }
    if attached == nil, let following = rest.first, !following.hasPrefix("--") {
      attached = rest.popFirst()
    }
    guard let value = attached, !value.isEmpty else {
      throw CommandError("the option \(option) needs a value")
    }
    return value
  }

  /// The value of the option that `next()` gave last: a whole number in a range.
  package mutating func number<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) throws(CommandError) -> Number {
    let (option, text) = (option, try value())
    guard let number = Number(text), range.contains(number) else {
      let bounds =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw CommandError("\(option) must be a whole number \(bounds), not '\(text)'")
    }
    return number
  }

  /// The value of the option that `next()` gave last: one of the cases of an enumeration.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    let (option, text) = (option, try value())
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(option) must be one of \(known), not '\(text)'")
    }
    return choice
  }
}
