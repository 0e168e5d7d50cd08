/// The manifest of a fake library, as real ones write theirs.
struct FakeManifestText {
  private let library: String
  private let firstID: UInt32
  private var flows: [String] = []
  private var functions: [String] = []

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

  mutating func append(_ function: FakeFunctionCore.Declaration) {
    functions.append(
      """
      {"id":\(firstID + UInt32(functions.count)),"name":\(quoted(function.name)),"kind":"suspend",\
      "parameters":\(list(function.parameters)),"result":\(quoted(function.result))}
      """)
  }

  var json: String {
    """
    {"abi":2,"library":\(quoted(library)),"kotlin":"fake",\
    "flows":[\(flows.joined(separator: ","))],"functions":[\(functions.joined(separator: ","))],\
    "types":[]}
    """
  }

  /// Parameters have types but no names here.
  private func list(_ parameters: [String]) -> String {
    "[" + parameters.map { #"{"name":"_","type":\#(quoted($0))}"# }.joined(separator: ",") + "]"
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
