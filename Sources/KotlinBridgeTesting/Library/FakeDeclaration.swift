import KotlinBridge

/// A function or flow as the manifest of a fake library has it.
struct FakeDeclaration: Sendable {
  /// Names it in errors.
  let label: String
  let parameters: [Manifest.Parameter]
  /// The type of the result, or of the elements.
  let result: ManifestType
  /// The classes of the library, whose objects cross by handle.
  let classes: Set<String>

  /// Throws `KotlinError`, code `misuse`, unless these are the types of its parameters.
  func check(parameters types: [KotlinType]) throws(KotlinError) {
    if types.count == parameters.count,
      zip(types, parameters).allSatisfy({ isSame($0, $1.type) })
    {
      return
    }
    let wanted = parameters.map { "\($0.name): \(KotlinType.hint($0.type))" }
    throw .misuse(
      "\(label) takes (\(wanted.joined(separator: ", "))), "
        + "not (\(types.map(\.swiftName).joined(separator: ", ")))")
  }

  /// Throws unless this is the type of its result.
  ///
  /// - Parameter verb: what it does with the result: it returns it, or has elements of it.
  func check(_ verb: String, _ type: KotlinType) throws(KotlinError) {
    if isSame(type, result) { return }
    throw .misuse("\(label) \(verb) \(KotlinType.hint(result)), not \(type.swiftName)")
  }

  /// Any object may be a `KotlinObject`: Swift has no class for some.
  private func isSame(_ type: KotlinType, _ declared: ManifestType) -> Bool {
    type.description == declared.description
      || type.description == "kotlin.Any" && classes.contains(declared.description)
  }
}
