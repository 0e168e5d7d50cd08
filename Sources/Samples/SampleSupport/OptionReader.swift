/// An option of a command.
public struct CommandOption: Sendable {
  let name: String
  let value: String?
  let help: String

  /// - Parameters:
  ///   - name: with its hyphens.
  ///   - value: what follows it, for the help; nil if nothing does.
  ///   - help: one line.
  public init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// A wrong command line. The message names the option and the value.
public struct UsageError: Error {
  /// What is wrong.
  public let message: String

  public init(_ message: String) { self.message = message }
}

/// Reads the arguments of a command.
struct OptionReader {
  private let options: [CommandOption]

  init(_ options: [CommandOption]) { self.options = options }

  /// The values of the options that were given. A value is the next argument, or follows `=`.
  func values(_ arguments: some Sequence<String>) throws(UsageError) -> [String: String] {
    var values: [String: String] = [:]
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let attached = parts.count == 2 ? String(parts[1]) : nil
      guard let option = options.first(where: { $0.name == parts[0] }),
        option.value != nil || attached == nil
      else { throw UsageError("there is no option '\(argument)'") }
      if option.value == nil {
        values[option.name] = ""
      } else if let value = attached ?? rest.next() {
        values[option.name] = value
      } else {
        throw UsageError("the option \(option.name) needs a value")
      }
    }
    return values
  }
}
