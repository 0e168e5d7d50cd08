/// Writes an enum with payloads.
enum SealedWriter {
  static func lines(_ sealed: SwiftSealed) -> [String] {
    let kind = sealed.isIndirect ? "indirect enum" : "enum"
    return sealed.documentation.lines(width: Lines.width)
      + TypeWriter.block(
        kind, sealed.path, sealed.generic, sealed.isCodable, sealed.protocols, sealed.order,
        Lines.separated([
          sealed.cases.flatMap(declaration),
          TypeWriter.kotlinType(
            "sealed", TypeWriter.kotlinName(sealed.kotlinName, sealed.generic),
            sealed.cases.map { kotlinCase($0, sealed.generic) }),
          ["@inlinable"] + Lines.block(TypeWriter.initFromReader, read(sealed.cases)),
          ["@inlinable"] + Lines.block(TypeWriter.writeToWriter, write(sealed.cases)),
          sealed.order.map { TypeWriter.order(of: sealed.path, by: $0) } ?? [],
        ]))
  }

  private static func declaration(_ part: SwiftSealed.Case) -> [String] {
    let name = "case \(Keywords.escaped(part.name))"
    let fields = part.fields.map(\.parameter)
    return part.documentation.lines(width: Lines.width - 2)
      + (fields.isEmpty ? [name] : Lines.list(name, fields, ")", depth: 1))
  }

  private static func kotlinCase(
    _ part: SwiftSealed.Case, _ generic: SwiftGeneric?
  ) -> [String] {
    let fields = part.fields.map(TypeWriter.namedType)
    let name =
      part.declaredName.flatMap { generic?.literal($0) } ?? literal(part.kotlinName)
    // A comma or a parenthesis follows.
    return Lines.list(".case", [name] + fields, ")", depth: 3, room: 1)
  }

  private static func read(_ cases: [SwiftSealed.Case]) -> [String] {
    ["switch try reader.beginSealed(cases: \(cases.count)) {"]
      + cases.enumerated().flatMap { index, part in
        let label = index < cases.count - 1 ? "case \(index)" : "default"
        return made(part, label: label)
      } + ["}", "reader.endSealed()"]
  }

  private static func made(_ part: SwiftSealed.Case, label: String) -> [String] {
    let name = ".\(Keywords.escaped(part.name))"
    if part.fields.isEmpty { return ["\(label): self = \(name)"] }
    let fields = part.fields.map { "\($0.label)try reader.read()" }
    let line = "\(label): self = \(name)(\(fields.joined(separator: ", ")))"
    if line.count + 4 <= Lines.width { return [line] }
    return ["\(label):"] + Lines.indented(Lines.list("self = \(name)", fields, ")", depth: 3))
  }

  private static func write(_ cases: [SwiftSealed.Case]) -> [String] {
    ["guard writer.beginSealed() else { return }", "switch self {"]
      + cases.enumerated().flatMap { index, part in
        let ordinal = "writer.write(ordinal: \(index))"
        let name = ".\(Keywords.escaped(part.name))"
        if part.fields.isEmpty { return ["case \(name): \(ordinal)"] }
        let names = bound(part.fields)
        let bindings = names.map { "let \($0)" }
        let writes = names.map { "writer.write(\($0))" }
        return Lines.list("case \(name)", bindings, "):", depth: 2)
          + Lines.indented([ordinal] + writes)
      } + ["}", "writer.endSealed()"]
  }

  /// The names of the fields' values, which must not hide the writer.
  private static func bound(_ fields: [SwiftField]) -> [String] {
    var scope = NameScope(taken: fields.map(\.name))
    return fields.map {
      ["writer", "self"].contains($0.name)
        ? scope.claim("\($0.name)Value") : Keywords.escaped($0.name)
    }
  }
}
