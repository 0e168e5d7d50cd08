// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Fields with names that Swift has for itself.
public struct Keywords: KotlinValue, Hashable, Codable {
  public var `in`: Int32
  public var `default`: String
  public var self2: Bool
  public var `class`: Color?
  public var init2: Int64

  public init(in: Int32, default: String, self2: Bool, class: Color?, init2: Int64) {
    self.`in` = `in`
    self.`default` = `default`
    self.self2 = self2
    self.`class` = `class`
    self.init2 = init2
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Keywords", Self.self,
      ("in", Int32.self),
      ("default", String.self),
      ("self", Bool.self),
      ("class", Color?.self),
      ("init", Int64.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    `in` = try reader.read()
    `default` = try reader.read()
    self2 = try reader.read()
    `class` = try reader.read()
    init2 = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(`in`)
    writer.write(`default`)
    writer.write(self2)
    writer.write(`class`)
    writer.write(init2)
    writer.endRecord()
  }
}

/// Data without fields.
public struct Origin: KotlinValue, Hashable, Codable {
  public init() {}

  public static var kotlinType: KotlinType {
    .record("kitchen.Origin", Self.self)
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

/// Kotlin's `kitchen.Position`.
public struct Position: KotlinValue, Hashable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Position", Self.self,
      ("latitude", Double.self),
      ("longitude", Double.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    latitude = try reader.read()
    longitude = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(latitude)
    writer.write(longitude)
    writer.endRecord()
  }
}

/// Refuses what is empty.
public struct KitchenRange: KotlinValue, Hashable, Codable {
  public var from: Int32
  public var to: Int32

  public init(from: Int32, to: Int32) {
    self.from = from
    self.to = to
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Range", Self.self,
      ("from", Int32.self),
      ("to", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    from = try reader.read()
    to = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(from)
    writer.write(to)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Shape`.
public enum Shape: KotlinValue, Hashable, Codable {
  case circle(radius: Double)
  case nowhere
  case path(points: [Position])

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Shape", Self.self,
      .case("kitchen.Shape.Circle", ("radius", Double.self)),
      .case("kitchen.Shape.Nowhere"),
      .case("kitchen.Shape.Path", ("points", [Position].self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .circle(radius: try reader.read())
    case 1: self = .nowhere
    default: self = .path(points: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .circle(let radius):
      writer.write(ordinal: 0)
      writer.write(radius)
    case .nowhere: writer.write(ordinal: 1)
    case .path(let points):
      writer.write(ordinal: 2)
      writer.write(points)
    }
    writer.endSealed()
  }
}

/// A field of every type that a record can hold. The bridge's own tests have the same with
/// serializers.
public struct Station: KotlinValue, Hashable, Codable {
  public var name: String
  public var position: Position
  public var color: Color
  public var altitude: Meters
  public var crew: [String?]
  public var modules: [String: UInt32]
  public var shape: Shape
  public var initial: UTF16.CodeUnit
  public var code: [UInt8]
  public var launched: KotlinInstant
  public var orbit: Duration
  public var docked: Bool
  public var note: KotlinUnit
  public var trend: Float?
  @KotlinIndirect public var next: Station?

  public init(
    name: String,
    position: Position,
    color: Color,
    altitude: Meters,
    crew: [String?],
    modules: [String: UInt32],
    shape: Shape,
    initial: UTF16.CodeUnit,
    code: [UInt8],
    launched: KotlinInstant,
    orbit: Duration,
    docked: Bool,
    note: KotlinUnit,
    trend: Float?,
    next: Station? = nil
  ) {
    self.name = name
    self.position = position
    self.color = color
    self.altitude = altitude
    self.crew = crew
    self.modules = modules
    self.shape = shape
    self.initial = initial
    self.code = code
    self.launched = launched
    self.orbit = orbit
    self.docked = docked
    self.note = note
    self.trend = trend
    self.next = next
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Station", Self.self,
      ("name", String.self),
      ("position", Position.self),
      ("color", Color.self),
      ("altitude", Meters.self),
      ("crew", [String?].self),
      ("modules", [String: UInt32].self),
      ("shape", Shape.self),
      ("initial", UTF16.CodeUnit.self),
      ("code", [UInt8].self),
      ("launched", KotlinInstant.self),
      ("orbit", Duration.self),
      ("docked", Bool.self),
      ("note", KotlinUnit.self),
      ("trend", Float?.self),
      ("next", Station?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    position = try reader.read()
    color = try reader.read()
    altitude = try reader.read()
    crew = try reader.read()
    modules = try reader.read()
    shape = try reader.read()
    initial = try reader.read()
    code = try reader.read()
    launched = try reader.read()
    orbit = try reader.read()
    docked = try reader.read()
    note = try reader.read()
    trend = try reader.read()
    next = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(position)
    writer.write(color)
    writer.write(altitude)
    writer.write(crew)
    writer.write(modules)
    writer.write(shape)
    writer.write(initial)
    writer.write(code)
    writer.write(launched)
    writer.write(orbit)
    writer.write(docked)
    writer.write(note)
    writer.write(trend)
    writer.write(next)
    writer.endRecord()
  }
}

public func echoStation(value: Station) throws -> Station {
  try KitchenLibrary.module.call(936) { $0.write(value) }
}

public func echoOrigin(value: Origin) throws -> Origin {
  try KitchenLibrary.module.call(937) { $0.write(value) }
}

public func echoKeywords(value: Keywords) throws -> Keywords {
  try KitchenLibrary.module.call(938) { $0.write(value) }
}

public func echoRange(value: KitchenRange) throws -> KitchenRange {
  try KitchenLibrary.module.call(940) { $0.write(value) }
}

extension KitchenRange {
  /// The server of values has members, which do not cross.
  public var size: Int32 {
    get throws {
      try KitchenLibrary.module.call(939) { $0.write(self) }
    }
  }
}
