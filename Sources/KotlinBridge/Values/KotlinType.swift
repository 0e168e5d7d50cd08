/// What a Swift type is in Kotlin, with its fields and cases.
public struct KotlinType: Sendable {
  @usableFromInline
  struct Field: Sendable {
    let name: String
    let type: KotlinType
  }

  struct Case: Sendable {
    let name: String
    let fields: [Field]
  }

  enum Shape: Sendable {
    case simple(String)
    indirect case optional(KotlinType)
    indirect case list(KotlinType)
    indirect case map(KotlinType, KotlinType)
    // Closures, for a type may contain itself.
    case record(String, @Sendable () -> [Field])
    // The code of the type has the numbers of its cases, which are in Kotlin's order.
    case enumeration(String, @Sendable () -> [Case])
    case sealed(String, @Sendable () -> [Case])
    /// A class whose objects cross by handle.
    case object(String)
  }

  let shape: Shape
  let swiftType: Any.Type

  init(_ shape: Shape, _ swiftType: Any.Type) {
    self.shape = shape
    self.swiftType = swiftType
  }

  /// A type that every library has, such as `Long`.
  init(_ name: String, _ swiftType: Any.Type) {
    self.init(.simple(name), swiftType)
  }
}

extension KotlinType: CustomStringConvertible {
  /// The name of the type in Kotlin, for example `List<people.Assignment>`.
  public var description: String {
    switch shape {
    case .simple(let name), .record(let name, _), .enumeration(let name, _), .sealed(let name, _),
      .object(let name):
      name
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element):
      element.description == "UByte" ? "ByteArray" : "List<\(element)>"
    case .map(let key, let value): "Map<\(key), \(value)>"
    }
  }

  /// The name of the type in Swift.
  package var swiftName: String {
    switch shape {
    case .optional(let wrapped): "\(wrapped.swiftName)?"
    case .list(let element) where "\(swiftType)".hasPrefix("Array<"): "[\(element.swiftName)]"
    case .map(let key, let value) where "\(swiftType)".hasPrefix("Dictionary<"):
      "[\(key.swiftName): \(value.swiftName)]"
    default: "\(swiftType)"
    }
  }
}
