// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// One of two.
public enum Either<A: KotlinValue & Hashable, B: KotlinValue & Hashable>: KotlinValue, Hashable {
  case left(value: A)
  case neither
  case right(value: B)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Either<\(A.kotlinType), \(B.kotlinType)>", Self.self,
      .case("kitchen.Either.Left<\(A.kotlinType)>", ("value", A.self)),
      .case("kitchen.Either.Neither"),
      .case("kitchen.Either.Right<\(B.kotlinType)>", ("value", B.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .left(value: try reader.read())
    case 1: self = .neither
    default: self = .right(value: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .left(let value):
      writer.write(ordinal: 0)
      writer.write(value)
    case .neither: writer.write(ordinal: 1)
    case .right(let value):
      writer.write(ordinal: 2)
      writer.write(value)
    }
    writer.endSealed()
  }
}

extension Either: Codable where A: Codable, B: Codable {}

/// A value and where it was seen.
public struct Seen<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var value: T
  public var at: Place?

  public init(value: T, at: Place?) {
    self.value = value
    self.at = at
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Seen<\(T.kotlinType)>", Self.self,
      ("value", T.self),
      ("at", Place?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    at = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.write(at)
    writer.endRecord()
  }
}

extension Seen: Codable where T: Codable {}

public func echoPair(value: Pair<Int32, String>) throws -> Pair<Int32, String> {
  try KitchenLibrary.module.call(497) { $0.write(value) }
}

public func echoTriple(
  value: Triple<Bool, Color?, [Double]>
) throws -> Triple<Bool, Color?, [Double]> {
  try KitchenLibrary.module.call(498) { $0.write(value) }
}

public func echoPairs(value: [Pair<Int32, String>?]) throws -> [Pair<Int32, String>?] {
  try KitchenLibrary.module.call(499) { $0.write(value) }
}

public func echoNamed(value: Pair<String, Meters>) throws -> Pair<String, Meters> {
  try KitchenLibrary.module.call(500) { $0.write(value) }
}

public func echoSeen(value: Seen<Alarm>) throws -> Seen<Alarm> {
  try KitchenLibrary.module.call(501) { $0.write(value) }
}

public func echoSeenPair(
  value: Seen<Pair<UTF16.CodeUnit, Set<Int32>>>
) throws -> Seen<Pair<UTF16.CodeUnit, Set<Int32>>> {
  try KitchenLibrary.module.call(502) { $0.write(value) }
}

public func echoEither(value: Either<Int32, [String]>) throws -> Either<Int32, [String]> {
  try KitchenLibrary.module.call(503) { $0.write(value) }
}

public func flowOfSeen(values: [Seen<String?>]) throws -> KotlinFlow<Seen<String?>> {
  let handle: UInt64 = try KitchenLibrary.module.call(504) { $0.write(values) }
  return KotlinFlow<Seen<String?>>(of: KitchenLibrary.module, flow: 66, made: handle)
}

public func nameOf(crewSeen: Seen<Crew>) throws -> [String] {
  defer { extendLifetime(crewSeen) }
  return try KitchenLibrary.module.call(505) { $0.write(crewSeen) }
}
