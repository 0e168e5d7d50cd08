package import KotlinBridgeTools

/// A function of a library with this project's table, as the user names it: its arguments are text.
package struct NamedCall: Sendable {
  package var name: String
  package var arguments: [NamedFlow.Argument]

  package init(name: String, arguments: [NamedFlow.Argument] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// Reads `NAME` or `NAME(parameter=value, …)`, as `NamedFlow` does.
  package init(argument text: String) throws(CommandError) {
    let (name, arguments) = try NamedFlow.parsed(text, of: "--call")
    self.init(name: name, arguments: arguments)
  }
}

extension NamedCall: CustomStringConvertible {
  /// The text after `--call`.
  package var description: String { NamedFlow(name: name, arguments: arguments).description }
}
