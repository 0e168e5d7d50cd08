import KotlinBridge

/// The manifest of a fake library, as real ones write theirs.
struct FakeManifestText {
  private let library: String
  private let firstID: UInt32
  private var flows: [String] = []
  private var functions: [String] = []
  private var types: [String] = []

  init(library: String, firstID: UInt32) {
    self.library = library
    self.firstID = firstID
  }

  mutating func append(_ flow: FakeFlowCore.Declaration) {
    let (kind, isMutable) =
      switch flow.kind {
      case .cold: ("flow", false)
      case .shared: ("shared", false)
      case .state(let isMutable): ("state", isMutable)
      }
    flows.append(
      """
      {"id":\(firstID + UInt32(flows.count)),"name":\(quoted(flow.name)),"kind":"\(kind)","mutable":\(isMutable),\
      "parameters":\(list(flow.parameters)),"element":\(quoted(flow.element))}
      """)
  }

  mutating func append(_ function: FakeFunctionCore.Declaration, isPlain: Bool) {
    functions.append(
      """
      {"id":\(firstID + UInt32(functions.count)),"name":\(quoted(function.name)),"kind":"\(isPlain ? "plain" : "suspend")",\
      "parameters":\(list(function.parameters)),"result":\(quoted(function.result))}
      """)
  }

  mutating func append(_ type: Manifest.DeclaredType) {
    let contents =
      if let cases = type.cases {
        #""cases":[\#(cases.map(quoted).joined(separator: ","))]"#
      } else {
        #""fields":\#(list(type.fields ?? []))"#
      }
    types.append(#"{"name":\#(quoted(type.name)),"kind":"\#(type.kind)",\#(contents)}"#)
  }

  var json: String {
    """
    {"abi":2,"library":\(quoted(library)),"kotlin":"fake",\
    "flows":[\(flows.joined(separator: ","))],"functions":[\(functions.joined(separator: ","))],\
    "types":[\(types.joined(separator: ","))]}
    """
  }

  /// Parameters have types but no names here.
  private func list(_ parameters: [String]) -> String {
    list(parameters.map { Manifest.Parameter(name: "_", type: $0) })
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
