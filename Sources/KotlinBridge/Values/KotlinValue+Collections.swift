/// Kotlin's `T?`: one byte, 1 if a value follows.
extension Optional: KotlinValue where Wrapped: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType(.optional(Wrapped.kotlinType), Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self = try reader.readFlag() ? try reader.read(Wrapped.self) : nil
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    if let value = self {
      writer.write(true)
      writer.write(value)
    } else {
      writer.write(false)
    }
  }
}

/// Kotlin's lists, sets and arrays: a count and the elements.
extension Array: KotlinValue where Element: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType(.list(Element.kotlinType), Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    if isRawOnWire(Element.self) {
      let count = try reader.readCount(minimumElementSize: MemoryLayout<Element>.size)
      let size = count * MemoryLayout<Element>.size
      let source = try reader.take(size)
      // The initializer below writes the count 0 into the one empty array that all threads share.
      guard count > 0 else {
        self.init()
        return
      }
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
    try reader.descend()
    for _ in 0..<count { append(try reader.read()) }
    reader.ascend()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    if isRawOnWire(Element.self) {
      writer.writeCount(count)
      withUnsafeBytes { writer.store($0) }
    } else {
      writer.writeElements(of: self)
    }
  }
}

/// Kotlin's sets: the bytes and the wire type of a list.
extension Set: KotlinValue where Element: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType(.list(Element.kotlinType), Self.self) }

  /// Throws if two elements are equal in Swift but not in Kotlin, for example strings that look the
  /// same and consist of other code points. Let Kotlin give such elements as a list.
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount()
    self.init()
    try reader.descend()
    for _ in 0..<count {
      let element: Element = try reader.read()
      if !insert(element).inserted {
        throw .equalInSwift(element, "elements of a set", remedy: "a list")
      }
    }
    reader.ascend()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeElements(of: self)
  }
}

/// Kotlin's maps: a count, then each key and its value. Swift loses the order of the entries.
extension Dictionary: KotlinValue where Key: KotlinValue, Value: KotlinValue {
  public static var kotlinType: KotlinType {
    KotlinType(.map(Key.kotlinType, Value.kotlinType), Self.self)
  }

  /// Throws if two keys are equal in Swift but not in Kotlin, for example strings that look the
  /// same and consist of other code points. Let Kotlin give such entries as a list of pairs.
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount()
    self.init()
    try reader.descend()
    for _ in 0..<count {
      let key: Key = try reader.read()
      if updateValue(try reader.read(), forKey: key) != nil {
        throw .equalInSwift(key, "keys of a map", remedy: "a list of pairs")
      }
    }
    reader.ascend()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.writeCount(count)
    if !writer.descend() { return }
    for (key, value) in self {
      writer.write(key)
      writer.write(value)
    }
    writer.ascend()
  }
}

extension KotlinWriter {
  @inlinable
  mutating func writeElements<Elements: Collection>(of elements: Elements)
  where Elements.Element: KotlinValue {
    writeCount(elements.count)
    if !descend() { return }
    for element in elements { write(element) }
    ascend()
  }
}

/// Whether the memory of an array is its encoding. A constant where the compiler knows the type.
@inlinable
func isRawOnWire<Value>(_ type: Value.Type) -> Bool {
  // Single bytes have no byte order.
  if type == UInt8.self || type == Int8.self { return true }
  if UInt16(1).littleEndian != 1 { return false }
  return type == Int64.self || type == Int32.self || type == Double.self || type == Float.self
    || type == UInt64.self || type == UInt32.self || type == UInt16.self
    || type == Int16.self
}
