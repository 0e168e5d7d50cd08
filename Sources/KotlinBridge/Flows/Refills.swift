/// How many elements a form that pulls asks for, and when.
///
/// - More is asked for when half of a portion is used up, so that a producer on another thread need not
///   stop; on the consumer's own thread that is when all of it is.
/// - Where Kotlin runs on the consumer's own thread, an element reaches the consumer only when the call
///   that asked for it returns. So the portion begins with one element and doubles up to the window only
///   while such calls return quickly: a slow producer is seen element by element.
struct Refills {
  /// In nanoseconds: calls that are quicker than this let the portion grow.
  static let quick: UInt64 = 20_000
  /// Calls that are slower than this let it begin again with one element.
  static let slow: UInt64 = 100_000

  let window: KotlinWindow
  private var portion: Int64
  /// What has been asked for and not been consumed.
  private var outstanding: Int64 = 0
  /// Whether to measure the calls.
  let isTimed: Bool

  /// - Parameter isTimed: whether Kotlin runs on the consumer's thread, inside the calls that ask.
  init(window: KotlinWindow, isTimed: Bool) {
    self.window = window
    self.isTimed = isTimed && window.count > 1 && window != .unlimited
    portion = self.isTimed ? 1 : Swift.max(1, window.count)
  }

  /// The first request.
  mutating func first() -> Int64 {
    outstanding = portion
    return portion
  }

  /// `count` elements have been consumed. Returns how many to ask for, if any.
  mutating func next(consumed count: Int) -> Int64? {
    if window == .unlimited { return nil }
    // A library may deliver more than it was asked for.
    outstanding = Swift.max(0, outstanding - Int64(count))
    if outstanding > portion / 2 { return nil }
    defer { outstanding = portion }
    return portion - outstanding
  }

  /// A call that asked for elements has brought some, and has taken this long.
  mutating func took(nanoseconds: UInt64) {
    if nanoseconds < Self.quick {
      portion = Swift.min(window.count, portion * 2)
    } else if nanoseconds > Self.slow {
      portion = 1
    }
  }
}
