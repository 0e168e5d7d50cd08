// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// How a jar is closed.
public enum Lid: KotlinValue, Hashable, Codable {
  case missing
  case screwed(turns: Double)

  public static var kotlinType: KotlinType {
    .sealed(
      "pantry.Lid", Self.self,
      .case("pantry.Lid.Missing"),
      .case("pantry.Lid.Screwed", ("turns", Double.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .missing
    default: self = .screwed(turns: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .missing: writer.write(ordinal: 0)
    case .screwed(let turns):
      writer.write(ordinal: 1)
      writer.write(turns)
    }
    writer.endSealed()
  }
}
