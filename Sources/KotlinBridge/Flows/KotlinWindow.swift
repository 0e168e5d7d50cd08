/// How far Kotlin may be ahead of a form that pulls: a sequence or a stream.
///
/// Elements count, not bytes: as many as the window has may wait in memory, however large they are. Large
/// ones want a small window.
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

  /// `count` elements. Below 0 is refused with `KotlinError`, code
  /// `misuse`, by the first `next()`.
  public static func max(_ count: Int) -> KotlinWindow { KotlinWindow(count: Int64(count)) }

  /// As far as Kotlin gets.
  public static let unlimited = KotlinWindow(count: .max)

  /// Not at all: `emit` returns only when the next element is asked for.
  ///
  /// For what is gone once it is taken, such as a channel that Kotlin receives as a flow: nothing is
  /// lost when a loop is left.
  public static let rendezvous = KotlinWindow(count: 0)

  /// Throws if it is below 0.
  func checked() throws(KotlinError) -> KotlinWindow {
    if count < 0 { throw .misuse("a window of \(count) elements: it must be at least 0") }
    return self
  }
}
