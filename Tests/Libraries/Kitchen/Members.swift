// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Direction`.
public enum Direction: String, KotlinValue, CaseIterable, Codable {
  case north = "NORTH"
  case east = "EAST"
  case south = "SOUTH"
  case west = "WEST"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Direction", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 4) {
    case 0: self = .north
    case 1: self = .east
    case 2: self = .south
    default: self = .west
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .north: writer.write(ordinal: 0)
    case .east: writer.write(ordinal: 1)
    case .south: writer.write(ordinal: 2)
    case .west: writer.write(ordinal: 3)
    }
  }
}

/// Kotlin's `kitchen.Figure`.
public enum Figure: KotlinValue, Hashable, Codable, Comparable {
  case point
  case square(side: Double)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Figure", Self.self,
      .case("kitchen.Figure.Point"),
      .case("kitchen.Figure.Square", ("side", Double.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .point
    default: self = .square(side: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .point: writer.write(ordinal: 0)
    case .square(let side):
      writer.write(ordinal: 1)
      writer.write(side)
    }
    writer.endSealed()
  }

  public static func < (left: Figure, right: Figure) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

/// Members of values: the value is copied.
public struct Span: KotlinValue, Hashable, Codable, Comparable {
  public var from: Int32
  public var to: Int32

  public init(from: Int32, to: Int32) {
    self.from = from
    self.to = to
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Span", Self.self,
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

  public static func < (left: Span, right: Span) -> Bool {
    (try? left.compareTo(other: right)).map { $0 < 0 } ?? false
  }
}

extension Span {
  public var length: Int32 {
    get throws {
      try KitchenLibrary.module.call(708) { $0.write(self) }
    }
  }

  public func contains(value: Int32) throws -> Bool {
    try KitchenLibrary.module.call(709) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// The shorter one is less.
  public func compareTo(other: Span) throws -> Int32 {
    try KitchenLibrary.module.call(710) {
      $0.write(self)
      $0.write(other)
    }
  }

  public static func + (left: Span, right: Span) throws -> Span {
    try KitchenLibrary.module.call(711) {
      $0.write(left)
      $0.write(right)
    }
  }

  public static var empty: Span {
    KitchenLibrary.module.callOrStop(712)
  }

  public static func of(length: Int32) throws -> Span {
    try KitchenLibrary.module.call(713) { $0.write(length) }
  }
}

extension Direction {
  public func right() throws -> Direction {
    try KitchenLibrary.module.call(714) { $0.write(self) }
  }

  public static var start: Direction {
    KitchenLibrary.module.callOrStop(715)
  }
}

extension Figure {
  public var area: Double {
    get throws {
      try KitchenLibrary.module.call(716) { $0.write(self) }
    }
  }

  public func compareTo(other: Figure) throws -> Int32 {
    try KitchenLibrary.module.call(717) {
      $0.write(self)
      $0.write(other)
    }
  }

  public func isLarger(than: Figure) throws -> Bool {
    try KitchenLibrary.module.call(718) {
      $0.write(self)
      $0.write(than)
    }
  }
}
