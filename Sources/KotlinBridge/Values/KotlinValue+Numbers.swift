extension KotlinValue where Self: FixedWidthInteger & BitwiseCopyable {
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(littleEndian: try reader.load())
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.store(littleEndian)
  }
}

extension Int8: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Byte", Self.self) }
}

extension Int16: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Short", Self.self) }
}

extension Int32: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Int", Self.self) }
}

extension Int64: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Long", Self.self) }
}

extension UInt8: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("UByte", Self.self) }
}

/// Kotlin's `UShort`, and its `Char`: a UTF-16 code unit, perhaps half of a character.
extension UInt16: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("UShort", Self.self) }
}

extension UInt32: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("UInt", Self.self) }
}

extension UInt64: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("ULong", Self.self) }
}

extension Float: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Float", Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(bitPattern: try reader.read())
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.write(bitPattern)
  }
}

extension Double: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Double", Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(bitPattern: try reader.read())
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.write(bitPattern)
  }
}

extension Bool: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Boolean", Self.self) }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self = try reader.readFlag()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.store(self ? 1 : 0 as UInt8)
  }
}
