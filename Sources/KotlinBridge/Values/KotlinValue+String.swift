extension String: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("String", Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount(minimumElementSize: 1)
    let start = try reader.take(count)
    // The bytes are borrowed, and nobody else binds them. `String(validating:as:)` takes three
    // times as long for short strings.
    let bytes = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: count)
    do {
      self.init(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw .malformed("a String that is not UTF-8")
    }
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
