/// The count of elements that a consumer requests.
///
/// Kotlin delivers at most what was requested, and suspends in `emit` when that is used up. Sums of
/// requests saturate at `.unlimited`.
public struct KotlinDemand: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let count: Int64

  private init(count: Int64) {
    self.count = count
  }

  public init(integerLiteral value: Int64) {
    self.init(count: value)
  }

  /// `count` elements. A request below 1 is refused with `KotlinError`, code `misuse`.
  public static func max(_ count: Int) -> KotlinDemand { KotlinDemand(count: Int64(count)) }

  /// All elements, as fast as Kotlin makes them.
  public static let unlimited = KotlinDemand(count: .max)

  /// No element yet.
  package static let none = KotlinDemand(count: 0)

  /// Throws unless it is at least 1.
  func checked() throws(KotlinError) -> Int64 {
    if count < 1 { throw .misuse("a demand of \(count) elements: it must be at least 1") }
    return count
  }
}
