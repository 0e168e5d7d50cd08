/// The records, enums and sealed classes of a library, by name.
package struct DeclaredTypes: Sendable {
  private let byName: [String: Manifest.DeclaredType]

  package init(_ types: [Manifest.DeclaredType]) {
    byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> Manifest.DeclaredType? { byName[name] }
}

// MARK: - Reading past values that Swift has no type for

extension DeclaredTypes {
  /// The handles of the objects in values of these types, one after the other. Throws if the bytes
  /// are not such values.
  package func handles(
    in bytes: [UInt8], of types: [ManifestType]
  ) throws(KotlinError) -> [UInt64] {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(KotlinError) -> [UInt64] in
        var handles: [UInt64] = []
        var reader = KotlinReader(bytes)
        for type in types { try skip(type, &reader) { handles.append($0) } }
        try reader.finish()
        return handles
      }
    }
    return try result.get()
  }

  /// Reads past a value of a type. Hands on the handles of the objects in it.
  func skip(
    _ type: ManifestType, _ reader: inout KotlinReader,
    releasing release: (UInt64) -> Void = { _ in }
  ) throws(KotlinError) {
    switch type.form {
    case .simple(let simple, _): try skip(simple, &reader)
    case .nullable(let type):
      if try reader.readFlag() { try skip(type, &reader, releasing: release) }
    case .list(let element, _): try skipElements([element], &reader, release)
    case .map(let key, let value): try skipElements([key, value], &reader, release)
    case .named(let name, _, _):
      guard let declared = byName[name] else {
        throw .misuse("the manifest does not describe \(name)")
      }
      try skip(declared, &reader, release)
    case .parameter: throw .misuse("\(type) is a type parameter and has no values")
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
    _ type: Manifest.DeclaredType, _ reader: inout KotlinReader, _ release: (UInt64) -> Void
  ) throws(KotlinError) {
    if type.kind == "object" { return try skipObject(type, &reader, release) }
    try reader.descend()
    switch type.kind {
    case "enum": _ = try reader.readOrdinal()
    case "sealed":
      let ordinal = try reader.readOrdinal()
      guard let cases = type.cases, ordinal < cases.count else {
        throw .malformed("ordinal \(ordinal), which is not a case of \(type.name)")
      }
      try skip(.named(cases[ordinal]), &reader, releasing: release)
    default:
      for field in type.fields ?? [] { try skip(field.type, &reader, releasing: release) }
    }
    reader.ascend()
  }

  /// An object, or a value that has the interface.
  private func skipObject(
    _ type: Manifest.DeclaredType, _ reader: inout KotlinReader, _ release: (UInt64) -> Void
  ) throws(KotlinError) {
    let values = type.cases ?? []
    let number = values.isEmpty ? 0 : try reader.readOrdinal()
    if number == 0 { return release(try reader.read()) }
    guard number <= values.count else {
      throw .malformed("the number \(number), which is not a value of \(type.name)")
    }
    try skip(.named(values[number - 1]), &reader, releasing: release)
  }

  private func skipElements(
    _ types: [ManifestType], _ reader: inout KotlinReader, _ release: (UInt64) -> Void
  ) throws(KotlinError) {
    let count = try reader.readCount()
    try reader.descend()
    for _ in 0..<count {
      for type in types { try skip(type, &reader, releasing: release) }
    }
    reader.ascend()
  }
}
