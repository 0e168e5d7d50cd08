import Kitchen
import KotlinBridge

/// A type of which a test can make any value.
protocol Arbitrary: KotlinValue, Equatable {
  static func any(_ random: inout some RandomNumberGenerator) -> Self
}

extension Arbitrary where Self: FixedWidthInteger {
  /// Small ones, limits and any others.
  static func any(_ random: inout some RandomNumberGenerator) -> Self {
    switch Int.random(in: 0...3, using: &random) {
    case 0: [.min, .max, 0].randomElement(using: &random)!
    case 1: Self.random(in: 0...100, using: &random)
    default: Self.random(in: .min ... .max, using: &random)
    }
  }
}

extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}

extension Bool: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Bool { .random(using: &random) }
}

extension Double: Arbitrary {
  /// Any bits but those of a NaN, which equals nothing.
  static func any(_ random: inout some RandomNumberGenerator) -> Double {
    let value = Double(bitPattern: .any(&random))
    return value.isNaN ? -0.0 : value
  }
}

extension Float: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Float {
    let value = Float(bitPattern: .any(&random))
    return value.isNaN ? .infinity : value
  }
}

extension String: Arbitrary {
  /// Texts of one to four bytes a character. No two of them are equal in Swift and not in Kotlin.
  static func any(_ random: inout some RandomNumberGenerator) -> String {
    let characters = Array("ab \0\n\"\\éß漢🛰")
    let count = Int.random(in: 0...40, using: &random)
    return String((0..<count).map { _ in characters.randomElement(using: &random)! })
  }
}

extension Duration: Arbitrary {
  /// Those that Kotlin keeps to the nanosecond.
  static func any(_ random: inout some RandomNumberGenerator) -> Duration {
    .nanoseconds(
      Int64.random(in: -4_000_000_000_000_000_000...4_000_000_000_000_000_000, using: &random))
  }
}

extension KotlinInstant: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> KotlinInstant {
    KotlinInstant(
      seconds: .random(in: -100_000_000_000...100_000_000_000, using: &random),
      nanoseconds: .random(in: 0..<1_000_000_000, using: &random))
  }
}

extension KotlinUnit: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> KotlinUnit { KotlinUnit() }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Wrapped? {
    Bool.random(using: &random) ? Wrapped.any(&random) : nil
  }
}

extension Array: Arbitrary where Element: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> [Element] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in Element.any(&random) }
  }
}

extension Set: Arbitrary where Element: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> Set { Set([Element].any(&random)) }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  static func any(_ random: inout some RandomNumberGenerator) -> [Key: Value] {
    Dictionary([Key].any(&random).map { ($0, Value.any(&random)) }) { first, _ in first }
  }
}
