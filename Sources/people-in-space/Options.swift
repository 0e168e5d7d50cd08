/// What the command was asked for.
struct Options {
  /// How the positions come into Swift.
  enum Form: String, CaseIterable {
    case async, stream, callback, publisher
  }

  var form = Form.async
  /// The number of positions to print; nil for no end.
  var count: Int?
  var interval = Duration.seconds(1)
  /// The file with the people in space, which are printed in place of positions.
  var people: String?
  /// The library to open in place of the linked one.
  var library: String?
  var isHelpWanted = false
}

/// Why the command line can't be followed; names the option and the value.
struct UsageError: Error {
  let message: String
}

extension Options {
  /// Reads the arguments that follow the command's name; a value is the next one or comes after `=`.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count == 2 ? String(parts[1]) : nil

      func value() throws(UsageError) -> String {
        guard let value = attached ?? rest.next() else {
          throw UsageError(message: "the option \(name) needs a value")
        }
        return value
      }

      switch name {
      case "--form": form = try Self.form(value())
      case "--count": count = try Self.count(value())
      case "--interval": interval = try Self.interval(value())
      case "--people": people = try value()
      case "--library": library = try value()
      case "--help" where attached == nil, "-h" where attached == nil: isHelpWanted = true
      default: throw UsageError(message: "there is no option '\(argument)'")
      }
    }
  }

  private static func form(_ text: String) throws(UsageError) -> Form {
    guard let form = Form(rawValue: text) else {
      let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "--form is one of \(known), not '\(text)'")
    }
    return form
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw UsageError(message: "--count is a whole number above 0, not '\(text)'")
    }
    return count
  }

  /// Reads `0.5`, `2s` or `500ms`.
  private static func interval(_ text: String) throws(UsageError) -> Duration {
    let (digits, unit) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 0.001)
      } else if text.hasSuffix("s") {
        (text.dropLast(), 1.0)
      } else {
        (text[...], 1.0)
      }
    // A year is more than anybody waits for, and far from what overflows.
    guard let number = Double(digits), case let seconds = number * unit,
      (0.001...31_536_000).contains(seconds)
    else {
      throw UsageError(
        message: "--interval is a time from 1ms to a year such as 0.5, 2s or 500ms, not '\(text)'")
    }
    return .seconds(seconds)
  }

  static let help = """
    Prints where the International Space Station is, computed in Kotlin, until Ctrl-C.

    USAGE: people-in-space [options]

      --form FORM       how the positions come into Swift: async (the default), stream, callback,
                        publisher
      --count N         stop after N positions
      --interval TIME   the time between two positions: 0.5, 2s, 500ms; 1s unless given
      --people FILE     print the people in space in place of positions, from the JSON of a "people
                        in space" service
      --library PATH    open this library in place of the linked libpeople.so
      --help            print this

    The position is computed from orbital elements of 2019, so it is a plausible one, not today's.
    """
}
