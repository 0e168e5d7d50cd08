/// How far Kotlin may be ahead of a form that pulls: a sequence or a stream.
///
/// The unit is elements and not bytes: a whole window of elements may wait in memory. Use a small
/// window for large elements.
///
///     for try await event in events.window(.rendezvous) { … }
public struct KotlinWindow: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let count: Int64

  private init(count: Int64) {
    self.count = count
  }

  /// 0 is `.rendezvous`.
  public init(integerLiteral value: Int64) {
    self.init(count: value)
  }

  /// `count` elements. The first `next()` refuses a count below 0 with `KotlinError`, code
  /// `misuse`.
  public static func max(_ count: Int) -> KotlinWindow { KotlinWindow(count: Int64(count)) }

  /// No limit.
  public static let unlimited = KotlinWindow(count: .max)

  /// Not ahead at all: `emit` returns only when the consumer asks for the next element.
  ///
  /// Use it for elements that exist once, such as those of a channel that Kotlin receives as a
  /// flow: a loop that ends early loses none.
  public static let rendezvous = KotlinWindow(count: 0)

  /// Throws if it is below 0.
  func checked() throws(KotlinError) -> KotlinWindow {
    if count < 0 { throw .misuse("a window of \(count) elements: it must be at least 0") }
    return self
  }
}
