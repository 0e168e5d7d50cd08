/// Where a library lacks what code was generated from, or declares it differently. It may have more.
struct ManifestComparison {
  private(set) var differences: [String] = []

  init(of library: Manifest, with generated: Manifest) {
    compare(library.functions, with: generated.functions, "function", \.name)
    compare(library.flows, with: generated.flows, "flow", \.name)
    compare(library.types ?? [], with: generated.types ?? [], "type", \.name)
    compareActors(library, with: generated)
  }

  /// The members of the main actor have another form in Swift than others, and Kotlin calls them in
  /// another way.
  private mutating func compareActors(_ library: Manifest, with generated: Manifest) {
    let (theirs, ours) = (library.actors, generated.actors)
    for function in generated.functions {
      guard let isOfMain = theirs[function.name],
        isOfMain != (ours[function.name] == true)
      else { continue }
      let actor = isOfMain ? "is isolated to the main actor" : "is not isolated to an actor"
      differences.append("the member '\(function.name)' \(actor)")
    }
  }

  /// The first differences as one line.
  var text: String {
    let shown = differences.prefix(8).joined(separator: ", ")
    let left = differences.count - 8
    return left > 0 ? "\(shown), and \(left) more" : shown
  }

  private mutating func compare<Declaration: ComparedDeclaration>(
    _ library: [Declaration], with generated: [Declaration], _ what: String,
    _ name: KeyPath<Declaration, String>
  ) {
    let theirs = Dictionary(library.map { ($0[keyPath: name], $0) }) { first, _ in first }
    for declaration in generated {
      let title = "the \(what) '\(declaration[keyPath: name])'"
      if let their = theirs[declaration[keyPath: name]] {
        compare(their, with: declaration, title)
      } else {
        differences.append("\(title) is missing")
      }
    }
  }

  private mutating func compare(
    _ their: some ComparedDeclaration, with ours: some ComparedDeclaration, _ title: String
  ) {
    if their.signature != ours.signature {
      differences.append("\(title) is \(their.signature), not \(ours.signature)")
    }
  }
}

/// A declaration as generated code depends on it.
private protocol ComparedDeclaration {
  /// All that matters besides the name and the number.
  var signature: String { get }
}

extension Manifest.Function: ComparedDeclaration {
  fileprivate var signature: String {
    let prefix = kind == "plain" ? "" : "\(kind) "
    return "\(prefix)(\(parameters.signature)) -> \(result)\(placement.map { " on \($0)" } ?? "")"
  }
}

extension Manifest.Flow: ComparedDeclaration {
  fileprivate var signature: String {
    let prefix = mutable ? "mutable \(kind)" : kind
    let choices = (placement.map { " on \($0)" } ?? "") + (window.map { " window \($0)" } ?? "")
    return "\(prefix)(\(parameters.signature)) of \(element)\(choices)"
  }
}

extension Manifest.DeclaredType: ComparedDeclaration {
  fileprivate var signature: String {
    if let cases { return "\(kind) of \(cases.joined(separator: ", "))" }
    return "\(kind)(\((fields ?? []).signature))"
  }
}

extension Manifest {
  /// Whether the members that Swift implements are of the main actor, by their names.
  fileprivate var actors: [String: Bool] {
    let names = Dictionary(functions.map { ($0.id, $0.name) }) { first, _ in first }
    var actors: [String: Bool] = [:]
    for member in (types ?? []).flatMap({ $0.interface?.members ?? [] }) {
      if let name = names[member.function] { actors[name] = member.main == true }
    }
    return actors
  }
}

extension [Manifest.Parameter] {
  fileprivate var signature: String {
    map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }
}
