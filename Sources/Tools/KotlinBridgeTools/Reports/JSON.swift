import FoundationEssentials

/// Writes a value as JSON for people and machines: sorted, indented, with a newline at the end, and
/// without control characters but newlines.
package func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // No report has a number or a key that JSON lacks.
  let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
  return escaped(String(decoding: data, as: UTF8.self)) + "\n"
}

/// Escapes the control characters that JSON allows, which stand in its strings alone.
private func escaped(_ json: String) -> String {
  let controls: ClosedRange<Unicode.Scalar> = "\u{7F}"..."\u{9F}"
  if !json.unicodeScalars.contains(where: controls.contains) { return json }
  return json.unicodeScalars.reduce(into: "") { text, scalar in
    if controls.contains(scalar) {
      text += "\\u00" + String(scalar.value, radix: 16)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
}
