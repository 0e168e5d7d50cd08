#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Kotlin's `ByteArray`.
extension Data: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType(.list(UInt8.kotlinType), Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let count = try reader.readCount(minimumElementSize: 1)
    self.init(bytes: try reader.take(count), count: count)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.writeCount(count)
    withUnsafeBytes { writer.store($0) }
  }
}

/// Kotlin's `Instant` with the precision of a `Date`, some hundred nanoseconds. `KotlinInstant`
/// keeps every nanosecond.
extension Date: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Instant", Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self.init(try reader.read(KotlinInstant.self))
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(KotlinInstant(self))
  }

  /// The date of a Kotlin `Instant`, with the precision of a `Date`.
  public init(_ instant: KotlinInstant) {
    // Relative to the reference date of `Date`, which keeps the most digits.
    let seconds = Double(instant.seconds) - Date.timeIntervalBetween1970AndReferenceDate
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanoseconds) / 1e9)
  }
}

extension KotlinInstant {
  /// Rounds to nanoseconds. A date that is not a number, or beyond the range of `Int64` seconds,
  /// becomes the nearest limit, which Kotlin refuses.
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
