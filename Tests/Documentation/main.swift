import Foundation

// Reads symbol graphs of modules and fails if a public declaration has no documentation:
// `./build.sh documentation`.
//
// A member that a protocol asks for needs none: the protocol documents it.

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      let precise: String
    }
    struct DocComment: Decodable {}

    let identifier: Identifier
    let pathComponents: [String]
    let docComment: DocComment?
  }

  struct Relationship: Decodable {
    struct Origin: Decodable {}

    let source: String
    /// The requirement that the source fulfils, if there is one.
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  var undocumented: [Symbol] {
    let witnesses = Set(relationships.filter { $0.sourceOrigin != nil }.map(\.source))
    return symbols.filter { $0.docComment == nil && !witnesses.contains($0.identifier.precise) }
  }
}

var (count, undocumented) = (0, 0)
for file in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: file))
  let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
  let module = URL(fileURLWithPath: file).lastPathComponent.prefix { $0 != "." }
  count += graph.symbols.count
  undocumented += graph.undocumented.count
  for symbol in graph.undocumented {
    print("\(module): \(symbol.pathComponents.joined(separator: ".")) has no documentation")
  }
}
print("\(count) public declarations of Swift, \(undocumented) without documentation")
exit(count > 0 && undocumented == 0 ? 0 : 1)
