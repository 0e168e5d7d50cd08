/// Text as it may stand in an XML 1.0 document, within an element or an attribute.
///
/// Control characters, which XML can't write, become `\u{1B}`.
package func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&apos;"
    // A parser would turn them into spaces within an attribute, or drop them.
    case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Writes attributes for a tag: ` name="value"` for each, with a space before it.
package func xmlAttributes(_ values: (String, any CustomStringConvertible)...) -> String {
  values.map { " \($0.0)=\"\(xmlEscaped($0.1.description))\"" }.joined()
}
