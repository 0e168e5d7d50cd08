import KotlinBridge

/// A function or flow as the manifest of a fake library has it.
struct FakeDeclaration: Sendable {
  /// Names it in errors.
  let label: String
  let parameters: [Manifest.Parameter]
  /// The type of the result, or of the elements.
  let result: ManifestType

  /// Throws `KotlinError`, code `misuse`, unless these are the types of its parameters.
  func check(parameters types: [KotlinType]) throws(KotlinError) {
    if types.map(\.description) == parameters.map(\.type.description) { return }
    let wanted = parameters.map { "\($0.name): \(KotlinType.hint($0.type))" }
    throw .misuse(
      "\(label) takes (\(wanted.joined(separator: ", "))), "
        + "not (\(types.map(\.swiftName).joined(separator: ", ")))")
  }

  /// Throws unless this is the type of its result.
  ///
  /// - Parameter verb: what it does with the result: it returns it, or has elements of it.
  func check(_ verb: String, _ type: KotlinType) throws(KotlinError) {
    if type.description == result.description { return }
    throw .misuse("\(label) \(verb) \(KotlinType.hint(result)), not \(type.swiftName)")
  }
}
