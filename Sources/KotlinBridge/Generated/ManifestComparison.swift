/// Where a library declares something else than code was generated from.
struct ManifestComparison {
  struct Difference {
    let text: String
    /// Whether a declaration that both have differs in more than its number.
    let isOfType: Bool
  }

  private(set) var differences: [Difference] = []

  init(of library: Manifest, with generated: Manifest) {
    compare(library.functions, with: generated.functions, "function", \.name)
    compare(library.flows, with: generated.flows, "flow", \.name)
    compare(library.types ?? [], with: generated.types ?? [], "type", \.name)
  }

  /// The first differences as one line.
  static func text(_ differences: [Difference]) -> String {
    let shown = differences.prefix(8).map(\.text).joined(separator: ", ")
    let left = differences.count - 8
    return left > 0 ? "\(shown), and \(left) more" : shown
  }

  private mutating func compare<Declaration: ComparedDeclaration>(
    _ library: [Declaration], with generated: [Declaration], _ what: String,
    _ name: KeyPath<Declaration, String>
  ) {
    let theirs = Dictionary(library.map { ($0[keyPath: name], $0) }) { first, _ in first }
    let ours = Set(generated.map { $0[keyPath: name] })
    for declaration in generated {
      let title = "the \(what) '\(declaration[keyPath: name])'"
      guard let their = theirs[declaration[keyPath: name]] else {
        add("\(title) is missing")
        continue
      }
      if their.signature != declaration.signature {
        add("\(title) is \(their.signature), not \(declaration.signature)", isOfType: true)
      } else if their.number != declaration.number {
        add("\(title) has another number")
      }
    }
    for declaration in library where !ours.contains(declaration[keyPath: name]) {
      add("the \(what) '\(declaration[keyPath: name])' is new")
    }
  }

  private mutating func add(_ text: String, isOfType: Bool = false) {
    differences.append(Difference(text: text, isOfType: isOfType))
  }
}

/// A declaration as generated code depends on it.
private protocol ComparedDeclaration {
  /// All that matters besides the name and the number.
  var signature: String { get }
  /// The number under which code reaches it; nil if none does.
  var number: UInt32? { get }
}

extension Manifest.Function: ComparedDeclaration {
  fileprivate var signature: String {
    let prefix = kind == "plain" ? "" : "\(kind) "
    return "\(prefix)(\(parameters.signature)) -> \(result)\(placement.map { " on \($0)" } ?? "")"
  }

  fileprivate var number: UInt32? { id }
}

extension Manifest.Flow: ComparedDeclaration {
  fileprivate var signature: String {
    let prefix = mutable ? "mutable \(kind)" : kind
    let choices = (placement.map { " on \($0)" } ?? "") + (window.map { " window \($0)" } ?? "")
    return "\(prefix)(\(parameters.signature)) of \(element)\(choices)"
  }

  fileprivate var number: UInt32? { id }
}

extension Manifest.DeclaredType: ComparedDeclaration {
  fileprivate var signature: String {
    if let cases { return "\(kind) of \(cases.joined(separator: ", "))" }
    return "\(kind)(\((fields ?? []).signature))"
  }

  fileprivate var number: UInt32? { nil }
}

extension [Manifest.Parameter] {
  fileprivate var signature: String {
    map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }
}
