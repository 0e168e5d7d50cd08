/// A documentation comment of Swift, without the slashes.
struct DocumentationComment {
  struct Parameter {
    let name: String
    let lines: [String]
  }

  var text: [String] = []
  var parameters: [Parameter] = []
  /// `- Returns:` and the like, in their order.
  var items: [(name: String, lines: [String])] = []

  var isEmpty: Bool { text.isEmpty && parameters.isEmpty && items.isEmpty }

  /// The comment without what it says of a parameter that an overload lacks.
  func without(parameters names: Set<String>) -> DocumentationComment {
    var comment = self
    comment.parameters.removeAll { names.contains($0.name) }
    return comment
  }

  /// The lines with their slashes, of this width at most where words allow it.
  func lines(width: Int) -> [String] {
    var lines = text
    let list = parameterList + items.flatMap { item($0.name, $0.lines, indent: "") }
    if !text.isEmpty, !list.isEmpty { lines.append("") }
    return (lines + list).flatMap { Wrapping.wrapped($0, width: width - 4) }
      .map { $0.isEmpty ? "///" : "/// \($0)" }
  }

  private var parameterList: [String] {
    if parameters.count == 1 {
      return item("Parameter \(parameters[0].name)", parameters[0].lines, indent: "")
    }
    return parameters.isEmpty
      ? [] : ["- Parameters:"] + parameters.flatMap { item($0.name, $0.lines, indent: "  ") }
  }

  private func item(_ name: String, _ lines: [String], indent: String) -> [String] {
    let lines = lines.isEmpty ? [""] : lines
    let first = "\(indent)- \(name): \(lines[0])"
    return [first] + lines.dropFirst().map { $0.isEmpty ? "" : "\(indent)  \($0)" }
  }
}
