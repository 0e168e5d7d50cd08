package import KotlinBridge

/// Flows and functions of a manifest, written as Kotlin declares them.
extension Manifest.Flow {
  package var declaration: String {
    let type =
      switch kind {
      case "state": mutable ? "MutableStateFlow" : "StateFlow"
      case "shared": "SharedFlow"
      default: "Flow"
      }
    let declaration = parameters.isEmpty ? "val \(name)" : "fun \(name)(\(list(parameters)))"
    return "\(declaration): \(type)<\(element)>\(remark(placement, window))"
  }
}

extension Manifest.Function {
  package var declaration: String {
    "\(kind == "suspend" ? "suspend " : "")fun \(name)(\(list(parameters))): \(result)"
      + remark(placement)
  }
}

/// A comment that names what the Kotlin author chose for the placement and the window.
private func remark(_ placement: String?, _ window: Int64? = nil) -> String {
  let chosen = [placement.map { "placement \($0)" }, window.map { "window \($0)" }]
    .compactMap(\.self)
  return chosen.isEmpty ? "" : " // \(chosen.joined(separator: ", "))"
}

private func list(_ parameters: [Manifest.Parameter]) -> String {
  parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
}
