import KotlinBridge

/// The manifest as generated code has it: what a library is compared by, with a declaration on each
/// line.
enum ManifestLiteral {
  static func lines(_ manifest: Manifest) -> [String] {
    let head = [
      manifest.abi.map { member("abi", "\($0)") }, member("library", jsonText(manifest.library)),
      member("kotlin", jsonText(manifest.kotlin)),
    ].compactMap(\.self)
    return ["{\(head.joined(separator: ", ")),"]
      + list("flows", manifest.flows.map(flow), "],")
      + list("functions", manifest.functions.map(function), "],")
      + list("types", (manifest.types ?? []).map(type), "]}")
  }

  private static func list(_ name: String, _ elements: [String], _ end: String) -> [String] {
    let last = elements.count - 1
    return ["\(jsonText(name)): ["]
      + elements.enumerated().map { "  \($1)\($0 < last ? "," : "")" } + [end]
  }

  private static func flow(_ flow: Manifest.Flow) -> String {
    object([
      member("id", "\(flow.id)"), member("name", jsonText(flow.name)),
      member("kind", jsonText(flow.kind)),
      member("mutable", "\(flow.mutable)"), member("parameters", parameters(flow.parameters)),
      member("element", flow.element.json),
      flow.placement.map { member("placement", jsonText($0)) },
      flow.window.map { member("window", "\($0)") },
    ])
  }

  private static func function(_ function: Manifest.Function) -> String {
    object([
      member("id", "\(function.id)"), member("name", jsonText(function.name)),
      member("kind", jsonText(function.kind)),
      member("parameters", parameters(function.parameters)),
      member("result", function.result.json), function.flow.map { member("flow", "\($0)") },
      function.placement.map { member("placement", jsonText($0)) },
    ])
  }

  private static func type(_ type: Manifest.DeclaredType) -> String {
    object([
      member("name", jsonText(type.name)), member("kind", jsonText(type.kind)),
      type.fields.map { member("fields", parameters($0)) },
      type.cases.map { member("cases", "[\($0.map(jsonText).joined(separator: ", "))]") },
      type.interface.map { member("interface", interface($0)) },
    ])
  }

  /// What a host of the module is laid out by, for a fake of the library or another version of it.
  private static func interface(_ interface: Manifest.Interface) -> String {
    let members = interface.members.map {
      object([
        member("function", "\($0.function)"), $0.main == true ? member("main", "true") : nil,
      ])
    }
    return object([
      member("number", "\(interface.number)"),
      member("members", "[\(members.joined(separator: ", "))]"),
    ])
  }

  private static func parameters(_ parameters: [Manifest.Parameter]) -> String {
    let objects = parameters.map {
      object([member("name", jsonText($0.name)), member("type", $0.type.json)])
    }
    return "[\(objects.joined(separator: ", "))]"
  }

  private static func object(_ members: [String?]) -> String {
    "{\(members.compactMap(\.self).joined(separator: ", "))}"
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\(jsonText(name)): \(value)"
  }
}
