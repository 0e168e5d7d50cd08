/// The cases of one Swift type, in the order in which a library numbers them.
@usableFromInline
final class NumberedCases<Case: Sendable>: Sendable {
  @usableFromInline let byOrdinal: [Case]
  /// Reads past a case that Swift does not declare.
  let skip: KotlinType.Skip

  init(_ byOrdinal: [Case], skip: @escaping KotlinType.Skip = { (_, _) throws(KotlinError) in }) {
    self.byOrdinal = byOrdinal
    self.skip = skip
  }
}

extension KotlinReader {
  /// How the library numbers the cases of `type`; nil without a library. `Case` is what the type
  /// reads.
  @inlinable
  func cases<Value, Case: Sendable>(
    of type: Value.Type, as: Case.Type
  ) -> NumberedCases<Case>? {
    cases?.cases(of: type, as: Case.self)
  }
}

extension KotlinWriter {
  /// How the library numbers the cases of `type`; nil without a library. `Case` is what the type
  /// writes.
  @inlinable
  func cases<Value, Case: Sendable>(
    of type: Value.Type, as: Case.Type
  ) -> NumberedCases<Case>? {
    cases?.cases(of: type, as: Case.self)
  }
}

extension Unmanaged<CaseTable> {
  @inlinable
  func cases<Value, Case: Sendable>(
    of type: Value.Type, as: Case.Type
  ) -> NumberedCases<Case>? {
    _withUnsafeGuaranteedRef { table in
      for entry in table.entries where entry.type == ObjectIdentifier(type) {
        return unsafeDowncast(entry.cases, to: NumberedCases<Case>.self)
      }
      return nil
    }
  }
}
