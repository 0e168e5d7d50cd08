/// A type as the generated code writes it.
indirect enum SwiftType: Hashable, Sendable {
  /// A type that every Swift program has, or KotlinBridge.
  case standard(String)
  /// A generated type, by its Kotlin name.
  case declared(String, path: SwiftPath)
  case optional(SwiftType)
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)

  static let unit = SwiftType.standard("KotlinUnit")

  var text: String {
    switch self {
    case .standard(let name): name
    case .declared(_, let path): path.text
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .set(let element): "Set<\(element.text)>"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    }
  }

  /// The text by which two overloads differ: type aliases are resolved.
  var signature: String { self == .standard("UTF16.CodeUnit") ? "UInt16" : text }

  /// Whether KotlinBridge declares it or a part of it.
  var isOfBridge: Bool {
    switch self {
    case .standard(let name): name.hasPrefix("Kotlin")
    case .declared: false
    case .optional(let part), .array(let part), .set(let part): part.isOfBridge
    case .dictionary(let key, let value): key.isOfBridge || value.isOfBridge
    }
  }

  /// The declared type that a stored property of this type has in its own memory.
  var inline: String? {
    switch self {
    case .declared(let name, _): name
    case .optional(let wrapped): wrapped.inline
    default: nil
    }
  }
}
