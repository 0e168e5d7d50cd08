/// Text as it may stand in an XML 1.0 document, within an element or an attribute.
///
/// What XML has no way to write, such as control characters, becomes `\u{1B}`.
package func xmlEscaped(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&apos;"
    // As they are they would become spaces in an attribute, or get lost.
    case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
