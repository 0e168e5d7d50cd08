/// The records, enums and sealed classes of a library, by name.
struct DeclaredTypes: Sendable {
  private let byName: [String: Manifest.DeclaredType]

  init(_ types: [Manifest.DeclaredType]) {
    byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> Manifest.DeclaredType? { byName[name] }
}

// MARK: - Reading past values that Swift has no type for

extension DeclaredTypes {
  /// Reads past a value of a type.
  func skip(_ type: ManifestType, _ reader: inout KotlinReader) throws(KotlinError) {
    switch type {
    case .simple(let simple, _): try skip(simple, &reader)
    case .nullable(let type): if try reader.readFlag() { try skip(type, &reader) }
    case .list(let element, _): try skipElements([element], &reader)
    case .map(let key, let value): try skipElements([key, value], &reader)
    case .named(let name, _, _):
      guard let declared = byName[name] else {
        throw .misuse("the manifest does not say what \(name) is")
      }
      try skip(declared, &reader)
    case .parameter: throw .misuse("\(type) has no values: it stands for a type")
    }
  }

  private func skip(
    _ simple: ManifestType.Simple, _ reader: inout KotlinReader
  ) throws(KotlinError) {
    let size =
      switch simple {
      case .string, .byteArray: try reader.readCount(minimumElementSize: 1)
      case .unit: 0
      case .boolean, .byte, .uByte: 1
      case .short, .uShort: 2
      case .int, .uInt, .float: 4
      case .long, .uLong, .double: 8
      case .duration, .instant: 12
      }
    _ = try reader.take(size)
  }

  private func skip(
    _ type: Manifest.DeclaredType, _ reader: inout KotlinReader
  ) throws(KotlinError) {
    if type.crossesByHandle {
      let handle = try reader.read(UInt64.self)
      if let module = reader.module { KotlinModule(lent: module).release(handle) }
      return
    }
    try reader.descend()
    switch type.kind {
    case "enum": _ = try reader.readOrdinal()
    case "object": _ = try reader.take(8)  // its handle
    case "sealed":
      let ordinal = try reader.readOrdinal()
      guard let cases = type.cases, ordinal < cases.count else {
        throw .malformed("ordinal \(ordinal), which is no case of \(type.name)")
      }
      try skip(.named(cases[ordinal]), &reader)
    default:
      for field in type.fields ?? [] { try skip(field.type, &reader) }
    }
    reader.ascend()
  }

  private func skipElements(
    _ types: [ManifestType], _ reader: inout KotlinReader
  ) throws(KotlinError) {
    let count = try reader.readCount()
    try reader.descend()
    for _ in 0..<count {
      for type in types { try skip(type, &reader) }
    }
    reader.ascend()
  }
}
