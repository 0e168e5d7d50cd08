import KotlinBridge

/// The manifest as generated code has it: what a library is compared by, with a declaration on each
/// line.
enum ManifestLiteral {
  static func lines(_ manifest: Manifest) -> [String] {
    let head = [
      manifest.abi.map { member("abi", "\($0)") }, member("library", json(manifest.library)),
      member("kotlin", json(manifest.kotlin)),
    ].compactMap(\.self)
    return ["{\(head.joined(separator: ", ")),"]
      + list("flows", manifest.flows.map(flow), "],")
      + list("functions", manifest.functions.map(function), "],")
      + list("types", (manifest.types ?? []).map(type), "]}")
  }

  private static func list(_ name: String, _ elements: [String], _ end: String) -> [String] {
    let last = elements.count - 1
    return ["\(json(name)): ["]
      + elements.enumerated().map { "  \($1)\($0 < last ? "," : "")" } + [end]
  }

  private static func flow(_ flow: Manifest.Flow) -> String {
    object([
      member("id", "\(flow.id)"), member("name", json(flow.name)), member("kind", json(flow.kind)),
      member("mutable", "\(flow.mutable)"), member("parameters", parameters(flow.parameters)),
      member("element", json(flow.element)), flow.placement.map { member("placement", json($0)) },
      flow.window.map { member("window", "\($0)") },
    ])
  }

  private static func function(_ function: Manifest.Function) -> String {
    object([
      member("id", "\(function.id)"), member("name", json(function.name)),
      member("kind", json(function.kind)),
      member("parameters", parameters(function.parameters)),
      member("result", json(function.result)),
      function.placement.map { member("placement", json($0)) },
    ])
  }

  private static func type(_ type: Manifest.DeclaredType) -> String {
    object([
      member("name", json(type.name)), member("kind", json(type.kind)),
      type.fields.map { member("fields", parameters($0)) },
      type.cases.map { member("cases", "[\($0.map(json).joined(separator: ", "))]") },
    ])
  }

  private static func parameters(_ parameters: [Manifest.Parameter]) -> String {
    let objects = parameters.map {
      object([member("name", json($0.name)), member("type", json($0.type))])
    }
    return "[\(objects.joined(separator: ", "))]"
  }

  private static func object(_ members: [String?]) -> String {
    "{\(members.compactMap(\.self).joined(separator: ", "))}"
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\(json(name)): \(value)"
  }

  /// ASCII, without a backslash before `#`, which would mean something in a raw literal.
  private static func json(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      if unit >= 0x20, unit < 0x7f, unit != 0x22, unit != 0x5c {
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return "\"\(result)\""
  }
}
