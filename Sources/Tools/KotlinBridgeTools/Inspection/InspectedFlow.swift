/// A flow of a hand-written bridge, and whether the file exports its functions.
package struct InspectedFlow: Encodable, Sendable {
  package struct Function: Encodable, Sendable {
    /// What it is for: `subscribe`, `cancel`, …
    package let role: String
    package let symbol: String
    package let found: Bool
  }

  /// What the flow does, as the command line states it.
  package let does: String
  package let functions: [Function]

  /// - Parameter functions: roles and symbols.
  package init(does: String, functions: [(role: String, symbol: String)], in file: LibraryFile) {
    self.does = does
    self.functions = functions.map {
      Function(role: $0.role, symbol: $0.symbol, found: file.exports.contains($0.symbol))
    }
  }

  /// The flow as one line: `counts:5: subscribe start, cancel stop (missing)`.
  package var line: String {
    let functions = functions.map { "\($0.role) \($0.symbol)\($0.found ? "" : " (missing)")" }
    return "\(does): \(functions.joined(separator: ", "))"
  }
}
