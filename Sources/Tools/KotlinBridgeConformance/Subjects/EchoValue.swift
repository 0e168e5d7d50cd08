public import KotlinBridge

/// A value that a check sends to Kotlin and back. Two values are equal if all their bits are.
public enum EchoValue: Hashable, Sendable {
  /// A `Boolean`.
  case boolean(Bool)
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
  /// A `List<Long>`.
  case longs([Int64])
  /// A `Duration`.
  case duration(Duration)
  /// An `Instant`.
  case instant(KotlinInstant)
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
    case .boolean(let value): "Boolean \(value)"
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
    case .longs(let values): "List<Long> of \(values.count), which ends with \(values.suffix(3))"
    case .duration(let value): "Duration of \(value)"
    case .instant(let value): "Instant of \(value.seconds) s and \(value.nanoseconds) ns"
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

/// Sends a value of a Swift type to the function with this name, and gives what comes back.
protocol EchoMaker {
  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value
}

extension EchoValue {
  /// Sends the value to the fixtures' function for its type, and gives what comes back.
  func echoed(by maker: some EchoMaker) async throws -> EchoValue {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    switch self {
    case .boolean(let value): return .boolean(try await maker.echo("echoBoolean", value))
    case .byte(let value): return .byte(try await maker.echo("echoByte", value))
    case .short(let value): return .short(try await maker.echo("echoShort", value))
    case .int(let value): return .int(try await maker.echo("echoInt", value))
    case .long(let value): return .long(try await maker.echo("echoLong", value))
    case .uByte(let value): return .uByte(try await maker.echo("echoUByte", value))
    case .uShort(let value): return .uShort(try await maker.echo("echoUShort", value))
    case .uInt(let value): return .uInt(try await maker.echo("echoUInt", value))
    case .uLong(let value): return .uLong(try await maker.echo("echoULong", value))
    case .char(let value): return .char(try await maker.echo("echoChar", value))
    case .float(let bits): return .float(try await maker.echo("echoFloat", Float(bitPattern: bits)))
    case .double(let bits):
      return .double(try await maker.echo("echoDouble", Double(bitPattern: bits)))
    case .string(let bytes):
      return .string(Array(try await maker.echo("echoString", text(bytes)).utf8))
    case .nullableString(let bytes):
      let back = try await maker.echo("echoNullableString", bytes.map(text))
      return .nullableString(back.map { Array($0.utf8) })
    case .bytes(let bytes): return .bytes(try await maker.echo("echoByteArray", bytes))
    case .nullableLong(let value):
      return .nullableLong(try await maker.echo("echoNullableLong", value))
    case .longs(let values): return .longs(try await maker.echo("echoLongs", values))
    case .duration(let value): return .duration(try await maker.echo("echoDuration", value))
    case .instant(let value): return .instant(try await maker.echo("echoInstant", value))
    case .unit:
      _ = try await maker.echo("echoUnit", KotlinUnit())
      return .unit
    case .nullableUnit(let isNull):
      let back = try await maker.echo("echoNullableUnit", isNull ? nil : KotlinUnit())
      return .nullableUnit(isNull: back == nil)
    }
  }
}
