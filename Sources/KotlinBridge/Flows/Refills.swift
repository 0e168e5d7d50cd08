/// Decides when a form that pulls requests elements, and the count of each request.
///
/// - It requests more when half of a portion is consumed, so that a producer on another thread need
///   not stop.
/// - If Kotlin runs on the consumer's own thread, an element arrives only when the call that
///   requested it returns. The portion is one element at first then. It doubles up to the window
///   while those calls return quickly, so that the elements of a slow producer arrive one by one.
struct Refills {
  /// The portion grows after a call that is quicker than this, in nanoseconds.
  static let quick: UInt64 = 20_000
  /// The portion is one element again after a call that is slower than this, in nanoseconds.
  static let slow: UInt64 = 100_000

  let window: KotlinWindow
  private var portion: Int64
  /// The count of elements that were requested and not consumed yet.
  private var outstanding: Int64 = 0
  /// Whether to measure the calls.
  let isTimed: Bool

  /// - Parameter isTimed: whether Kotlin runs on the consumer's thread, inside the calls that
  ///   request.
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

  /// `count` elements were consumed. Returns the count to request now, nil for none.
  mutating func next(consumed count: Int) -> Int64? {
    if window == .unlimited { return nil }
    // A wrong library may deliver more than was requested.
    outstanding = Swift.max(0, outstanding - Int64(count))
    if outstanding > portion / 2 { return nil }
    defer { outstanding = portion }
    return portion - outstanding
  }

  /// A call that requested elements has brought some, and has taken `nanoseconds`.
  mutating func took(nanoseconds: UInt64) {
    if nanoseconds < Self.quick {
      portion = Swift.min(window.count, portion * 2)
    } else if nanoseconds > Self.slow {
      portion = 1
    }
  }
}
