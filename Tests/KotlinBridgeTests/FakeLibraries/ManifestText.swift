import KotlinBridge

/// The text of a scripted library's manifest, in the form in which real libraries write theirs.
struct ManifestText {
  private let library: String
  private var flows: [String] = []
  private var functions: [String] = []

  init(library: String) {
    self.library = library
  }

  /// - Parameter choices: more JSON, such as `,"placement":"io"`.
  mutating func appendFlow(
    _ name: String, kind: String, isMutable: Bool = false, parameters: [Manifest.Parameter] = [],
    of element: ManifestType, choices: String = ""
  ) {
    flows.append(
      """
      {"id":\(flows.count),"name":\(jsonText(name)),"kind":"\(kind)",\
      "mutable":\(isMutable),"parameters":\(list(parameters)),\
      "element":\(element.json)\(choices)}
      """)
  }

  /// - Parameter choices: more JSON, such as `,"placement":"io"`.
  mutating func appendFunction(
    _ name: String, kind: String, parameters: [Manifest.Parameter] = [],
    returning result: ManifestType,
    choices: String = ""
  ) {
    functions.append(
      """
      {"id":\(functions.count),"name":\(jsonText(name)),"kind":"\(kind)",\
      "parameters":\(list(parameters)),"result":\(result.json)\(choices)}
      """)
  }

  var json: [UInt8] {
    Array(
      """
      {"abi":5,"library":\(jsonText(library)),"kotlin":"fake",\
      "flows":[\(flows.joined(separator: ","))],"functions":[\(functions.joined(separator: ","))],\
      "types":[]}
      """.utf8)
  }

  private func list(_ fields: [Manifest.Parameter]) -> String {
    "["
      + fields.map { #"{"name":\#(jsonText($0.name)),"type":\#($0.type.json)}"# }
      .joined(separator: ",") + "]"
  }
}
