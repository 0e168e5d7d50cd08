// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What light does.
public enum Color: String, KotlinValue, CaseIterable, Codable {
  /// The longest wave.
  case red = "RED"
  case green = "GREEN"
  /// The shortest wave.
  case blue = "BLUE"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Color", Self.self)
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

/// An enum whose constructor declares properties.
public enum Grade: String, KotlinValue, CaseIterable, Codable {
  case fine = "FINE"
  case coarse = "COARSE"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Grade", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .fine
    default: self = .coarse
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .fine: writer.write(ordinal: 0)
    case .coarse: writer.write(ordinal: 1)
    }
  }
}

public func echoColor(value: Color) throws -> Color {
  try KitchenLibrary.module.call(398) { $0.write(value) }
}

public func flowOfColors(value: [Color]) throws -> KotlinFlow<Color> {
  let handle: UInt64 = try KitchenLibrary.module.call(399) { $0.write(value) }
  return KotlinFlow<Color>(of: KitchenLibrary.module, flow: 32, made: handle)
}

extension Grade {
  public var code: String {
    KitchenLibrary.module.callOrStop(395) { $0.write(self) }
  }

  public var seen: Int32 {
    KitchenLibrary.module.callOrStop(396) { $0.write(self) }
  }

  public var isHeavy: Bool {
    KitchenLibrary.module.callOrStop(397) { $0.write(self) }
  }
}
