/// The records, enums and sealed classes of a library, by name.
struct DeclaredTypes: Sendable {
  private let byName: [String: Manifest.DeclaredType]

  init(_ types: [Manifest.DeclaredType]) {
    byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> Manifest.DeclaredType? { byName[name] }

  /// The type arguments in the name of a collection: `String` and `List<Int>` for
  /// `Map<String, List<Int>>`.
  static func arguments(of name: String, in collection: String) -> [String]? {
    guard name.hasPrefix("\(collection)<"), name.hasSuffix(">") else { return nil }
    var arguments = [""]
    var depth = 0
    for character in name.dropFirst(collection.count + 1).dropLast() {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
  }
}

// MARK: - Reading past values that Swift has no type for

extension DeclaredTypes {
  /// Reads past a value of the type with this name. Hands on the handles of the objects in it.
  func skip(
    _ name: String, _ reader: inout KotlinReader, releasing release: (UInt64) -> Void = { _ in }
  ) throws(KotlinError) {
    if let declared = byName[name] { return try skip(declared, &reader, release) }
    if name.hasSuffix("?") {
      if try reader.readFlag() {
        try skip(String(name.dropLast()), &reader, releasing: release)
      }
    } else if name == "String" || name == "ByteArray" {
      _ = try reader.take(reader.readCount(minimumElementSize: 1))
    } else if let element = DeclaredTypes.arguments(of: name, in: "List") {
      try skipElements(element, &reader, release)
    } else if let entry = DeclaredTypes.arguments(of: name, in: "Map") {
      try skipElements(entry, &reader, release)
    } else if let size = DeclaredTypes.sizes[name] {
      _ = try reader.take(size)
    } else {
      throw .misuse("the manifest does not say what \(name) is")
    }
  }

  private func skip(
    _ type: Manifest.DeclaredType, _ reader: inout KotlinReader, _ release: (UInt64) -> Void
  ) throws(KotlinError) {
    if type.crossesByHandle { return release(try reader.read()) }
    try reader.descend()
    switch type.kind {
    case "enum": _ = try reader.readOrdinal()
    case "sealed":
      let ordinal = try reader.readOrdinal()
      guard let cases = type.cases, ordinal < cases.count else {
        throw .malformed("ordinal \(ordinal), which is no case of \(type.name)")
      }
      try skip(cases[ordinal], &reader, releasing: release)
    default:
      for field in type.fields ?? [] { try skip(field.type, &reader, releasing: release) }
    }
    reader.ascend()
  }

  private func skipElements(
    _ types: [String], _ reader: inout KotlinReader, _ release: (UInt64) -> Void
  ) throws(KotlinError) {
    let count = try reader.readCount()
    try reader.descend()
    for _ in 0..<count {
      for type in types { try skip(type, &reader, releasing: release) }
    }
    reader.ascend()
  }

  private static let sizes = [
    "Boolean": 1, "Byte": 1, "UByte": 1, "Short": 2, "UShort": 2, "Int": 4, "UInt": 4, "Long": 8,
    "ULong": 8, "Float": 4, "Double": 8, "Unit": 0, "Duration": 12, "Instant": 12,
  ]
}

extension Manifest.DeclaredType {
  /// Whether its values are handles: objects, and flows that a suspend function gives.
  var crossesByHandle: Bool { kind == "object" || kind == "flow" }
}
