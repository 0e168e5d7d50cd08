/// Makes one declaration of all uses of a generic type.
struct GenericTypes {
  /// The fields that are stored elsewhere in one use at least, by the type.
  private var indirect: [SwiftPath: Set<String>] = [:]
  private var made: Set<SwiftPath> = []

  /// - Parameter types: the declarations of all uses.
  init(_ types: [SwiftFile.Declaration]) {
    for case .record(let record) in types {
      guard let path = record.generic?.path else { continue }
      indirect[path, default: []].formUnion(record.fields.filter(\.isIndirect).map(\.name))
    }
    for case .sealed(let sealed) in types where sealed.isIndirect {
      if let path = sealed.generic?.path { indirect[path] = [] }
    }
  }

  /// The declaration with its type parameters at the first use, and nil at others.
  mutating func whole(_ declaration: SwiftFile.Declaration) -> SwiftFile.Declaration? {
    switch declaration {
    case .record(let record):
      guard let generic = record.generic else { return declaration }
      return made.insert(generic.path).inserted ? .record(whole(record, generic)) : nil
    case .sealed(let sealed):
      guard let generic = sealed.generic else { return declaration }
      return made.insert(generic.path).inserted ? .sealed(whole(sealed, generic)) : nil
    default: return declaration
    }
  }

  private func whole(_ record: SwiftRecord, _ generic: SwiftGeneric) -> SwiftRecord {
    var record = record
    record.path = generic.path
    record.fields = record.fields.map(declared)
    for index in record.fields.indices {
      let isIndirect = indirect[generic.path]?.contains(record.fields[index].name) == true
      record.fields[index].isIndirect = isIndirect
    }
    record.order = nil
    return record
  }

  private func whole(_ sealed: SwiftSealed, _ generic: SwiftGeneric) -> SwiftSealed {
    var sealed = sealed
    sealed.path = generic.path
    sealed.isIndirect = indirect[generic.path] != nil
    for index in sealed.cases.indices {
      sealed.cases[index].fields = sealed.cases[index].fields.map(declared)
    }
    sealed.order = nil
    return sealed
  }

  private func declared(_ field: SwiftField) -> SwiftField {
    var field = field
    field.type = field.declaredType ?? field.type
    return field
  }
}
