/// Lines of documentation that are not too long.
enum Wrapping {
  /// A line, broken between words. What continues an item of a list stands below its text.
  static func wrapped(_ line: String, width: Int) -> [String] {
    if line.count <= width || line.hasPrefix("    ") || line.hasPrefix("|") {
      return [trimmed(line)]
    }
    let indent = String(line.prefix { $0 == " " })
    let isItem = line.dropFirst(indent.count).hasPrefix("- ")
    let hanging = indent + (isItem ? "  " : "")
    var lines = [""]
    for word in line.dropFirst(indent.count).split(separator: " ") {
      let start = lines.count == 1 ? indent : hanging
      let current = lines[lines.count - 1]
      if current.isEmpty {
        lines[lines.count - 1] = start + word
      } else if current.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(hanging + word)
      }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    String(
      line.prefix(
        line.lastIndex { $0 != " " && $0 != "\t" }.map {
          line.distance(from: line.startIndex, to: $0) + 1
        } ?? 0))
  }
}
