/// A flow of a library with this project's table, as the user names it: its arguments are text.
package struct NamedFlow: Hashable, Sendable {
  /// A value for a parameter.
  package struct Argument: Hashable, Sendable {
    package var parameter: String
    package var text: String

    package init(parameter: String, text: String) {
      self.parameter = parameter
      self.text = text
    }
  }

  package var name: String
  package var arguments: [Argument]
  /// What it does, if the user says so.
  package var behavior: Behavior?

  package init(name: String, arguments: [Argument] = [], behavior: Behavior? = nil) {
    self.name = name
    self.arguments = arguments
    self.behavior = behavior
  }
}

extension NamedFlow: CustomStringConvertible {
  /// The text after `--flow`.
  package var description: String {
    let list = arguments.map { "\($0.parameter)=\($0.text)" }.joined(separator: ", ")
    return list.isEmpty ? name : "\(name)(\(list))"
  }
}
