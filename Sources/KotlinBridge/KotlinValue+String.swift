extension String: KotlinValue {
  public static var kotlinType: String { "String" }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount(minimumElementSize: 1)
    let start = try reader.take(count)
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    // Bytes are bound to UInt8 without a change of type, and validation is one pass over them.
    guard
      let string = bytes.withMemoryRebound(
        to: UInt8.self, { String(validating: $0, as: UTF8.self) })
    else { throw .malformed("a String that is not UTF-8") }
    self = string
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    let isContiguous: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      writer.writeCount(bytes.count)
      writer.store(UnsafeRawBufferPointer(bytes))
    }
    if isContiguous == nil { String(decoding: utf8, as: UTF8.self).write(to: &writer) }
  }
}
