/// Lines of Swift as `swift format` lays them out.
enum Lines {
  static let width = 100

  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : "  \($0)" }
  }

  /// A declaration or call with a list in parentheses: on one line if it fits, else the list on one
  /// line of its own, else each of its elements.
  ///
  /// - Parameters:
  ///   - depth: how many times the lines will be indented.
  ///   - room: the width of what follows the last one.
  static func list(
    _ head: String, _ elements: [String], _ tail: String, depth: Int, room: Int = 0
  ) -> [String] {
    let width = width - 2 * depth - room
    let joined = elements.joined(separator: ", ")
    let whole = "\(head)(\(joined)\(tail)"
    if whole.count <= width || elements.isEmpty { return [whole] }
    if joined.count + 2 <= width, tail.hasPrefix(")") {
      return ["\(head)(", "  \(joined)", tail]
    }
    let last = elements.count - 1
    return ["\(head)("]
      + elements.enumerated().map { "  \($1)\($0 < last ? "," : "")" } + [tail]
  }

  /// A block of a type with what it inherits. A list that is too long goes on in further lines.
  static func type(_ head: String, _ inherited: [String], _ body: [String]) -> [String] {
    let list = inherited.joined(separator: ", ")
    if "\(head): \(list) {}".count <= width {
      return body.isEmpty ? ["\(head): \(list) {}"] : block("\(head): \(list)", body)
    }
    let last = inherited.count - 1
    var lines = ["\(head):"]
    for (index, name) in inherited.enumerated() {
      let text = index < last ? "\(name)," : name
      if lines.last!.count + 1 + text.count <= width {
        lines[lines.count - 1] += " \(text)"
      } else {
        lines.append("  \(text)")
      }
    }
    return lines + ["{"] + indented(body) + ["}"]
  }

  /// A block in braces.
  static func block(_ head: String, _ body: [String]) -> [String] {
    ["\(head) {"] + indented(body) + ["}"]
  }

  /// A block with more declarations at its end.
  static func adding(_ declarations: [[String]], to block: [String]) -> [String] {
    guard !declarations.isEmpty, let last = block.last else { return block }
    let start = last.hasSuffix("{}") ? String(last.dropLast()) : ""
    return block.dropLast() + [start] + indented(separated(declarations)) + ["}"]
  }

  /// The elements of a list that has a line for each, with a comma after each unless it is the only one.
  static func elements(_ elements: [[String]]) -> [String] {
    if elements.count == 1 { return elements[0] }
    return elements.flatMap { $0.dropLast() + ["\($0.last!),"] }
  }

  /// Declarations with a blank line between them.
  static func separated(_ declarations: [[String]]) -> [String] {
    Array(declarations.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Lets `swift format` leave alone a declaration that words make too long for a line.
  static func ignoringLength(_ lines: [String], depth: Int) -> [String] {
    let isLong = lines.contains {
      $0.count + 2 * depth > width && !$0.drop { $0 == " " }.hasPrefix("//")
    }
    return isLong ? ["// swift-format-ignore"] + lines : lines
  }
}
