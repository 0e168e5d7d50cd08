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
    of element: String, choices: String = ""
  ) {
    flows.append(
      """
      {"id":\(flows.count),"name":\(quoted(name)),"kind":"\(kind)",\
      "mutable":\(isMutable),"parameters":\(list(parameters)),\
      "element":\(quoted(element))\(choices)}
      """)
  }

  /// - Parameter choices: more JSON, such as `,"placement":"io"`.
  package mutating func appendFunction(
    _ name: String, kind: String, parameters: [Manifest.Parameter] = [], returning result: String,
    choices: String = ""
  ) {
    functions.append(
      """
      {"id":\(functions.count),"name":\(quoted(name)),"kind":"\(kind)",\
      "parameters":\(list(parameters)),"result":\(quoted(result))\(choices)}
      """)
  }

  package mutating func append(_ type: Manifest.DeclaredType) {
    let contents =
      if let cases = type.cases {
        #""cases":[\#(cases.map(quoted).joined(separator: ","))]"#
      } else {
        #""fields":\#(list(type.fields ?? []))"#
      }
    types.append(#"{"name":\#(quoted(type.name)),"kind":"\#(type.kind)",\#(contents)}"#)
  }

  package var json: [UInt8] {
    Array(
      """
      {"abi":5,"library":\(quoted(library)),"kotlin":"fake",\
      "flows":[\(flows.joined(separator: ","))],"functions":[\(functions.joined(separator: ","))],\
      "types":[\(types.joined(separator: ","))]}
      """.utf8)
  }

  private func list(_ fields: [Manifest.Parameter]) -> String {
    "["
      + fields.map { #"{"name":\#(quoted($0.name)),"type":\#(quoted($0.type))}"# }
      .joined(separator: ",") + "]"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension [Manifest.Parameter] {
  /// Parameters of these types. Those of fakes have no names.
  static func unnamed(_ types: [String]) -> Self {
    types.map { Manifest.Parameter(name: "_", type: $0) }
  }
}
