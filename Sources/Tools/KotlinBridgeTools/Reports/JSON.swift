import FoundationEssentials

/// Writes a value as JSON for people and machines: sorted, indented, with a newline at the end.
package func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // No report has a number or a key that JSON lacks.
  let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
  return String(decoding: data, as: UTF8.self) + "\n"
}
