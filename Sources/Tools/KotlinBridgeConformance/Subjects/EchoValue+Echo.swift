import KotlinBridge

/// Sends a value of a Swift type to the function with this name, and gives what comes back.
protocol EchoMaker {
  func echo<Value: KotlinValue>(_ name: String, _ value: Value) async throws -> Value
}

extension EchoValue {
  /// Sends the value to the fixtures' function for its type, and gives what comes back.
  func echoed(by maker: some EchoMaker) async throws -> EchoValue {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    switch self {
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
    case .unit:
      _ = try await maker.echo("echoUnit", KotlinUnit())
      return .unit
    case .nullableUnit(let isNull):
      let back = try await maker.echo("echoNullableUnit", isNull ? nil : KotlinUnit())
      return .nullableUnit(isNull: back == nil)
    }
  }
}
