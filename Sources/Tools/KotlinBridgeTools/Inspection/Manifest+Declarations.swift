package import KotlinBridge

/// Flows and functions of a manifest, written as Kotlin declares them.
extension Manifest.Flow {
  /// - Parameter maker: the function that makes it.
  package func declaration(madeBy maker: Manifest.Function?) -> String {
    let type =
      switch kind {
      case "state": mutable ? "MutableStateFlow" : "StateFlow"
      case "shared": "SharedFlow"
      default: "Flow"
      }
    let parameters = maker?.parameters ?? parameters
    let suspends = maker?.kind == "suspend" ? "suspend " : ""
    let isRead = parameters.isEmpty && maker?.kotlin?.kind != "function"
    let declaration = isRead ? "val \(name)" : "\(suspends)fun \(name)(\(list(parameters)))"
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
