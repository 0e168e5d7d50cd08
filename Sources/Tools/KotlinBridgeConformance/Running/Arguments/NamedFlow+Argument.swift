package import KotlinBridgeTools

extension NamedFlow {
  /// Reads `NAME` or `NAME(parameter=value, …)`. A comma in quotes, brackets or braces is part
  /// of a value.
  package init(argument text: String) throws(CommandError) {
    let (name, arguments) = try Self.parsed(text, of: "--flow")
    self.init(name: name, arguments: arguments)
  }

  /// - Parameter option: names the option in errors.
  static func parsed(
    _ text: String, of option: String
  ) throws(CommandError) -> (name: String, arguments: [Argument]) {
    guard let start = text.firstIndex(of: "(") else { return (text, []) }
    guard text.last == ")" else { throw CommandError("\(option) '\(text)' lacks its last ')'") }
    var arguments: [Argument] = []
    let list = text[start...].dropFirst().dropLast()
    for part in list.trimmed.isEmpty ? [] : parts(of: list) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].trimmed.isEmpty else {
        throw CommandError(
          "\(option) '\(text)': an argument must be parameter=value, not '\(part.trimmed)'")
      }
      let name = pair[0].trimmed
      if arguments.contains(where: { $0.parameter == name }) {
        throw CommandError("\(option) '\(text)' gives the parameter '\(name)' twice")
      }
      arguments.append(Argument(parameter: name, text: pair[1].trimmed))
    }
    return (String(text[..<start]), arguments)
  }

  /// Splits at the commas that are not inside quotes, brackets or braces.
  private static func parts(of list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth) = (list.startIndex, 0)
    var (isQuoted, isEscaped) = (false, false)
    for index in list.indices {
      let character = list[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = character == "\\"
        isQuoted = character != "\""
      } else {
        switch character {
        case "\"": isQuoted = true
        case "[", "{": depth += 1
        case "]", "}": depth -= 1
        case "," where depth <= 0:
          parts.append(list[start..<index])
          start = list.index(after: index)
        default: break
        }
      }
    }
    return parts + [list[start...]]
  }

  /// The options that give this flow.
  package var options: [String] {
    ["--flow", description] + (does.map { ["--does", $0.argument] } ?? [])
  }

  /// Reads the text after `--does`.
  mutating func accept(does text: String) throws(CommandError) {
    if does != nil { throw CommandError("--flow '\(self)' has two --does") }
    let stated = try StatedBehavior(argument: text, of: "--does")
    if case .blocks = stated.behavior {
      throw CommandError("--does '\(text)' is only for --classic: a gate is a function in C")
    }
    does = stated
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.lastIndex { $0 != " " }.map { start[...$0] } ?? "")
  }
}
