// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `fixtures.Color`.
public enum Color: String, KotlinValue, CaseIterable, Codable {
  case red = "RED"
  case green = "GREEN"
  case blue = "BLUE"

  public static var kotlinType: KotlinType {
    .enumeration("fixtures.Color", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 3) {
    case 0: self = .red
    case 1: self = .green
    default: self = .blue
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .red: writer.write(ordinal: 0)
    case .green: writer.write(ordinal: 1)
    case .blue: writer.write(ordinal: 2)
    }
  }
}

/// A record with a field of every type that crosses. Two are never equal, because arrays compare by
/// identity.
public struct Everything: KotlinValue, Hashable, Codable {
  public var boolean: Bool
  public var byte: Int8
  public var short: Int16
  public var int: Int32
  public var long: Int64
  public var uByte: UInt8
  public var uShort: UInt16
  public var uInt: UInt32
  public var uLong: UInt64
  public var char: UTF16.CodeUnit
  public var float: Float
  public var double: Double
  public var string: String
  public var bytes: [UInt8]
  public var longs: [Int64]
  public var names: Set<String>
  public var numbers: [String: Int32]
  public var nullable: String?
  public var unit: KotlinUnit
  public var color: Color
  public var shape: Shape
  public var origin: Origin
  public var person: Person
  public var duration: Duration
  public var instant: KotlinInstant

  public init(
    boolean: Bool,
    byte: Int8,
    short: Int16,
    int: Int32,
    long: Int64,
    uByte: UInt8,
    uShort: UInt16,
    uInt: UInt32,
    uLong: UInt64,
    char: UTF16.CodeUnit,
    float: Float,
    double: Double,
    string: String,
    bytes: [UInt8],
    longs: [Int64],
    names: Set<String>,
    numbers: [String: Int32],
    nullable: String?,
    unit: KotlinUnit,
    color: Color,
    shape: Shape,
    origin: Origin,
    person: Person,
    duration: Duration,
    instant: KotlinInstant
  ) {
    self.boolean = boolean
    self.byte = byte
    self.short = short
    self.int = int
    self.long = long
    self.uByte = uByte
    self.uShort = uShort
    self.uInt = uInt
    self.uLong = uLong
    self.char = char
    self.float = float
    self.double = double
    self.string = string
    self.bytes = bytes
    self.longs = longs
    self.names = names
    self.numbers = numbers
    self.nullable = nullable
    self.unit = unit
    self.color = color
    self.shape = shape
    self.origin = origin
    self.person = person
    self.duration = duration
    self.instant = instant
  }

