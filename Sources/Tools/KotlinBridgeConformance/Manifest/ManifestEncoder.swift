import FoundationEssentials
import KotlinBridge

/// Encodes values that a user has written, as the types of a manifest say.
struct ManifestEncoder {
  private let types: ManifestTypes

  init(_ types: ManifestTypes) {
    self.types = types
  }

  /// The bytes of a value. Throws what is wrong with the text.
  ///
  /// - A list, a map and a record are JSON. A record has a member for each field.
  /// - A string may have quotes, and then is JSON too. `null` without quotes is null where the type
  ///   has it.
  /// - A duration and an instant are in ISO 8601. An enum's case is its name.
  func bytes(of text: String, as type: ManifestType) throws(ManifestError) -> [UInt8] {
    try bytes(of: Self.written(text, as: type), as: type)
  }

  private static func written(
    _ text: String, as type: ManifestType
  ) throws(ManifestError) -> WrittenValue {
    switch type.form {
    case .nullable: if text == "null" { return .null }
    case .simple(.string, _): break
    case .simple: return .text(text)
    case .list, .map, .named, .parameter: break
    }
    guard let first = text.first, "\"[{".contains(first) else { return .text(text) }
    do {
      return try WrittenValue(json: text)
    } catch {
      // A string may begin like JSON.
      if first != "\"", type.isText { return .text(text) }
      throw ManifestError("'\(text)' is not JSON")
    }
  }

  private func bytes(
    of value: WrittenValue, as type: ManifestType
  ) throws(ManifestError) -> [UInt8] {
    switch (type.form, value) {
    case (.nullable, .null): return [0]
    case (.nullable(let type), _): return [1] + (try bytes(of: value, as: type))
    case (.simple(let simple, _), .text(let text)): return try bytes(of: text, as: simple)
    case (.list(let element, _), .list(let values)):
      var bytes = KotlinWriter.bytes(of: UInt32(values.count))
      for value in values { bytes += try self.bytes(of: value, as: element) }
      return bytes
    case (.map(let key, let element), .fields(let entries)):
      var bytes = KotlinWriter.bytes(of: UInt32(entries.count))
      for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
        bytes += try self.bytes(of: .text(name), as: key)
        bytes += try self.bytes(of: value, as: element)
      }
      return bytes
    case (.named(let name, _, _), _): return try bytes(of: value, named: name)
    default: throw ManifestError("\(value) is not a value of type \(type)")
    }
  }

  private func bytes(
    of value: WrittenValue, named name: String
  ) throws(ManifestError) -> [UInt8] {
    switch (types[name], value) {
    case (.enum(let cases), .text(let text)):
      guard let ordinal = cases.firstIndex(of: text) else {
        throw ManifestError("'\(text)' is not a case of \(name): \(cases.joined(separator: ", "))")
      }
      return KotlinWriter.bytes(of: UInt16(ordinal))
    case (.record(let fields), .fields(let given)):
      for other in given.keys.sorted() where !fields.contains(where: { $0.name == other }) {
        throw ManifestError("\(name) has no field '\(other)'")
      }
      var bytes: [UInt8] = []
      for field in fields {
        guard let value = given[field.name] else {
          throw ManifestError("\(name) needs a field '\(field.name)'")
        }
        bytes += try self.bytes(of: value, as: field.type)
      }
      return bytes
    case (.sealed, _): throw ManifestError("the sealed class \(name) can't be written as text")
    default: throw ManifestError("\(value) is not a value of type \(name)")
    }
  }

  private func bytes(
    of text: String, as simple: ManifestType.Simple
  ) throws(ManifestError) -> [UInt8] {
    let bytes: [UInt8]? =
      switch simple {
      case .boolean: Bool(text).map { KotlinWriter.bytes(of: $0) }
      case .byte: Int8(text).map { KotlinWriter.bytes(of: $0) }
      case .short: Int16(text).map { KotlinWriter.bytes(of: $0) }
      case .int: Int32(text).map { KotlinWriter.bytes(of: $0) }
      case .long: Int64(text).map { KotlinWriter.bytes(of: $0) }
      case .uByte: UInt8(text).map { KotlinWriter.bytes(of: $0) }
      case .uShort: UInt16(character: text).map { KotlinWriter.bytes(of: $0) }
      case .uInt: UInt32(text).map { KotlinWriter.bytes(of: $0) }
      case .uLong: UInt64(text).map { KotlinWriter.bytes(of: $0) }
      case .float: Float(text).map { KotlinWriter.bytes(of: $0) }
      case .double: Double(text).map { KotlinWriter.bytes(of: $0) }
      case .string: KotlinWriter.bytes(of: text)
      case .duration: Duration(iso8601: text).map { KotlinWriter.bytes(of: $0) }
      case .instant: KotlinInstant(iso8601: text).map { KotlinWriter.bytes(of: $0) }
      case .unit, .byteArray:
        throw ManifestError("a \(simple.rawValue) can't be written as text")
      }
    guard let bytes else {
      throw ManifestError("'\(text)' is not a valid \(simple.rawValue)\(simple.example)")
    }
    return bytes
  }
}

extension ManifestType {
  /// Whether its values are text.
  fileprivate var isText: Bool {
    switch form {
    case .simple(.string, _): true
    case .nullable(let type): type.isText
    case .simple, .list, .map, .named, .parameter: false
    }
  }
}

extension ManifestType.Simple {
  /// What a value looks like, where its name does not say so.
  fileprivate var example: String {
    switch self {
    case .duration: ", such as PT0.01S"
    case .instant: ", such as 2025-01-31T12:00:00Z"
    case .uShort: " or a character, such as 'a'"
    default: ""
    }
  }
}

extension UInt16 {
  /// Reads a number, or a character between single quotes: Kotlin's `Char` crosses as one.
  fileprivate init?(character text: String) {
    if let number = UInt16(text) {
      self = number
      return
    }
    let units = Array(text.utf16)
    let quote = UInt16(UInt8(ascii: "'"))
    guard units.count == 3, units[0] == quote, units[2] == quote else { return nil }
    self = units[1]
  }
}
