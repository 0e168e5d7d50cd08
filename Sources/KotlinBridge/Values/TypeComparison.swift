/// Compares Swift types with those that a library declares.
struct TypeComparison {
  enum Difference {
    /// The names of the types differ.
    case name
    /// The types have the same name and other contents.
    case contents(String)
  }

  private let types: DeclaredTypes
  /// The types that were compared so far, with their Kotlin names. A type may contain itself.
  private var seen: [ObjectIdentifier: String] = [:]

  init(_ types: DeclaredTypes) {
    self.types = types
  }

  /// How the type differs from a Kotlin type; nil if it fits.
  mutating func difference(of type: KotlinType, from kotlin: ManifestType) -> Difference? {
    let name = kotlin.description
    return switch type.shape {
    case .simple(let simple): simple == name ? nil : .name
    case .object: .contents("\(type.swiftName) crosses in calls of generated code only")
    case .optional(let wrapped):
      if case .nullable(let kotlin) = kotlin.form {
        difference(of: wrapped, from: kotlin)
      } else {
        .name
      }
    case .list(let element): difference(ofList: element, from: kotlin)
    case .map(let key, let value): difference(ofMap: key, value, from: kotlin)
    case .record(let swift, let fields):
      difference(of: type, named: swift, from: name, kind: "record") { comparison, declared in
        comparison.difference(
          ofFields: fields(), of: type, from: declared.fields ?? [], of: declared.name)
      }
    case .enumeration(let swift, let cases):
      difference(of: type, named: swift, from: name, kind: "enum") { comparison, declared in
        comparison.difference(ofCases: cases(), of: type, from: declared)
      }
    case .sealed(let swift, let cases):
      difference(of: type, named: swift, from: name, kind: "sealed") { comparison, declared in
        comparison.difference(ofCases: cases(), of: type, from: declared)
      }
    }
  }

  // MARK: - Collections

  private mutating func difference(
    ofList element: KotlinType, from kotlin: ManifestType
  ) -> Difference? {
    switch kotlin.form {
    case .simple(.byteArray, _): element.description == "UByte" ? nil : .name
    case .list(let kotlin, _): difference(of: element, from: kotlin)
    default: .name
    }
  }

  private mutating func difference(
    ofMap key: KotlinType, _ value: KotlinType, from kotlin: ManifestType
  ) -> Difference? {
    guard case .map(let keyInKotlin, let valueInKotlin) = kotlin.form else { return .name }
    return difference(of: key, from: keyInKotlin) ?? difference(of: value, from: valueInKotlin)
  }

  // MARK: - Records, enums and sealed classes

  private mutating func difference(
    of type: KotlinType, named swift: String, from name: String, kind: String,
    contents: (inout TypeComparison, Manifest.DeclaredType) -> String?
  ) -> Difference? {
    guard swift == name, let declared = types[name] else { return .name }
    if declared.kind != kind {
      return .contents(
        "\(name) is \(article(declared.kind)) in Kotlin and \(article(kind)) in Swift")
    }
    if let other = seen.updateValue(name, forKey: ObjectIdentifier(type.swiftType)) {
      if other == name { return nil }
      return .contents(
        "\(type.swiftType) is both \(other) and \(name) here: declare a type for each")
    }
    return contents(&self, declared).map(Difference.contents)
  }

  private func article(_ kind: String) -> String {
    kind == "enum" ? "an enum" : kind == "sealed" ? "a sealed class" : "a \(kind)"
  }

  private mutating func difference(
    ofFields fields: [KotlinType.Field], of type: KotlinType, from declared: [Manifest.Parameter],
    of name: String
  ) -> String? {
    if fields.map(\.name) != declared.map(\.name) {
      return "\(name) has \(list(declared.map(\.name), "field")) in Kotlin, "
        + "\(type.swiftType) declares \(list(fields.map(\.name), "field"))"
    }
    for (field, declared) in zip(fields, declared) {
      switch difference(of: field.type, from: declared.type) {
      case .name:
        return
          "\(name).\(field.name) is \(KotlinType.hint(declared.type)), not \(field.type.swiftName)"
      case .contents(let difference): return difference
      case nil: continue
      }
    }
    return nil
  }

  private mutating func difference(
    ofCases cases: [KotlinType.Case], of type: KotlinType, from declared: Manifest.DeclaredType
  ) -> String? {
    let names = declared.cases ?? []
    if names != cases.map(\.name) {
      return "\(declared.name) has \(list(names, "case")) in Kotlin, \(type.swiftType) has "
        + "\(list(cases.map(\.name), "case")): generate the code again"
    }
    if declared.kind == "enum" { return nil }
    for known in cases {
      let difference = difference(
        ofFields: known.fields, of: type, from: types[known.name]?.fields ?? [], of: known.name)
      if let difference { return difference }
    }
    return nil
  }

  private func list(_ names: [String], _ what: String) -> String {
    if names.isEmpty { return "no \(what)s" }
    return "the \(what)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
  }
}

extension KotlinType {
  /// The name of a Kotlin type, followed by its Swift type if that has another name.
  package static func hint(_ type: ManifestType) -> String {
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
