/// How a library numbers the cases of the types that one lookup mentions.
@usableFromInline
final class CaseTable: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    /// The Swift type.
    @usableFromInline let type: ObjectIdentifier
    /// Its `NumberedCases`.
    @usableFromInline let cases: any AnyObject & Sendable
  }

  // A handful at most, so a linear search is faster than hashing.
  @usableFromInline let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The table for a reader or writer, without a retain; nil if the table is empty.
  @inlinable
  var lent: Unmanaged<CaseTable>? { entries.isEmpty ? nil : .passUnretained(self) }
}
