/// Stores a field in memory of its own, so that a generated struct can contain values of its own
/// type.
@propertyWrapper
public struct KotlinIndirect<Value: Sendable>: Sendable {
  private indirect enum Box: Sendable {
    case value(Value)
  }

  private var box: Box

  /// Stores a value.
  public init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

  /// The value, as the field has it.
  public var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set { box = .value(newValue) }
  }
}

extension KotlinIndirect: Equatable where Value: Equatable {
  public static func == (left: KotlinIndirect, right: KotlinIndirect) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension KotlinIndirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension KotlinIndirect: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension KotlinIndirect: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}
