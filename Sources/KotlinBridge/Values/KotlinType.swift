/// What a Swift type is in Kotlin, down to its fields and cases: what a lookup compares with the library.
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

  /// Reads over the fields of a case that Swift doesn't know.
  typealias Skip = @Sendable (_ ordinal: Int, inout KotlinReader) throws(KotlinError) -> Void

  /// The cases of an enum or a sealed class, in the order of their declaration in Swift.
  struct Cases: Sendable {
    let cases: [Case]
    /// Whether Swift has a case for those of Kotlin that it does not know.
    let takesUnknown: Bool
    /// Makes the `NumberedCases`, from the index of the Swift case for each one of Kotlin, nil for unknown ones.
    let numbered: @Sendable ([Int?], @escaping Skip) -> any AnyObject & Sendable
  }

  enum Shape: Sendable {
    case simple(String)
    indirect case optional(KotlinType)
    indirect case list(KotlinType)
    indirect case map(KotlinType, KotlinType)
    // Made when asked for: a type may contain itself.
    case record(String, @Sendable () -> [Field])
    case enumeration(String, @Sendable () -> Cases)
    case sealed(String, @Sendable () -> Cases)
  }

  let shape: Shape
  let swiftType: any KotlinValue.Type

  init(_ shape: Shape, _ swiftType: any KotlinValue.Type) {
    self.shape = shape
    self.swiftType = swiftType
  }

  /// One of the types that every library has.
  init(_ name: String, _ swiftType: any KotlinValue.Type) {
    self.init(.simple(name), swiftType)
  }
}

extension KotlinType: CustomStringConvertible {
  /// The name of the type in Kotlin, for example `List<people.Assignment>`. Without its package, where the Swift
  /// type doesn't say it.
  public var description: String {
    switch shape {
    case .simple(let name), .record(let name, _), .enumeration(let name, _), .sealed(let name, _):
      name
    case .optional(let wrapped): "\(wrapped)?"
    case .list(let element):
      element.description == "UByte" ? "ByteArray" : "List<\(element)>"
    case .map(let key, let value): "Map<\(key), \(value)>"
    }
  }

  /// The name of the type in Swift.
  var swiftName: String {
    switch shape {
    case .optional(let wrapped): "\(wrapped.swiftName)?"
    case .list(let element) where "\(swiftType)".hasPrefix("Array<"): "[\(element.swiftName)]"
    case .map(let key, let value) where "\(swiftType)".hasPrefix("Dictionary<"):
      "[\(key.swiftName): \(value.swiftName)]"
    default: "\(swiftType)"
    }
  }
}
