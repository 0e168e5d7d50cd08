package import KotlinBridge

/// What a library says that it offers.
package struct Inspection: Codable, Equatable, Sendable {
  /// The first two words of every version of the table.
  package struct Table: Codable, Equatable, Sendable {
    package var version: UInt32
    package var size: UInt32
  }

  package struct Parameter: Codable, Equatable, Sendable {
    package var name: String
    package var type: String
  }

  package struct Flow: Codable, Equatable, Sendable {
    package var name: String
    package var kind: String
    package var mutable: Bool
    package var parameters: [Parameter]
    package var element: String
    /// Nil where the registration says nothing.
    package var placement: String?
    package var window: Int64?
  }

  package struct Function: Codable, Equatable, Sendable {
    package var name: String
    package var kind: String
    package var parameters: [Parameter]
    package var result: String
    /// Nil where the registration says nothing.
    package var placement: String?
  }

  package var library: String
  package var kotlin: String
  package var table: Table
  package var flows: [Flow]
  package var functions: [Function]

  package init(_ manifest: Manifest, table: Table) {
    library = manifest.library
    kotlin = manifest.kotlin
    self.table = table
    func parameters(_ list: [Manifest.Parameter]) -> [Parameter] {
      list.map { Parameter(name: $0.name, type: $0.type) }
    }
    flows = manifest.flows.map {
      Flow(
        name: $0.name, kind: $0.kind, mutable: $0.mutable, parameters: parameters($0.parameters),
        element: $0.element, placement: $0.placement, window: $0.window)
    }
    functions = manifest.functions.map {
      Function(
        name: $0.name, kind: $0.kind, parameters: parameters($0.parameters), result: $0.result,
        placement: $0.placement)
    }
  }
}

extension Inspection.Flow: CustomStringConvertible {
  /// As Kotlin would declare it.
  package var description: String {
    let type =
      switch kind {
      case "state": mutable ? "MutableStateFlow" : "StateFlow"
      case "shared": "SharedFlow"
      default: "Flow"
      }
    let declaration =
      parameters.isEmpty ? "val \(name)" : "fun \(name)(\(list(parameters)))"
    return "\(declaration): \(type)<\(element)>\(remark(placement, window))"
  }
}

extension Inspection.Function: CustomStringConvertible {
  /// As Kotlin would declare it.
  package var description: String {
    "\(kind == "suspend" ? "suspend " : "")fun \(name)(\(list(parameters))): \(result)"
      + remark(placement)
  }
}

/// What the registration says of how it is run.
private func remark(_ placement: String?, _ window: Int64? = nil) -> String {
  let said = [placement.map { "placement \($0)" }, window.map { "window \($0)" }].compactMap(\.self)
  return said.isEmpty ? "" : " // \(said.joined(separator: ", "))"
}

private func list(_ parameters: [Inspection.Parameter]) -> String {
  parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
}
