/// The Kotlin types of generated types. A fake library compares them.
@_spi(GeneratedCode)
extension KotlinType {
  /// A name and the Swift type of what has it.
  public typealias NamedType = (name: String, type: any KotlinValue.Type)

  public static func record(
    _ name: String, _ type: Any.Type, _ fields: NamedType...
  ) -> KotlinType {
    KotlinType(.record(name) { fields.map(Field.init) }, type)
  }

  /// An enum whose raw values are the names of Kotlin's entries, in Kotlin's order.
  public static func enumeration<Enumeration: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ type: Enumeration.Type
  ) -> KotlinType {
    let cases = type.allCases.map { Case(name: $0.rawValue, fields: []) }
    return KotlinType(.enumeration(name) { cases }, type)
  }

  /// A sealed class with its cases, in Kotlin's order.
  public static func sealed(
    _ name: String, _ type: Any.Type, _ cases: NamedCase...
  ) -> KotlinType {
    KotlinType(
      .sealed(name) { cases.map { Case(name: $0.name, fields: $0.fields.map(Field.init)) } },
      type)
  }

  /// A case of a sealed class with its fields.
  public struct NamedCase: Sendable {
    fileprivate let name: String
    fileprivate let fields: [NamedType]

    public static func `case`(_ name: String, _ fields: NamedType...) -> NamedCase {
      NamedCase(name: name, fields: fields)
    }
  }
}

extension KotlinType.Field {
  fileprivate init(_ field: KotlinType.NamedType) {
    self.init(name: field.name, type: field.type.kotlinType)
  }
}
