/// How many elements a consumer is ready to take.
///
/// Kotlin delivers at most what was requested and suspends in `emit` otherwise. Sums saturate at
/// `.unlimited`, which must be asked for by name.
public struct KotlinDemand: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let count: Int64

  private init(count: Int64) {
    self.count = count
  }

  public init(integerLiteral value: Int64) {
    self.init(count: value)
  }

  /// `count` elements; a request below 1 is refused with `KotlinError`, code `misuse`.
  public static func max(_ count: Int) -> KotlinDemand { KotlinDemand(count: Int64(count)) }

  /// As many as there are, as fast as Kotlin makes them.
  public static let unlimited = KotlinDemand(count: .max)

  /// No element yet.
  package static let none = KotlinDemand(count: 0)

  /// Throws unless it is at least 1.
  func checked() throws(KotlinError) -> Int64 {
    if count < 1 { throw .misuse("a demand of \(count) elements: it must be at least 1") }
    return count
  }
}
