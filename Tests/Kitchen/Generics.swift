// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// One of two.
public enum EitherIntListString: KotlinValue, Hashable, Codable {
  case left(value: Int32)
  case neither
  case right(value: [String])

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Either<Int, List<String>>", Self.self,
      .case("kitchen.Either.Left<Int>", ("value", Int32.self)),
      .case("kitchen.Either.Neither"),
      .case("kitchen.Either.Right<List<String>>", ("value", [String].self)))
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

/// A value and where it was seen.
public struct SeenString: KotlinValue, Hashable, Codable {
  public var value: String?
  public var at: Place?

  public init(value: String?, at: Place?) {
    self.value = value
    self.at = at
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Seen<String?>", Self.self,
      ("value", String?.self),
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

/// A value and where it was seen.
public struct SeenAlarm: KotlinValue, Hashable, Codable {
  public var value: Alarm
  public var at: Place?

  public init(value: Alarm, at: Place?) {
    self.value = value
    self.at = at
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Seen<kitchen.Alarm>", Self.self,
      ("value", Alarm.self),
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

/// A value and where it was seen.
public struct SeenCrew: KotlinValue, Hashable {
  public var value: Crew
  public var at: Place?

  public init(value: Crew, at: Place?) {
    self.value = value
    self.at = at
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Seen<kitchen.Crew>", Self.self,
      ("value", Crew.self),
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

/// A value and where it was seen.
public struct SeenPairUShortListInt: KotlinValue, Hashable, Codable {
  public var value: PairUShortListInt
  public var at: Place?

  public init(value: PairUShortListInt, at: Place?) {
    self.value = value
    self.at = at
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Seen<kotlin.Pair<UShort, List<Int>>>", Self.self,
      ("value", PairUShortListInt.self),
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

public func flowOfSeen(values: [SeenString]) throws(KotlinError) -> KotlinFlow<SeenString> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 38) { $0.write(values) }
}

public func echoPair(value: PairIntString) throws(KotlinError) -> PairIntString {
  try KitchenLibrary.module.call(105) { $0.write(value) }
}

public func echoTriple(
  value: TripleBooleanColorListDouble
) throws(KotlinError) -> TripleBooleanColorListDouble {
  try KitchenLibrary.module.call(106) { $0.write(value) }
}

public func echoPairs(value: [PairIntString?]) throws(KotlinError) -> [PairIntString?] {
  try KitchenLibrary.module.call(107) { $0.write(value) }
}

public func echoNamed(value: PairStringMeters) throws(KotlinError) -> PairStringMeters {
  try KitchenLibrary.module.call(108) { $0.write(value) }
}

public func echoSeen(value: SeenAlarm) throws(KotlinError) -> SeenAlarm {
  try KitchenLibrary.module.call(109) { $0.write(value) }
}

public func echoSeenPair(
  value: SeenPairUShortListInt
) throws(KotlinError) -> SeenPairUShortListInt {
  try KitchenLibrary.module.call(110) { $0.write(value) }
}

public func echoEither(value: EitherIntListString) throws(KotlinError) -> EitherIntListString {
  try KitchenLibrary.module.call(111) { $0.write(value) }
}

public func nameOf(crewSeen: SeenCrew) throws(KotlinError) -> [String] {
  defer { extendLifetime(crewSeen) }
  return try KitchenLibrary.module.call(112) { $0.write(crewSeen) }
}
