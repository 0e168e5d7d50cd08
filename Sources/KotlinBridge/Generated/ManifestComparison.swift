/// Where a library lacks what code was generated from, or declares it differently. It may have more.
struct ManifestComparison {
  private(set) var differences: [String] = []
  private let isHosted: Bool

  /// - Parameter isHosted: whether the library is written in Swift, for tests. It may lack
  ///   declarations, and only the types of its own count: it does not know the names of parameters,
  ///   or what suspends.
  init(of library: Manifest, with generated: Manifest, isHosted: Bool = false) {
    self.isHosted = isHosted
    compare(library.functions, with: generated.functions, "function", \.name)
    compare(library.flows, with: generated.flows, "flow", \.name)
    compare(library.types ?? [], with: generated.types ?? [], "type", \.name)
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
      } else if !isHosted {
        differences.append("\(title) is missing")
      }
    }
  }

  private mutating func compare(
    _ their: some ComparedDeclaration, with ours: some ComparedDeclaration, _ title: String
  ) {
    let (declared, wanted) =
      isHosted ? (their.types, ours.types) : (their.signature, ours.signature)
    if declared != wanted {
      differences.append("\(title) is \(declared), not \(wanted)")
    }
  }
}

/// A declaration as generated code depends on it.
private protocol ComparedDeclaration {
  /// The types that cross.
  var types: String { get }
  /// All that matters besides the name and the number.
  var signature: String { get }
}

extension Manifest.Function: ComparedDeclaration {
  fileprivate var types: String {
    "(\(parameters.map(\.type.description).joined(separator: ", "))) -> \(result)"
  }

  fileprivate var signature: String {
    let prefix = kind == "plain" ? "" : "\(kind) "
    return "\(prefix)(\(parameters.signature)) -> \(result)\(placement.map { " on \($0)" } ?? "")"
  }
}

extension Manifest.Flow: ComparedDeclaration {
  fileprivate var types: String {
    "\(kind)(\(parameters.map(\.type.description).joined(separator: ", "))) of \(element)"
  }

  fileprivate var signature: String {
    let prefix = mutable ? "mutable \(kind)" : kind
    let choices = (placement.map { " on \($0)" } ?? "") + (window.map { " window \($0)" } ?? "")
    return "\(prefix)(\(parameters.signature)) of \(element)\(choices)"
  }
}

extension Manifest.DeclaredType: ComparedDeclaration {
  fileprivate var types: String { signature }

  fileprivate var signature: String {
    if let cases { return "\(kind) of \(cases.joined(separator: ", "))" }
    return "\(kind)(\((fields ?? []).signature))"
  }
}

extension [Manifest.Parameter] {
  fileprivate var signature: String {
    map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }
}
