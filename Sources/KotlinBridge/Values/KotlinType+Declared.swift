extension KotlinType {
  /// The records, enums and classes that the type consists of, as a manifest declares them.
  package var declared: [Manifest.DeclaredType] {
    var found: [Manifest.DeclaredType] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [Manifest.DeclaredType]) {
    switch shape {
    case .simple: break
    case .object(let name):
      if found.contains(where: { $0.name == name }) { return }
      found.append(Manifest.DeclaredType(name: name, kind: "object", fields: nil, cases: nil))
    case .optional(let wrapped): wrapped.collect(into: &found)
    case .list(let element): element.collect(into: &found)
    case .map(let key, let value):
      key.collect(into: &found)
      value.collect(into: &found)
    case .record(let name, let fields): collect(name, fields(), into: &found)
    case .enumeration(let name, let cases):
      collect(name, "enum", cases().map(\.name), into: &found)
    case .sealed(let name, let cases):
      let cases = cases()
      if !collect(name, "sealed", cases.map(\.name), into: &found) { return }
      for known in cases { collect(known.name, known.fields, into: &found) }
    }
  }

  private func collect(
    _ name: String, _ fields: [Field], into found: inout [Manifest.DeclaredType]
  ) {
    if found.contains(where: { $0.name == name }) { return }
    found.append(
      Manifest.DeclaredType(
        name: name, kind: "record",
        fields: fields.map { Manifest.Parameter(name: $0.name, type: $0.type.inManifest) },
        cases: nil))
    for field in fields { field.type.collect(into: &found) }
  }

  /// Adds a type. False if the list has it already.
  @discardableResult
  private func collect(
    _ name: String, _ kind: String, _ cases: [String], into found: inout [Manifest.DeclaredType]
  ) -> Bool {
    if found.contains(where: { $0.name == name }) { return false }
    found.append(Manifest.DeclaredType(name: name, kind: kind, fields: nil, cases: cases))
    return true
  }
}
