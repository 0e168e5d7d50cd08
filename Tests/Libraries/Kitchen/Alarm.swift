// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What a station warns of.
public enum Alarm: KotlinValue, Hashable, Codable {
  /// All is well.
  case allClear
  case river(name: String, level: Meters)
  case sea
  case frost(hours: Int32, place: Place?)
  /// A storm comes.
  case storm(speed: Double)
  case unknown

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Alarm", Self.self,
      .case("kitchen.Alarm.AllClear"),
      .case("kitchen.Alarm.Flood.River", ("name", String.self), ("level", Meters.self)),
      .case("kitchen.Alarm.Flood.Sea"),
      .case("kitchen.Alarm.Frost", ("hours", Int32.self), ("place", Place?.self)),
      .case("kitchen.Alarm.Storm", ("speed", Double.self)),
      .case("kitchen.Alarm.Unknown"))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 6) {
    case 0: self = .allClear
    case 1: self = .river(name: try reader.read(), level: try reader.read())
    case 2: self = .sea
    case 3: self = .frost(hours: try reader.read(), place: try reader.read())
    case 4: self = .storm(speed: try reader.read())
    default: self = .unknown
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .allClear: writer.write(ordinal: 0)
    case .river(let name, let level):
      writer.write(ordinal: 1)
      writer.write(name)
      writer.write(level)
    case .sea: writer.write(ordinal: 2)
    case .frost(let hours, let place):
      writer.write(ordinal: 3)
      writer.write(hours)
      writer.write(place)
    case .storm(let speed):
      writer.write(ordinal: 4)
      writer.write(speed)
    case .unknown: writer.write(ordinal: 5)
    }
    writer.endSealed()
  }
}

extension Alarm {
  /// All is well.
  public struct AllClear: KotlinValue, Hashable, Codable {
    public init() {}

    public static var kotlinType: KotlinType {
      .record("kitchen.Alarm.AllClear", Self.self)
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.endRecord()
    }
  }
}

extension Alarm {
  /// Hierarchies may be nested; Swift sees the leaves.
  public enum Flood: KotlinValue, Hashable, Codable {
    case river(name: String, level: Meters)
    case sea

    public static var kotlinType: KotlinType {
      .sealed(
        "kitchen.Alarm.Flood", Self.self,
        .case("kitchen.Alarm.Flood.River", ("name", String.self), ("level", Meters.self)),
        .case("kitchen.Alarm.Flood.Sea"))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      switch try reader.beginSealed(cases: 2) {
      case 0: self = .river(name: try reader.read(), level: try reader.read())
      default: self = .sea
      }
      reader.endSealed()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginSealed() else { return }
      switch self {
      case .river(let name, let level):
        writer.write(ordinal: 0)
        writer.write(name)
        writer.write(level)
      case .sea: writer.write(ordinal: 1)
      }
      writer.endSealed()
    }
  }
}

extension Alarm {
  /// A storm comes.
  public struct Storm: KotlinValue, Hashable, Codable {
    public var speed: Double

    public init(speed: Double) {
      self.speed = speed
    }

    public static var kotlinType: KotlinType {
      .record(
        "kitchen.Alarm.Storm", Self.self,
        ("speed", Double.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      speed = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(speed)
      writer.endRecord()
    }
  }
}

public func echoAlarm(value: Alarm) throws -> Alarm {
  try KitchenLibrary.module.call(154) { $0.write(value) }
}

public func echoFlood(value: Alarm.Flood) throws -> Alarm.Flood {
  try KitchenLibrary.module.call(155) { $0.write(value) }
}

public func echoStorm(value: Alarm.Storm) throws -> Alarm.Storm {
  try KitchenLibrary.module.call(156) { $0.write(value) }
}

public func echoAllClear(value: Alarm.AllClear) throws -> Alarm.AllClear {
  try KitchenLibrary.module.call(157) { $0.write(value) }
}

public func flowOfAlarms(value: [Alarm]) throws -> KotlinFlow<Alarm> {
  let handle: UInt64 = try KitchenLibrary.module.call(158) { $0.write(value) }
  return KotlinFlow<Alarm>(of: KitchenLibrary.module, flow: 7, made: handle)
}
