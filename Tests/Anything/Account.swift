import Foundation

/// Compares what was declared with what the manifest and the report say.
struct Account {
  /// The names by which the manifest or the report may have a declaration, with the number of declarations that
  /// have them: overloads.
  private let declared: [[String]: Int]
  private let crossing: [String: Int]
  /// Those in which something is that crosses, however deep.
  private let owners: Set<String>
  private let leftOut: Set<String>

  /// - Parameters:
  ///   - declared: the names of each declaration.
  ///   - manifest: a path.
  ///   - report: the path of what the generator printed as JSON.
  ///   - without: the names of what has no line of its own.
  init(declared: [[String]], manifest: String, report: String, without: [String]) throws {
    self.declared = Dictionary(declared.map { ($0, 1) }, uniquingKeysWith: +)
    let manifest = try Manifest.read(manifest)
    crossing = Dictionary(manifest.names.map { ($0, 1) }, uniquingKeysWith: +)
    owners = Set(
      crossing.keys.flatMap { name in
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
      })
    let remarks = try Report.read(report)
    leftOut = Set((remarks.omitted + remarks.leftOut).map(\.declaration) + without)
  }

  /// Those that are in neither: overloads are as many as there are functions of the name.
  var lost: [String] {
    declared.filter { names, count in
      !names.contains { name in
        isLeftOut(name) || crossing[name, default: 0] >= count || owners.contains(name)
      }
    }.compactMap(\.key.first).sorted()
  }

  /// Whether the report names it, or a class that it is in.
  private func isLeftOut(_ name: String) -> Bool {
    var name = name[...]
    while true {
      if leftOut.contains(String(name)) { return true }
      guard let dot = name.lastIndex(of: ".") else { return false }
      name = name[..<dot]
    }
  }

  var summary: String {
    let left = declared.filter { $0.key.contains(where: isLeftOut) }
    return "\(sum(declared)) declarations: \(sum(left)) left out, \(lost.count) lost"
  }

  private func sum(_ declared: [[String]: Int]) -> Int { declared.values.reduce(0, +) }
}

/// What a manifest names.
private struct Manifest: Decodable {
  struct Callable: Decodable {
    let kotlin: Kotlin
  }

  struct Kotlin: Decodable {
    let name: String
    let package: String?
    let owner: Owner?
    let kind: String?
  }

  struct Owner: Decodable {
    let named: String
    let `class`: String?
  }

  struct Named: Decodable {
    let name: String
    let `class`: String?
    let kind: String
    let fields: [Field]?
    let cases: [String]?
    let kotlin: Supertypes?

    var qualified: String { `class` ?? name }

    /// The names of what is in it. Swift makes the constructor of all fields itself.
    var members: [String] {
      let fields =
        (fields ?? []).map(\.name) + (kind == "record" || kind == "exception" ? ["<init>"] : [])
      return (fields + (kind == "enum" ? cases ?? [] : [])).map { "\(qualified).\($0)" }
    }
  }

  struct Field: Decodable {
    let name: String
  }

  struct Supertypes: Decodable {
    let supertypes: [String]?
  }

  let functions: [Callable]
  let flows: [Callable]
  let types: [Named]

  static func read(_ path: String) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// The qualified names. A class with several uses counts once.
  var names: [String] {
    let callables = (functions + flows).map(\.kotlin).map { kotlin in
      let name = kotlin.kind == "constructor" ? "<init>" : kotlin.name
      return [kotlin.owner.map { $0.class ?? $0.named } ?? kotlin.package, name].compactMap(\.self)
        .joined(separator: ".")
    }
    return callables + Set(types.map(\.qualified)) + Set(types.flatMap(\.members))
      + inherited(from: Set(callables))
  }

  /// What the classes have of the types that they extend: not their constructors.
  private func inherited(from callables: Set<String>) -> Set<String> {
    let members = Dictionary(grouping: callables.filter { !$0.hasSuffix(".<init>") }) {
      String($0[..<($0.lastIndex(of: ".") ?? $0.startIndex)])
    }
    let byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    func ancestors(of type: Named) -> [Named] {
      (type.kotlin?.supertypes ?? []).compactMap { byName[$0] }.flatMap { [$0] + ancestors(of: $0) }
    }
    return Set(
      types.flatMap { type in
        ancestors(of: type).flatMap { members[$0.qualified] ?? [] }
          .map { "\(type.qualified).\($0.split(separator: ".").last!)" }
      })
  }
}

/// What the generator prints.
private struct Report: Decodable {
  struct Remark: Decodable {
    let name: String

    /// Without the parameter that a remark is about.
    var declaration: String { String(name.prefix { $0 != "(" }) }
  }

  let omitted: [Remark]
  let leftOut: [Remark]

  static func read(_ path: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: path)))
  }
}
