/// Finds where a value would contain another one of its type in its own memory, which Swift stores
/// elsewhere: in an `indirect enum`, or in a field of its own memory.
struct Indirection {
  /// The declared types that a value has in its own memory, by the type.
  private var parts: [String: [String]] = [:]

  /// The types in the same order, marked where they need it.
  static func marked(_ declarations: [SwiftFile.Declaration]) -> [SwiftFile.Declaration] {
    var indirection = Indirection()
    for declaration in declarations { indirection.note(declaration) }
    // Enums first, for a struct that contains itself only through one needs nothing.
    let withEnums = declarations.map { indirection.markedEnum($0) }
    return withEnums.map { indirection.markedRecord($0) }
  }

  private mutating func note(_ declaration: SwiftFile.Declaration) {
    switch declaration {
    case .record(let record): parts[record.kotlinName] = record.fields.compactMap(\.type.inline)
    case .sealed(let sealed):
      parts[sealed.kotlinName] = sealed.cases.flatMap(\.fields).compactMap(\.type.inline)
    default: break
    }
  }

  private mutating func markedEnum(_ declaration: SwiftFile.Declaration) -> SwiftFile.Declaration {
    guard case .sealed(var sealed) = declaration else { return declaration }
    sealed.isIndirect = reaches(sealed.kotlinName, from: sealed.kotlinName)
    if sealed.isIndirect { parts[sealed.kotlinName] = [] }
    return .sealed(sealed)
  }

  private mutating func markedRecord(_ declaration: SwiftFile.Declaration) -> SwiftFile.Declaration
  {
    guard case .record(var record) = declaration else { return declaration }
    for (index, field) in record.fields.enumerated() {
      guard let part = field.type.inline else { continue }
      let contains = part == record.kotlinName || reaches(record.kotlinName, from: part)
      record.fields[index].isIndirect = contains
    }
    parts[record.kotlinName] = record.fields.filter { !$0.isIndirect }.compactMap(\.type.inline)
    return .record(record)
  }

  private func reaches(_ goal: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var open = parts[start] ?? []
    while let next = open.popLast() {
      if next == goal { return true }
      if seen.insert(next).inserted { open += parts[next] ?? [] }
    }
    return false
  }
}
