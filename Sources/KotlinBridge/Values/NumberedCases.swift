/// The cases of one type, in the order in which a library numbers them.
@usableFromInline
final class NumberedCases<Case: Sendable>: Sendable {
  @usableFromInline let byOrdinal: [Case]
  let skip: KotlinType.Skip

  init(_ byOrdinal: [Case], skip: @escaping KotlinType.Skip = { (_, _) throws(KotlinError) in }) {
    self.byOrdinal = byOrdinal
    self.skip = skip
  }
}

/// The cases of all types that one lookup mentions.
@usableFromInline
final class CaseTable: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let type: ObjectIdentifier
    /// `NumberedCases` of what the type reads and writes by.
    @usableFromInline let cases: any AnyObject & Sendable
  }

  // A handful at most: looking at each is faster than hashing.
  @usableFromInline let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// For a reader or writer: nil where there is nothing to find.
  @usableFromInline
  var lent: Unmanaged<CaseTable>? { entries.isEmpty ? nil : .passUnretained(self) }
}

extension Unmanaged<CaseTable> {
  /// The cases of a type, which reads and writes by `Case`.
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
