package import KotlinBridge

/// The text of a fake library's manifest, in the form in which real libraries write theirs.
package struct ManifestText {
  private let library: String
  private var flows: [String] = []
  private var functions: [String] = []
  private var types: [String] = []

  package init(library: String) {
    self.library = library
  }

  /// - Parameter choices: more JSON, such as `,"placement":"io"`.
  package mutating func appendFlow(
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
  package mutating func appendFunction(
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

  package mutating func append(_ type: Manifest.DeclaredType) {
    let contents =
      if let cases = type.cases {
        #""cases":[\#(cases.map(jsonText).joined(separator: ","))]"#
      } else {
        #""fields":\#(list(type.fields ?? []))"#
      }
    types.append(#"{"name":\#(jsonText(type.name)),"kind":"\#(type.kind)",\#(contents)}"#)
  }

  package var json: [UInt8] {
    Array(
      """
      {"abi":5,"library":\(jsonText(library)),"kotlin":"fake",\
      "flows":[\(flows.joined(separator: ","))],"functions":[\(functions.joined(separator: ","))],\
      "types":[\(types.joined(separator: ","))]}
      """.utf8)
  }

  private func list(_ fields: [Manifest.Parameter]) -> String {
    "["
      + fields.map { #"{"name":\#(jsonText($0.name)),"type":\#($0.type.json)}"# }
      .joined(separator: ",") + "]"
  }
}

extension [Manifest.Parameter] {
  /// Parameters of these types. Those of fakes have no names.
  static func unnamed(_ types: [ManifestType]) -> Self {
    types.map { Manifest.Parameter(name: "_", type: $0) }
  }
}
