/// A value of any type that a library declares, which Swift only reads past.
package struct UnreadValue: KotlinValue {
  /// No lookup compares it.
  package static var kotlinType: KotlinType { KotlinType("UnreadValue", Self.self) }

  package init(from reader: inout KotlinReader) throws(KotlinError) {
    guard let cases = reader.cases(of: UnreadValue.self, as: Never.self) else {
      throw .misuse("no type says how long a value is")
    }
    try cases.skip(0, &reader)
  }

  package func write(to writer: inout KotlinWriter) {
    writer.refuse(.misuse("a value that was not read can't be written"))
  }

  /// The table with which a reader reads past values of a type.
  static func cases(_ type: ManifestType, _ types: DeclaredTypes) -> CaseTable {
    let past = NumberedCases<Never>([]) { (_, reader) throws(KotlinError) in
      try types.skip(type, &reader)
    }
    return CaseTable([CaseTable.Entry(type: ObjectIdentifier(UnreadValue.self), cases: past)])
  }
}
