/// Kotlin's `T?`: one byte that says whether a value follows.
extension Optional: KotlinValue where Wrapped: KotlinValue {
  public static var kotlinType: String { "\(Wrapped.kotlinType)?" }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self = try reader.readFlag() ? try Wrapped(from: &reader) : nil
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    if let value = self {
      true.write(to: &writer)
      value.write(to: &writer)
    } else {
      false.write(to: &writer)
    }
  }
}

/// Kotlin's lists, sets and arrays: a count, then the elements.
extension Array: KotlinValue where Element: KotlinValue {
  public static var kotlinType: String {
    Element.self == UInt8.self ? "ByteArray" : "List<\(Element.kotlinType)>"
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    if Element._isRawOnWire {
      let count = try reader.readCount(minimumElementSize: MemoryLayout<Element>.size)
      let size = count * MemoryLayout<Element>.size
      let source = try reader.take(size)
      self.init(unsafeUninitializedCapacity: count) { elements, initializedCount in
        UnsafeMutableRawBufferPointer(elements)
          .copyMemory(from: UnsafeRawBufferPointer(start: source, count: size))
        initializedCount = count
      }
      return
    }
    let count = try reader.readCount()
    self.init()
    reserveCapacity(Swift.min(count, reader.remaining))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeCount(count)
    if Element._isRawOnWire {
      withUnsafeBytes { writer.store($0) }
    } else {
      for element in self { element.write(to: &writer) }
    }
  }
}

/// Kotlin's sets: the same bytes, and so the same wire type, as a list.
extension Set: KotlinValue where Element: KotlinValue {
  public static var kotlinType: String { [Element].kotlinType }

  /// Elements that are equal in Swift become one, even where Kotlin tells them apart, as it does
  /// with strings of other code points that look the same.
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount()
    self.init()
    for _ in 0..<count { insert(try Element(from: &reader)) }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeCount(count)
    for element in self { element.write(to: &writer) }
  }
}

/// Kotlin's maps: a count, then each key and its value. The order of the entries is not kept.
extension Dictionary: KotlinValue where Key: KotlinValue, Value: KotlinValue {
  public static var kotlinType: String { "Map<\(Key.kotlinType), \(Value.kotlinType)>" }

  /// The last one wins of entries whose keys are equal in Swift, even where Kotlin tells them apart,
  /// as it does with strings of other code points that look the same.
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount()
    self.init()
    for _ in 0..<count {
      let key = try Key(from: &reader)
      self[key] = try Value(from: &reader)
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeCount(count)
    for (key, value) in self {
      key.write(to: &writer)
      value.write(to: &writer)
    }
  }
}
