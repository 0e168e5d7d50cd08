/// Breaks text into lines of whole words. Only a line with one long word is longer than `width`.
///
/// - Parameter indentation: what each line but the first begins with.
package func wrapped(_ text: String, to width: Int, indentation: String = "") -> [String] {
  var lines: [String] = []
  for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] += " \(word)"
    } else {
      lines.append((lines.isEmpty ? "" : indentation) + word)
    }
  }
  return lines
}
