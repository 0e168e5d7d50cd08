/// Why a command can't do what it was asked to do: one line that says what to change.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
