// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Compass`.
public enum Compass: String, KotlinValue, CaseIterable, Codable {
  case north = "NORTH"
  case east = "EAST"
  case south = "SOUTH"
  case west = "WEST"

  public static var kotlinType: KotlinType {
    .enumeration("catalogue.Compass", Self.self)
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
