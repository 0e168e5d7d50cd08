/// A moment, with the range and precision of Kotlin's `kotlin.time.Instant`.
public struct KotlinInstant: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in UTC, without leap seconds; negative before 1970.
  public let seconds: Int64

  /// Nanoseconds after that second, 0 to 999 999 999, before 1970 too.
  public let nanoseconds: Int32

  /// - Parameters:
  ///   - seconds: since the beginning of 1970 in UTC.
  ///   - nanoseconds: 0 to 999 999 999; anything else is a programming error.
  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    precondition(
      KotlinInstant.nanosecondsRange.contains(nanoseconds),
      "\(nanoseconds) nanoseconds are not part of one second")
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  private static let nanosecondsRange: Range<Int32> = 0..<1_000_000_000
}

extension KotlinInstant: Comparable {
  public static func < (left: KotlinInstant, right: KotlinInstant) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

extension KotlinInstant: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Instant", Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    seconds = try reader.read()
    nanoseconds = try reader.read()
    if !KotlinInstant.nanosecondsRange.contains(nanoseconds) {
      throw .malformed("an Instant of \(seconds) s and \(nanoseconds) ns")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(seconds)
    writer.write(nanoseconds)
  }
}

extension KotlinInstant: Codable {
  private enum CodingKeys: CodingKey {
    case seconds, nanoseconds
  }

  /// Throws `DecodingError` if the nanoseconds are not part of one second.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let nanoseconds = try container.decode(Int32.self, forKey: .nanoseconds)
    guard (0..<1_000_000_000).contains(nanoseconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .nanoseconds, in: container,
        debugDescription: "\(nanoseconds) nanoseconds are not part of one second")
    }
    self.init(
      seconds: try container.decode(Int64.self, forKey: .seconds), nanoseconds: nanoseconds)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(nanoseconds, forKey: .nanoseconds)
  }
}
