/// A type as the generated code writes it.
indirect enum SwiftType: Hashable, Sendable {
  /// A type that every Swift program has, or KotlinBridge.
  case standard(String)
  /// A generated type of values, by its Kotlin name.
  case declared(String, path: SwiftPath)
  /// A generated class, whose objects cross by handle.
  case object(String, path: SwiftPath)
  /// A generated protocol, with the class for any object of it.
  case interface(String, protocol: SwiftPath, path: SwiftPath)
  /// A generated protocol that others than Kotlin's objects have, with the struct for any value or object
  /// of it.
  case erased(String, protocol: SwiftPath, path: SwiftPath, implementers: Implementers)
  /// The struct for a function as a value, with the type of the closure that it is in Swift.
  case function(String, path: SwiftPath, closure: String)
  /// The struct for an object of a coroutine type, with the type that it is in Swift.
  case coroutine(String, path: SwiftPath, type: String)
  /// A flow that a function makes, which has this number.
  case flow(String, number: UInt32, traits: String)
  case optional(SwiftType)
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(SwiftType, SwiftType)

  /// What has a protocol besides Kotlin's objects.
  enum Implementers: Hashable, Sendable {
    /// Generated values.
    case values
    /// Types of the user's.
    case swift
    case valuesAndSwift
  }

  static let unit = SwiftType.standard("KotlinUnit")

  var text: String {
    switch self {
    case .standard(let name), .flow(let name, _, _): name
    case .declared(_, let path), .object(_, let path), .interface(_, _, let path),
      .erased(_, _, let path, _), .function(_, let path, _), .coroutine(_, let path, _):
      path.text
    case .optional(let wrapped): "\(wrapped.text)?"
    case .array(let element): "[\(element.text)]"
    case .set(let element): "Set<\(element.text)>"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    }
  }

  /// The text by which two overloads differ: type aliases are resolved.
  var signature: String {
    switch self {
    case .function(_, _, let type), .coroutine(_, _, let type): SwiftType.resolved(type)
    case .optional(let wrapped): "\(wrapped.signature)?"
    default: SwiftType.resolved(text)
    }
  }

  /// The text of types without the type aliases that generated code uses.
  static func resolved(_ text: String) -> String {
    text.replacing("UTF16.CodeUnit", with: "UInt16")
  }

  /// The text as the type of a parameter, which takes a value or an object of any class as it is.
  var parameterText: String {
    if case .function(_, _, let closure) = self { return "@escaping \(closure)" }
    return resultText
  }

  /// The same of a result, which is one.
  var resultText: String {
    switch self {
    case .function(_, _, let closure): closure
    case .optional(.function(_, _, let closure)): "(\(closure))?"
    case .coroutine(_, _, let type): type
    case .optional(.coroutine(_, _, let type)): "\(type)?"
    case .erased(_, let name, _, _): "any \(name.text)"
    case .optional(.erased(_, let name, _, _)): "(any \(name.text))?"
    case .interface(_, let name, _): "any KotlinObject & \(name.text)"
    case .optional(.interface(_, let name, _)): "(any KotlinObject & \(name.text))?"
    default: text
    }
  }

  /// The class of an object, or the class for any object of an interface. That of one that may be nil.
  var className: String {
    if case .optional(let wrapped) = self { return wrapped.className }
    return text
  }

  /// The text as the type of what is written for such a parameter.
  var writtenText: String {
    switch self {
    case .interface: "KotlinObject"
    case .optional(let wrapped): "\(wrapped.writtenText)?"
    default: text
    }
  }

  /// What is written for such a parameter with this name.
  func written(_ name: String) -> String {
    switch self {
    case .erased, .function, .coroutine: "\(text)(\(name))"
    case .optional(let wrapped) where wrapped.isBoxed: "\(name).map(\(wrapped.text).init)"
    // Swift opens `any` by itself, but not inside an optional.
    case .optional(.interface): "\(name) as KotlinObject?"
    default: name
    }
  }

  /// The Kotlin name of a class or interface whose objects cross by handle.
  var object: String? {
    switch self {
    case .object(let name, _), .interface(let name, _, _): name
    default: nil
    }
  }

  /// The Kotlin name of a class or interface, also of one that values have.
  var classOrInterface: String? {
    if case .erased(let name, _, _, _) = self { return name }
    return object
  }

  /// The same of an object that a function returns, which may be nil.
  var asked: String? {
    if case .optional(let wrapped) = self { return wrapped.object }
    return object
  }

  /// Whether it is an object of any class with an interface, or nil in place of one.
  var isAnyObject: Bool {
    if case .optional(let wrapped) = self { return wrapped.isInterface }
    return isInterface
  }

  var isFlow: Bool {
    if case .flow = self { return true }
    return false
  }

  var isInterface: Bool {
    if case .interface = self { return true }
    return false
  }

  /// Whether it is an interface that values have, too.
  var isErased: Bool {
    if case .erased = self { return true }
    return false
  }

  /// Whether what crosses is a struct with the value as its `base`.
  var isBoxed: Bool {
    switch self {
    case .function, .coroutine, .erased: true
    default: false
    }
  }

  /// Whether it is that or nil in place of it.
  var isAnyBoxed: Bool {
    if case .optional(let wrapped) = self { return wrapped.isBoxed }
    return isBoxed
  }

  /// What Swift types may implement.
  var isHosted: Bool {
    if case .erased(_, _, _, let implementers) = self { return implementers != .values }
    return false
  }

  /// What the members of a protocol are for that call Kotlin; nil for all that has the protocol.
  var callers: String? {
    switch self {
    case .interface, .erased(_, _, _, .swift): "KotlinObject"
    case .erased(_, _, _, .valuesAndSwift): "KotlinValue"
    default: nil
    }
  }

  /// The type or protocol that an extension of this type names; nil if Swift has a better place for
  /// a function.
  var extended: SwiftPath? {
    switch self {
    case .declared(_, let path), .object(_, let path), .interface(_, let path, _),
      .erased(_, let path, _, _):
      path
    case .standard("KotlinUnit"): nil
    case .standard: SwiftPath(components: [signature])
    default: nil
    }
  }

  /// Whether it is one of these Kotlin types, or has one as a part.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    // A closure keeps what it needs.
    case .standard, .flow, .function: false
    case .declared(let name, _), .object(let name, _), .interface(let name, _, _),
      .erased(let name, _, _, _), .coroutine(let name, _, _):
      names.contains(name)
    case .optional(let part), .array(let part), .set(let part): part.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    }
  }

  /// Whether KotlinBridge declares it or a part of it, or a conformance that it needs.
  var isOfBridge: Bool {
    switch self {
    case .standard(let name): name.hasPrefix("Kotlin")
    case .flow, .coroutine: true
    // The arguments of a generic type have to be values.
    case .declared(_, let path): path.text.contains("<")
    case .object, .interface, .erased: false
    case .function(_, _, let closure): closure.contains("Kotlin")
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
