/// A flow of a library with this project's table, as the user names it: its arguments are text.
package struct NamedFlow: Sendable {
  /// A value for a parameter.
  package struct Argument: Sendable {
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
  package var does: StatedBehavior?

  package init(name: String, arguments: [Argument] = [], does: StatedBehavior? = nil) {
    self.name = name
    self.arguments = arguments
    self.does = does
  }
}

extension NamedFlow {
  /// The name under which a check uses it; nil if its behavior is not stated.
  var statedName: String? { does?.behavior.name(of: "\(self)") }
}

extension NamedFlow: CustomStringConvertible {
  /// The text after `--flow`.
  package var description: String {
    let list = arguments.map { "\($0.parameter)=\($0.text)" }.joined(separator: ", ")
    return list.isEmpty ? name : "\(name)(\(list))"
  }
}
