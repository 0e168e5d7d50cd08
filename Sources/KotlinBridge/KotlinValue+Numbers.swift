extension KotlinValue where Self: FixedWidthInteger & BitwiseCopyable {
  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(littleEndian: try reader.load())
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.store(littleEndian)
  }

  @inlinable
  public static var _isRawOnWire: Bool { Self(1).littleEndian == 1 }
}

extension Int8: KotlinValue {
  public static var kotlinType: String { "Byte" }
}

extension Int16: KotlinValue {
  public static var kotlinType: String { "Short" }
}

extension Int32: KotlinValue {
  public static var kotlinType: String { "Int" }
}

extension Int64: KotlinValue {
  public static var kotlinType: String { "Long" }
}

extension UInt8: KotlinValue {
  public static var kotlinType: String { "UByte" }
}

/// Kotlin's `Char` too: a UTF-16 code unit, which need not be a whole character.
extension UInt16: KotlinValue {
  public static var kotlinType: String { "UShort" }
}

extension UInt32: KotlinValue {
  public static var kotlinType: String { "UInt" }
}

extension UInt64: KotlinValue {
  public static var kotlinType: String { "ULong" }
}

extension Float: KotlinValue {
  public static var kotlinType: String { "Float" }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(bitPattern: try UInt32(from: &reader))
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    bitPattern.write(to: &writer)
  }

  @inlinable
  public static var _isRawOnWire: Bool { UInt32._isRawOnWire }
}

extension Double: KotlinValue {
  public static var kotlinType: String { "Double" }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(bitPattern: try UInt64(from: &reader))
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    bitPattern.write(to: &writer)
  }

  @inlinable
  public static var _isRawOnWire: Bool { UInt64._isRawOnWire }
}

extension Bool: KotlinValue {
  public static var kotlinType: String { "Boolean" }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self = try reader.readFlag()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    writer.store(self ? 1 : 0 as UInt8)
  }
}
