/// A value of any type that a library declares, which Swift only reads past. It lets go of the
/// objects in it.
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
      let module = reader.module
      try types.skip(type, &reader) { handle in
        if let module { KotlinModule(lent: module).release(handle) }
      }
    }
    return CaseTable([CaseTable.Entry(type: ObjectIdentifier(UnreadValue.self), cases: past)])
  }
}

extension KotlinLibrary {
  /// What lets go of the objects in values that are read past; nil for a library without objects.
  var moduleOfUnreadValues: Unmanaged<AnyObject>? {
    if !(manifest.types ?? []).contains(where: { $0.kind == "object" }) { return nil }
    return KotlinModule(asGenerated: self).lent
  }
}