  public static var kotlinType: KotlinType {
    .record(
      "fixtures.Everything", Self.self,
      ("boolean", Bool.self),
      ("byte", Int8.self),
      ("short", Int16.self),
      ("int", Int32.self),
      ("long", Int64.self),
      ("uByte", UInt8.self),
      ("uShort", UInt16.self),
      ("uInt", UInt32.self),
      ("uLong", UInt64.self),
      ("char", UTF16.CodeUnit.self),
      ("float", Float.self),
      ("double", Double.self),
      ("string", String.self),
      ("bytes", [UInt8].self),
      ("longs", [Int64].self),
      ("names", Set<String>.self),
      ("numbers", [String: Int32].self),
      ("nullable", String?.self),
      ("unit", KotlinUnit.self),
      ("color", Color.self),
      ("shape", Shape.self),
      ("origin", Origin.self),
      ("person", Person.self),
      ("duration", Duration.self),
      ("instant", KotlinInstant.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    boolean = try reader.read()
    byte = try reader.read()
    short = try reader.read()
    int = try reader.read()
    long = try reader.read()
    uByte = try reader.read()
    uShort = try reader.read()
    uInt = try reader.read()
    uLong = try reader.read()
    char = try reader.read()
    float = try reader.read()
    double = try reader.read()
    string = try reader.read()
    bytes = try reader.read()
    longs = try reader.read()
    names = try reader.read()
    numbers = try reader.read()
    nullable = try reader.read()
    unit = try reader.read()
    color = try reader.read()
    shape = try reader.read()
    origin = try reader.read()
    person = try reader.read()
    duration = try reader.read()
    instant = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(boolean)
    writer.write(byte)
    writer.write(short)
    writer.write(int)
    writer.write(long)
    writer.write(uByte)
    writer.write(uShort)
    writer.write(uInt)
    writer.write(uLong)
    writer.write(char)
    writer.write(float)
    writer.write(double)
    writer.write(string)
    writer.write(bytes)
    writer.write(longs)
    writer.write(names)
    writer.write(numbers)
    writer.write(nullable)
    writer.write(unit)
    writer.write(color)
    writer.write(shape)
    writer.write(origin)
    writer.write(person)
    writer.write(duration)
    writer.write(instant)
    writer.endRecord()
  }
}

/// Kotlin's `fixtures.Origin`.
public struct Origin: KotlinValue, Hashable, Codable {
  public init() {}

  public static var kotlinType: KotlinType {
    .record("fixtures.Origin", Self.self)
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

/// Refuses to be made unless its end comes after its begin.
public struct Period: KotlinValue, Hashable, Codable {
  public var begin: Int64
  public var end: Int64

  public init(begin: Int64, end: Int64) {
    self.begin = begin
    self.end = end
  }

  public static var kotlinType: KotlinType {
    .record(
      "fixtures.Period", Self.self,
      ("begin", Int64.self),
      ("end", Int64.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    begin = try reader.read()
    end = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(begin)
    writer.write(end)
    writer.endRecord()
  }
}

/// A record in a record, a nullable one, and collections of them.
public struct Person: KotlinValue, Hashable, Codable {
  public var name: String
  public var age: Int32
  public var email: String?
  public var home: Point
  public var work: Point?
  public var tags: [String]
  public var places: [String: Point]

  public init(
    name: String,
    age: Int32,
    email: String?,
    home: Point,
    work: Point?,
    tags: [String],
    places: [String: Point]
  ) {
    self.name = name
    self.age = age
    self.email = email
    self.home = home
    self.work = work
    self.tags = tags
    self.places = places
  }

  public static var kotlinType: KotlinType {
    .record(
      "fixtures.Person", Self.self,
      ("name", String.self),
      ("age", Int32.self),
      ("email", String?.self),
      ("home", Point.self),
      ("work", Point?.self),
      ("tags", [String].self),
      ("places", [String: Point].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    age = try reader.read()
    email = try reader.read()
    home = try reader.read()
    work = try reader.read()
    tags = try reader.read()
    places = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(age)
    writer.write(email)
    writer.write(home)
    writer.write(work)
    writer.write(tags)
    writer.write(places)
    writer.endRecord()
  }
}

/// Kotlin's `fixtures.Point`.
public struct Point: KotlinValue, Hashable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var kotlinType: KotlinType {
    .record(
      "fixtures.Point", Self.self,
      ("x", Double.self),
      ("y", Double.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    x = try reader.read()
    y = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(x)
    writer.write(y)
    writer.endRecord()
  }
}

/// Kotlin's `fixtures.Shape`.
public enum Shape: KotlinValue, Hashable, Codable {
  case blank
  case circle(radius: Double)
  /// Recursive through its own sealed class.
  case group(shapes: [Shape])
  case square(side: Double, color: Color?)

  public static var kotlinType: KotlinType {
    .sealed(
      "fixtures.Shape", Self.self,
      .case("fixtures.Shape.Blank"),
      .case("fixtures.Shape.Circle", ("radius", Double.self)),
      .case("fixtures.Shape.Group", ("shapes", [Shape].self)),
      .case("fixtures.Shape.Square", ("side", Double.self), ("color", Color?.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 4) {
    case 0: self = .blank
    case 1: self = .circle(radius: try reader.read())
    case 2: self = .group(shapes: try reader.read())
    default: self = .square(side: try reader.read(), color: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .blank: writer.write(ordinal: 0)
    case .circle(let radius):
      writer.write(ordinal: 1)
      writer.write(radius)
    case .group(let shapes):
      writer.write(ordinal: 2)
      writer.write(shapes)
    case .square(let side, let color):
      writer.write(ordinal: 3)
      writer.write(side)
      writer.write(color)
    }
    writer.endSealed()
  }
}

/// Recursive through a list and through a nullable field.
public struct Tree: KotlinValue, Hashable, Codable {
  public var value: Int64
  public var children: [Tree]
  @KotlinIndirect public var twin: Tree?

  public init(value: Int64, children: [Tree], twin: Tree?) {
    self.value = value
    self.children = children
    self.twin = twin
  }

  public static var kotlinType: KotlinType {
    .record(
      "fixtures.Tree", Self.self,
      ("value", Int64.self),
      ("children", [Tree].self),
      ("twin", Tree?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    children = try reader.read()
    twin = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.write(children)
    writer.write(twin)
    writer.endRecord()
  }
}
