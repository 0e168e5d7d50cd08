// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What is in a jar.
public enum Content: String, KotlinValue, CaseIterable, Codable {
  case honey = "HONEY"
  case jam = "JAM"
  case nothing = "NOTHING"

  public static var kotlinType: KotlinType {
    .enumeration("pantry.Content", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 3) {
    case 0: self = .honey
    case 1: self = .jam
    default: self = .nothing
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .honey: writer.write(ordinal: 0)
    case .jam: writer.write(ordinal: 1)
    case .nothing: writer.write(ordinal: 2)
    }
  }
}
