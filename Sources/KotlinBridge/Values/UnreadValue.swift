/// A value of any type that a library declares, which Swift only reads past. It lets go of the
/// objects in it.
package struct UnreadValue: KotlinValue {
  /// No library declares it.
  package static var kotlinType: KotlinType { KotlinType("UnreadValue", Self.self) }

  package init(from reader: inout KotlinReader) throws(KotlinError) {
    guard let module = reader.module.map(KotlinModule.init(lent:)), let type = module.unread else {
      throw .misuse("the length of a value is unknown because its type is missing")
    }
    try module.library.types.skip(type, &reader) { module.release($0) }
  }

  package func write(to writer: inout KotlinWriter) {
    writer.refuse(.misuse("a value that was not read can't be written"))
  }
}
