// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// How hot something is.
public enum Heat: String, KotlinValue, CaseIterable, Codable {
  case mild = "MILD"
  case hot = "HOT"

  public static var kotlinType: KotlinType {
    .enumeration("spices.Heat", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .mild
    default: self = .hot
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .mild: writer.write(ordinal: 0)
    case .hot: writer.write(ordinal: 1)
    }
  }
}
