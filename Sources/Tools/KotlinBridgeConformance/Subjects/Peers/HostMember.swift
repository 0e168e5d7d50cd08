import KotlinBridge

/// A member of an interface that the library calls: one entry of the host.
struct HostMember: Sendable {
  /// What the checks know of a member, by its type without the object itself.
  enum Shape: Sendable {
    /// `Long`
    case number
    /// `(Long) -> Long`
    case add
    /// `(String) -> String`
    case say
    /// An object of the interface itself, and the same as result.
    case pass
    /// `suspend (Long) -> Long`
    case later
    case other
  }

  let interface: UInt32
  let shape: Shape
  /// Whether the library calls it by a typed twin.
  let hasTwin: Bool

  /// The members of all interfaces that hosts implement, in the order of the host's entries.
  static func all(in manifest: Manifest) -> [HostMember] {
    let functions = Dictionary(manifest.functions.map { ($0.id, $0) }) { first, _ in first }
    return (manifest.types ?? []).compactMap { type in type.interface.map { (type, $0) } }
      .sorted { $0.1.number < $1.1.number }
      .flatMap { type, interface in
        interface.members.map { member in
          HostMember(
            interface: interface.number,
            shape: functions[member.function].map { shape(of: $0, in: type.type) } ?? .other,
            hasTwin: member.twin != nil)
        }
      }
  }

  private static func shape(of function: Manifest.Function, in type: ManifestType) -> Shape {
    let parameters = function.parameters.dropFirst().map { "\($0.type)" }
    let long = "Long"
    switch (function.kind, parameters, "\(function.result)") {
    case ("plain", [], long): return .number
    case ("plain", [long], long): return .add
    case ("plain", ["String"], "String"): return .say
    case ("plain", ["\(type)"], "\(type)"): return .pass
    case ("suspend", [long], long): return .later
    default: return .other
    }
  }
}
