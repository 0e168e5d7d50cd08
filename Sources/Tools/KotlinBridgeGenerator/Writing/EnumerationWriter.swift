/// Writes an enum without payloads.
enum EnumerationWriter {
  static func lines(_ enumeration: SwiftEnumeration) -> [String] {
    let cases = enumeration.cases
    let name = Keywords.escaped(enumeration.path.components.last!)
    return enumeration.documentation.lines(width: Lines.width)
      + Lines.type(
        "public enum \(name)",
        ["String", "KotlinValue", "CaseIterable", "Codable"] + enumeration.protocols.map(\.text),
        Lines.separated([
          cases.flatMap(declaration),
          TypeWriter.kotlinType("enumeration", literal(enumeration.kotlinName), []),
          ["@inlinable"] + Lines.block(TypeWriter.initFromReader, read(cases)),
          ["@inlinable"] + Lines.block(TypeWriter.writeToWriter, write(cases)),
        ]))
  }

  private static func declaration(_ entry: SwiftEnumeration.Case) -> [String] {
    let value = entry.name == entry.kotlinName ? "" : " = \(literal(entry.kotlinName))"
    return entry.documentation.lines(width: Lines.width - 2)
      + ["case \(Keywords.escaped(entry.name))\(value)"]
  }

  private static func read(_ cases: [SwiftEnumeration.Case]) -> [String] {
    ["switch try reader.readOrdinal(below: \(cases.count)) {"]
      + cases.enumerated().map { index, entry in
        let label = index < cases.count - 1 ? "case \(index)" : "default"
        return "\(label): self = .\(Keywords.escaped(entry.name))"
      } + ["}"]
  }

  private static func write(_ cases: [SwiftEnumeration.Case]) -> [String] {
    ["switch self {"]
      + cases.enumerated().map { index, entry in
        "case .\(Keywords.escaped(entry.name)): writer.write(ordinal: \(index))"
      } + ["}"]
  }
}
