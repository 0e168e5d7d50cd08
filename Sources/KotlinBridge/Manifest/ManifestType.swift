/// A type in a manifest. docs/MANIFEST.md describes how it stands there.
package struct ManifestType: Hashable, Sendable {
  /// A type that consists of no others.
  package enum Simple: String, CaseIterable, Sendable {
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

  /// What a type is made of, for a `switch`.
  package enum Form: Sendable {
    /// `kotlin` is Kotlin's class where it says more than what crosses: `Char`.
    case simple(Simple, kotlin: String?)
    case nullable(ManifestType)
    /// `kotlin` is Kotlin's class where it is another one than `List`: `Set`, `IntArray`.
    case list(ManifestType, kotlin: String?)
    case map(ManifestType, ManifestType)
    /// A type that the manifest describes. A use of a generic class has the class and the types for
    /// its parameters.
    case named(String, class: String?, arguments: [ManifestType])
    /// A type parameter of the class that a declaration belongs to, by its place.
    case parameter(Int)
  }

  private enum Kind: Hashable {
    case simple(Simple)
    case nullable, list, map
    case named(String)
    case parameter(Int)
  }

  // No indirect enum: such a one keeps its case in the upper bits of a pointer, and the leak checker
  // of the address sanitizer then takes what a living manifest holds for lost.
  private let kind: Kind
  private let kotlin: String?
  private let parts: [ManifestType]

  private init(_ kind: Kind, kotlin: String? = nil, _ parts: [ManifestType] = []) {
    self.kind = kind
    self.kotlin = kotlin
    self.parts = parts
  }

  package static func simple(_ simple: Simple, kotlin: String? = nil) -> ManifestType {
    ManifestType(.simple(simple), kotlin: kotlin)
  }

  package static func nullable(_ type: ManifestType) -> ManifestType {
    ManifestType(.nullable, [type])
  }

  package static func list(_ element: ManifestType, kotlin: String? = nil) -> ManifestType {
    ManifestType(.list, kotlin: kotlin, [element])
  }

  package static func map(_ key: ManifestType, _ value: ManifestType) -> ManifestType {
    ManifestType(.map, [key, value])
  }

  package static func named(
    _ name: String, class: String? = nil, arguments: [ManifestType] = []
  ) -> ManifestType {
    ManifestType(.named(name), kotlin: `class`, arguments)
  }

  package static func parameter(_ number: Int) -> ManifestType {
    ManifestType(.parameter(number))
  }

  package var form: Form {
    switch kind {
    case .simple(let simple): .simple(simple, kotlin: kotlin)
    case .nullable: .nullable(parts[0])
    case .list: .list(parts[0], kotlin: kotlin)
    case .map: .map(parts[0], parts[1])
    case .named(let name): .named(name, class: kotlin, arguments: parts)
    case .parameter(let number): .parameter(number)
    }
  }
}

extension ManifestType {
  /// Whether it is a class of Kotlin's for functions.
  package static func isFunction(_ class: String) -> Bool {
    `class`.hasPrefix("kotlin.Function") || isSuspendFunction(`class`)
  }

  /// The same of functions that suspend.
  package static func isSuspendFunction(_ class: String) -> Bool {
    `class`.hasPrefix("kotlin.coroutines.SuspendFunction")
  }

  // By the name alone: what is embedded in generated code has no classes.
  private var isFunction: Bool {
    guard case .named(let name, _, _) = form else { return false }
    return name.hasPrefix("(") || name.hasPrefix("suspend (") || name.hasPrefix("@MainActor ")
  }
}

extension ManifestType {
  /// Whether it is the `*` of a `Box<*>`.
  package var isAnyType: Bool { self == .named("kotlin.Any") }
}

extension ManifestType: CustomStringConvertible {
  /// The text for people, which types with the same bytes share: `Map<String, people.Reading?>`.
  package var description: String {
    switch form {
    case .simple(let simple, _): simple.rawValue
    case .nullable(let type): type.isFunction ? "(\(type))?" : "\(type)?"
    case .list(let element, _): "List<\(element)>"
    case .map(let key, let value): "Map<\(key), \(value)>"
    case .named(let name, _, _): name
    case .parameter(let number): "#\(number)"
    }
  }
}

extension ManifestType: Decodable {
  private enum Key: CodingKey {
    case simple, nullable, list, map, named, parameter
    case kotlin, `class`, arguments
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .simple(try Self.simple(text, decoder))
      return
    }
    let type = try decoder.container(keyedBy: Key.self)
    let kotlin = try type.decodeIfPresent(String.self, forKey: .kotlin)
    if let name = try type.decodeIfPresent(String.self, forKey: .named) {
      self = .named(
        name, class: try type.decodeIfPresent(String.self, forKey: .class),
        arguments: try type.decodeIfPresent([ManifestType].self, forKey: .arguments) ?? [])
    } else if let wrapped = try type.decodeIfPresent(ManifestType.self, forKey: .nullable) {
      self = .nullable(wrapped)
    } else if let element = try type.decodeIfPresent(ManifestType.self, forKey: .list) {
      self = .list(element, kotlin: kotlin)
    } else if let both = try type.decodeIfPresent([ManifestType].self, forKey: .map) {
      guard both.count == 2 else { throw Self.wrong("a map of \(both.count) types", decoder) }
      self = .map(both[0], both[1])
    } else if let text = try type.decodeIfPresent(String.self, forKey: .simple) {
      self = .simple(try Self.simple(text, decoder), kotlin: kotlin)
    } else if let number = try type.decodeIfPresent(Int.self, forKey: .parameter) {
      self = .parameter(number)
    } else {
      throw Self.wrong("a type that docs/MANIFEST.md does not list", decoder)
    }
  }

  private static func simple(_ text: String, _ decoder: any Decoder) throws -> Simple {
    guard let simple = Simple(rawValue: text) else {
      throw wrong(
        "'\(text)' is not a simple type; write a type of 'types' as {\"named\": \"\(text)\"}",
        decoder)
    }
    return simple
  }

  private static func wrong(_ what: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: what))
  }
}

// MARK: - For consumers that compare

extension ManifestType {
  /// The JSON of what crosses, without what only a generator reads.
  package var json: String {
    switch form {
    case .simple(let simple, _): "\"\(simple.rawValue)\""
    case .nullable(let type): #"{"nullable": \#(type.json)}"#
    case .list(let element, _): #"{"list": \#(element.json)}"#
    case .map(let key, let value): #"{"map": [\#(key.json), \#(value.json)]}"#
    case .named(let name, _, _): #"{"named": \#(jsonText(name))}"#
    case .parameter(let number): #"{"parameter": \#(number)}"#
    }
  }
}

/// A string of JSON in ASCII, without a backslash before `#`, which means something in a raw literal.
package func jsonText(_ text: String) -> String {
  var json = ""
  for unit in text.utf16 {
    if unit >= 0x20, unit < 0x7f, unit != 0x22, unit != 0x5c {
      json.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
    } else {
      let digits = String(unit, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return "\"\(json)\""
}
