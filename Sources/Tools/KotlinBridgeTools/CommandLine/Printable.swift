/// Text without control characters: each becomes `\u{1B}`, so that a name, a file or a message of a
/// library can neither move the cursor nor hide what follows.
///
/// - Parameter isOneLine: whether newlines and tabs are replaced, too.
package func printable(_ text: String, isOneLine: Bool = false) -> String {
  func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": !isOneLine
    // Controls of ASCII and Latin-1, and those that change the direction of text.
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
    default: true
    }
  }
  if text.unicodeScalars.allSatisfy(isShown) { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if isShown(scalar) {
      shown.unicodeScalars.append(scalar)
    } else {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return shown
}
