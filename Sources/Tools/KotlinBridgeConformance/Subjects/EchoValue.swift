/// A value that a check sends to Kotlin and back. Two values are equal if all their bits are.
public enum EchoValue: Hashable, Sendable {
  /// A `Byte`.
  case byte(Int8)
  /// A `Short`.
  case short(Int16)
  /// An `Int`.
  case int(Int32)
  /// A `Long`.
  case long(Int64)
  /// A `UByte`.
  case uByte(UInt8)
  /// A `UShort`.
  case uShort(UInt16)
  /// A `UInt`.
  case uInt(UInt32)
  /// A `ULong`.
  case uLong(UInt64)
  /// A `Char`: a UTF-16 code unit, which may be half of a pair.
  case char(UInt16)
  /// The bits of a `Float`.
  case float(UInt32)
  /// The bits of a `Double`.
  case double(UInt64)
  /// The UTF-8 of a `String`: `==` of strings would also accept other code points.
  case string([UInt8])
  /// The UTF-8 of a `String?`.
  case nullableString([UInt8]?)
  /// A `ByteArray`.
  case bytes([UInt8])
  /// A `Long?`.
  case nullableLong(Int64?)
  /// A `Unit`, which has no bytes.
  case unit
  /// A `Unit?`, which has one byte.
  case nullableUnit(isNull: Bool)
}

extension EchoValue {
  static func float(_ value: Float) -> EchoValue { .float(value.bitPattern) }
  static func double(_ value: Double) -> EchoValue { .double(value.bitPattern) }
  static func string(_ value: String) -> EchoValue { .string(Array(value.utf8)) }
}

extension EchoValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .byte(let value): "Byte \(value)"
    case .short(let value): "Short \(value)"
    case .int(let value): "Int \(value)"
    case .long(let value): "Long \(value)"
    case .uByte(let value): "UByte \(value)"
    case .uShort(let value): "UShort \(value)"
    case .uInt(let value): "UInt \(value)"
    case .uLong(let value): "ULong \(value)"
    case .char(let value): "Char 0x\(String(value, radix: 16))"
    case .float(let bits): "Float \(Float(bitPattern: bits)), bits 0x\(String(bits, radix: 16))"
    case .double(let bits): "Double \(Double(bitPattern: bits)), bits 0x\(String(bits, radix: 16))"
    case .string(let bytes): "String of \(bytes.short)"
    case .nullableString(let bytes): "String? \(bytes?.short ?? "null")"
    case .bytes(let bytes): "ByteArray of \(bytes.short)"
    case .nullableLong(let value): "Long? \(value.map(String.init) ?? "null")"
    case .unit: "Unit"
    case .nullableUnit(let isNull): isNull ? "Unit? null" : "Unit? Unit"
    }
  }
}

extension [UInt8] {
  /// The count of bytes, and the first of them in hexadecimal.
  var short: String {
    let first = prefix(32).map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
    return "\(count) bytes" + (isEmpty ? "" : ": ") + first.joined(separator: " ")
      + (count > 32 ? " …" : "")
  }
}
