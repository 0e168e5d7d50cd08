/// A type whose text stands in a manifest.
indirect enum ManifestType: Hashable, Sendable {
  enum Primitive: String, CaseIterable, Sendable {
    case boolean = "Boolean"
    case byte = "Byte"
    case short = "Short"
    case int = "Int"
    case long = "Long"
    case uByte = "UByte"
    case uShort = "UShort"
    case uInt = "UInt"
    case uLong = "ULong"
    case float = "Float"
    case double = "Double"
    case string = "String"
    case byteArray = "ByteArray"
    case unit = "Unit"
    case duration = "Duration"
    case instant = "Instant"
  }

  case primitive(Primitive)
  case nullable(ManifestType)
  case list(ManifestType)
  case map(ManifestType, ManifestType)
  /// A type that the manifest describes.
  case named(String)

  /// Reads the text of a type. Throws if it is none.
  ///
  /// - Parameter isNamed: whether the manifest describes a type of that name, which may have any
  ///   characters.
  init(_ text: String, isNamed: (String) -> Bool) throws(ManifestError) {
    if let primitive = Primitive(rawValue: text) {
      self = .primitive(primitive)
    } else if isNamed(text) {
      self = .named(text)
    } else if text.hasSuffix("?") {
      self = .nullable(try ManifestType(String(text.dropLast()), isNamed: isNamed))
    } else if let element = text.inner(of: "List") {
      self = .list(try ManifestType(element, isNamed: isNamed))
    } else if let both = text.inner(of: "Map"), let (key, value) = Self.pair(both, isNamed) {
      self = .map(key, value)
    } else {
      throw ManifestError("'\(text)' is neither a type of the boundary nor described in types")
    }
  }

  /// The two types of `Int, List<Map<Int, Long>>`.
  private static func pair(
    _ text: String, _ isNamed: (String) -> Bool
  ) -> (ManifestType, ManifestType)? {
    var start = text.startIndex
    while let comma = text[start...].firstIndex(of: ",") {
      let (key, value) = (text[..<comma], text[comma...].dropFirst(2))
      if text[comma...].hasPrefix(", "),
        let key = try? ManifestType(String(key), isNamed: isNamed),
        let value = try? ManifestType(String(value), isNamed: isNamed)
      {
        return (key, value)
      }
      start = text.index(after: comma)
    }
    return nil
  }
}

extension ManifestType: CustomStringConvertible {
  /// The text that stands in a manifest.
  var description: String {
    switch self {
    case .primitive(let primitive): primitive.rawValue
    case .nullable(let type): "\(type)?"
    case .list(let element): "List<\(element)>"
    case .map(let key, let value): "Map<\(key), \(value)>"
    case .named(let name): name
    }
  }
}

extension String {
  /// The text in the angle brackets of a generic type with this name.
  fileprivate func inner(of name: String) -> String? {
    guard hasPrefix(name + "<"), hasSuffix(">") else { return nil }
    return String(dropFirst(name.count + 1).dropLast())
  }
}
