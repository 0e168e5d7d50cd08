#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date {
  /// The date of a Kotlin `Instant`, with the precision of a `Date`, some hundred nanoseconds.
  public init(_ instant: KotlinInstant) {
    // Relative to the reference date of `Date`, which keeps the most digits.
    let seconds = Double(instant.seconds) - Date.timeIntervalBetween1970AndReferenceDate
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanoseconds) / 1e9)
  }
}

extension KotlinInstant {
  /// The moment of a date, rounded to nanoseconds. A date that is not a number, or beyond the range of
  /// `Int64` seconds, becomes the nearest limit, which Kotlin refuses.
  public init(_ date: Date) {
    let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = date.timeIntervalSinceReferenceDate - whole
    let nanoseconds = (fraction * 1e9).rounded()
    let carry = nanoseconds >= 1e9
    let seconds = whole + Date.timeIntervalBetween1970AndReferenceDate + (carry ? 1 : 0)
    self.init(
      seconds: Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max),
      nanoseconds: carry ? 0 : Int32(exactly: nanoseconds) ?? 0)
  }
}
