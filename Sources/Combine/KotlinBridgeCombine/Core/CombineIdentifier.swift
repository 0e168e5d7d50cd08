internal import Synchronization

/// Identifies one subscriber or one subscription, for logs.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let previous = Atomic<UInt>(0)

  private let value: UInt

  /// Makes an identifier that differs from all others made this way.
  public init() {
    value = Self.previous.add(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object: always the same for one object, and unique while the object
  /// lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identifier as a hexadecimal number.
  public var description: String {
    "0x" + String(value, radix: 16)
  }
}

/// A type that has a `CombineIdentifier`. A class gets one without code of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
