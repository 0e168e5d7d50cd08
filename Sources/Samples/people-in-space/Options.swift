/// The options of the command.
struct Options {
  /// The forms in which positions come into Swift.
  enum Form: String, CaseIterable {
    case async, stream, callback, publisher
  }

  var form = Form.async
  /// The number of positions to print, or nil for all of them.
  var count: Int?
  var interval = Duration.seconds(1)
  /// The file with the people in space. If it is given, people are printed instead of positions.
  var people: String?
  /// The path of the library to open instead of the linked one.
  var library: String?
  var isHelpWanted = false
}

/// The error of a wrong command line. Its message names the option and the value.
struct OptionsError: Error {
  let message: String
}

extension Options {
  /// Reads the arguments that follow the command's name. A value is the next argument, or follows
  /// `=`.
  init(arguments: some Sequence<String>) throws(OptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count == 2 ? String(parts[1]) : nil

      func value() throws(OptionsError) -> String {
        guard let value = attached ?? rest.next() else {
          throw OptionsError(message: "the option \(name) needs a value")
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
      default: throw OptionsError(message: "there is no option '\(argument)'")
      }
    }
  }

  private static func form(_ text: String) throws(OptionsError) -> Form {
    guard let form = Form(rawValue: text) else {
      let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw OptionsError(message: "--form is one of \(known), not '\(text)'")
    }
    return form
  }

  private static func count(_ text: String) throws(OptionsError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw OptionsError(message: "--count is a whole number above 0, not '\(text)'")
    }
    return count
  }

  /// Reads `0.5`, `2s` or `500ms`.
  private static func interval(_ text: String) throws(OptionsError) -> Duration {
    let (digits, unit) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 0.001)
      } else if text.hasSuffix("s") {
        (text.dropLast(), 1.0)
      } else {
        (text[...], 1.0)
      }
    // Nobody waits longer than a year, which is far below the limits of `Duration`.
    guard let number = Double(digits), case let seconds = number * unit,
      (0.001...31_536_000).contains(seconds)
    else {
      throw OptionsError(
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
