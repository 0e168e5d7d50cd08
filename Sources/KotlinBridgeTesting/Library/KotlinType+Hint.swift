import KotlinBridge

extension KotlinType {
  /// The name of a Kotlin type, followed by its Swift type if that has another name.
  static func hint(_ type: ManifestType) -> String {
    let name = type.description
    guard let swift = swiftName(of: type), swift != name else { return name }
    return "\(name) (Swift \(swift))"
  }

  /// The Swift type of a Kotlin type; nil for a type of the user.
  private static func swiftName(of type: ManifestType) -> String? {
    switch type.form {
    case .simple(let simple, _): swiftNames[simple]
    case .nullable(let type): swiftName(of: type).map { "\($0)?" }
    case .list(let element, _): swiftName(of: element).map { "[\($0)]" }
    case .map(let key, let value):
      if let key = swiftName(of: key), let value = swiftName(of: value) {
        "[\(key): \(value)]"
      } else {
        nil
      }
    case .named, .parameter: nil
    }
  }

  private static let swiftNames: [ManifestType.Simple: String] = [
    .boolean: "Bool", .byte: "Int8", .short: "Int16", .int: "Int32", .long: "Int64",
    .uByte: "UInt8", .uShort: "UInt16", .uInt: "UInt32", .uLong: "UInt64", .float: "Float",
    .double: "Double", .string: "String", .byteArray: "[UInt8]", .duration: "Duration",
    .instant: "KotlinInstant", .unit: "KotlinUnit",
  ]
}
