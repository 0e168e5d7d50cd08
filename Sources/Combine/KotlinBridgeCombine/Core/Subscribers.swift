/// The namespace of the subscribers that this module provides, and of the types that subscribers
/// and publishers exchange.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error>: Sendable {
    /// The publisher has delivered all its values.
    case finished

    /// The publisher has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers {
  /// The number of values that a subscriber wants: a count that is never negative, or unlimited.
  ///
  /// - Unlimited stays unlimited, whatever is added, subtracted or multiplied.
  /// - A sum or product that does not fit into `Int` becomes unlimited, and a difference `.none`.
  /// - Unlimited subtracted from a count gives `.none`.
  /// - A result below zero is a precondition failure.
  public struct Demand: Hashable, Sendable {
    // `Int.max + 1` stands for unlimited, so that comparing raw values compares demands.
    let rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// - Returns: nil if the number is beyond that of `.unlimited`.
    init?(_ number: UInt) {
      guard number <= Self.unlimited.rawValue else { return nil }
      rawValue = number
    }

    private init(count: Int) {
      precondition(count >= 0, "A demand can't be negative: \(count)")
      rawValue = UInt(count)
    }

    /// All the values that the publisher has.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)

    /// No values; the same as `.max(0)`.
    public static let none = Demand(rawValue: 0)

    /// At most `value` values. A negative `value` is a precondition failure.
    public static func max(_ value: Int) -> Demand {
      Demand(count: value)
    }

    /// The number of values, or nil if the demand is unlimited.
    public var max: Int? {
      Int(exactly: rawValue)
    }
  }
}

extension Subscribers.Demand {
  /// Adds, up to unlimited.
  public static func + (left: Self, right: Self) -> Self {
    guard let right = right.max else { return .unlimited }
    return left + right
  }

  /// Adds, up to unlimited.
  public static func + (left: Self, right: Int) -> Self {
    guard let count = left.max else { return .unlimited }
    return Self(saturating: count.addingReportingOverflow(right))
  }

  /// Subtracts. Unlimited stays unlimited.
  public static func - (left: Self, right: Self) -> Self {
    guard let right = right.max else { return left == .unlimited ? .unlimited : .none }
    return left - right
  }

  /// Subtracts. Unlimited stays unlimited.
  public static func - (left: Self, right: Int) -> Self {
    guard let count = left.max else { return .unlimited }
    let (difference, isTooGreat) = count.subtractingReportingOverflow(right)
    return isTooGreat ? .none : Self(count: difference)
  }

  /// Multiplies, up to unlimited.
  public static func * (left: Self, right: Int) -> Self {
    guard let count = left.max else { return .unlimited }
    precondition(count == 0 || right >= 0, "A demand can't be negative: \(count) * \(right)")
    return Self(saturating: count.multipliedReportingOverflow(by: right))
  }

  /// Adds, up to unlimited.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Adds, up to unlimited.
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Subtracts. Unlimited stays unlimited.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Subtracts. Unlimited stays unlimited.
  public static func -= (left: inout Self, right: Int) { left = left - right }

  /// Multiplies, up to unlimited.
  public static func *= (left: inout Self, right: Int) { left = left * right }

  // A count overflows upwards only, because it is never below zero before the operation.
  private init(saturating result: (partialValue: Int, overflow: Bool)) {
    self = result.overflow ? .unlimited : Self(count: result.partialValue)
  }
}

extension Subscribers.Demand: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `max(` and the number and `)`, or `unlimited`.
  public var description: String {
    if let max { "max(\(max))" } else { "unlimited" }
  }
}

extension Subscribers.Demand {
  /// Traps if nothing is requested, as Combine does.
  package func requireSome() {
    precondition(self > .none, "A request must be for at least one value")
  }
}

// Comparisons of a demand with a number: unlimited is greater than every number, and equals none.
extension Subscribers.Demand {
  /// Unlimited equals no number.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  /// Unlimited differs from every number.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  /// Unlimited is greater than every number.
  public static func < (left: Self, right: Int) -> Bool { left.max ?? .max < right }

  /// Unlimited is greater than every number.
  public static func <= (left: Self, right: Int) -> Bool { left < right || left == right }

  /// Unlimited is greater than every number.
  public static func > (left: Self, right: Int) -> Bool { !(left <= right) }

  /// Unlimited is greater than every number.
  public static func >= (left: Self, right: Int) -> Bool { !(left < right) }

  /// Unlimited equals no number.
  public static func == (left: Int, right: Self) -> Bool { right == left }

  /// Unlimited differs from every number.
  public static func != (left: Int, right: Self) -> Bool { right != left }

  /// Unlimited is greater than every number.
  public static func < (left: Int, right: Self) -> Bool { right > left }

  /// Unlimited is greater than every number.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }

  /// Unlimited is greater than every number.
  public static func > (left: Int, right: Self) -> Bool { right < left }

  /// Unlimited is greater than every number.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}
