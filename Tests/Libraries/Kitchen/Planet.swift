// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Planet`.
public enum Planet: String, KotlinValue, CaseIterable, Codable {
  case earth = "EARTH"
  case mars = "MARS"

  public static var kotlinType: KotlinType {
    .enumeration("catalogue.Planet", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .earth
    default: self = .mars
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .earth: writer.write(ordinal: 0)
    case .mars: writer.write(ordinal: 1)
    }
  }
}

extension Planet {
  public func heavierThan(other: Planet) throws -> Bool {
    try KitchenLibrary.module.call(128) {
      $0.write(self)
      $0.write(other)
    }
  }

  public var mass: Double {
    KitchenLibrary.module.callOrStop(129) { $0.write(self) }
  }

  public var moons: Int32 {
    KitchenLibrary.module.callOrStop(130) { $0.write(self) }
  }
}
