// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Outline`.
public enum Outline: KotlinValue, Hashable, Codable {
  case circle(radius: Double)
  case empty
  case rectangle(width: Double, height: Double)

  public static var kotlinType: KotlinType {
    .sealed(
      "catalogue.Outline", Self.self,
      .case("catalogue.Circle", ("radius", Double.self)),
      .case("catalogue.Empty"),
      .case("catalogue.Rectangle", ("width", Double.self), ("height", Double.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .circle(radius: try reader.read())
    case 1: self = .empty
    default: self = .rectangle(width: try reader.read(), height: try reader.read())
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
    case .empty: writer.write(ordinal: 1)
    case .rectangle(let width, let height):
      writer.write(ordinal: 2)
      writer.write(width)
      writer.write(height)
    }
    writer.endSealed()
  }
}

extension Outline {
  public var sides: Int32 {
    get throws {
      try KitchenLibrary.module.call(127) { $0.write(self) }
    }
  }
}
