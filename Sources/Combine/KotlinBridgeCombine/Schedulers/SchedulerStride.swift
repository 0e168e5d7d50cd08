/// A stride that consists of one number. It brings the arithmetic of that number.
///
/// The strides of this module's schedulers are of this kind. Those of other schedulers need not be.
public protocol SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// An interval of `magnitude` of the units that the clock counts in.
  init(magnitude: Magnitude)

  /// An interval of `count` parts of a second, each of which is a second divided by
  /// `partsInSecond`.
  init(_ count: Int, partsInSecond: Int)
}

extension SchedulerStride {
  /// An interval of `source` of the units in which `magnitude` counts. Types with literals in
  /// seconds count in seconds here too.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Magnitude(exactly: source) else { return nil }
    self.init(magnitude: magnitude)
  }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

  public static func + (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude + right.magnitude)
  }

  public static func - (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude - right.magnitude)
  }

  public static func * (left: Self, right: Self) -> Self {
    Self(magnitude: left.magnitude * right.magnitude)
  }

  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// An interval of `s` seconds.
  public static func seconds(_ s: Int) -> Self { Self(s, partsInSecond: 1) }

  /// An interval of `ms` thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(ms, partsInSecond: 1000) }

  /// An interval of `us` millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(us, partsInSecond: 1_000_000) }

  /// An interval of `ns` billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(ns, partsInSecond: 1_000_000_000) }
}

/// The strides between dates, which count in seconds with fractions.
extension SchedulerStride where Magnitude == Double {
  /// Makes a stride from a number of seconds.
  public init(_ timeInterval: Double) { self.init(magnitude: timeInterval) }

  /// A stride of so many seconds.
  public init(integerLiteral value: Double) { self.init(magnitude: value) }

  /// A stride of so many seconds.
  public init(floatLiteral value: Double) { self.init(magnitude: value) }

  public init(_ count: Int, partsInSecond: Int) {
    self.init(magnitude: Double(count) / Double(partsInSecond))
  }

  /// An interval of `s` seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// The stride in seconds.
  public var timeInterval: Double { magnitude }
}

// Sums of whole numbers saturate, as the conversions do: an interval for ever is no error.
extension SchedulerStride where Magnitude == Int {
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isTooFar) = left.magnitude.addingReportingOverflow(right.magnitude)
    return Self(magnitude: isTooFar ? Int(limitBeyond: left.magnitude) : sum)
  }

  public static func - (left: Self, right: Self) -> Self {
    let (difference, isTooFar) = left.magnitude.subtractingReportingOverflow(right.magnitude)
    // Beyond the end away from the subtrahend: zero minus the least number is above the greatest.
    return Self(magnitude: isTooFar ? Int(limitBeyond: ~right.magnitude) : difference)
  }
}

extension Int {
  /// The product, or the number nearest to it.
  init(saturating left: Int, times right: Int) {
    let (product, isTooFar) = left.multipliedReportingOverflow(by: right)
    self = isTooFar ? Int(limitBeyond: (left < 0) == (right < 0) ? 1 : -1) : product
  }

  /// The whole number nearest to `value` on the side of zero.
  init(saturating value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? Int(limitBeyond: value < 0 ? -1 : 1)
  }

  fileprivate init(limitBeyond number: Int) { self = number < 0 ? .min : .max }
}
