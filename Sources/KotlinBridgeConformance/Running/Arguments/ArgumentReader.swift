/// Reads a command line from left to right.
///
/// - The value of an option is the next argument or comes after `=`.
/// - What follows `--` is no option.
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

  /// The next argument, nil after the last. Throws where the option before it was given a value that
  /// nobody asked for.
  package mutating func next() throws(UsageError) -> Argument? {
    if attached != nil { throw UsageError("the option \(option) takes no value") }
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

  /// The value of the option that came last.
  package mutating func value() throws(UsageError) -> String {
    defer { attached = nil }
    if attached == nil, let following = rest.first, !following.hasPrefix("--") {
      attached = rest.popFirst()
    }
    guard let value = attached, !value.isEmpty else {
      throw UsageError("the option \(option) needs a value")
    }
    return value
  }

  /// The value of the option that came last, a whole number in a range.
  package mutating func number<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    let (option, text) = (option, try value())
    guard let number = Number(text), range.contains(number) else {
      let bounds =
        range.upperBound == .max
        ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("\(option) is a whole number \(bounds), not '\(text)'")
    }
    return number
  }

  /// The value of the option that came last, one of an enumeration's.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    let (option, text) = (option, try value())
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) is one of \(known), not '\(text)'")
    }
    return choice
  }
}
