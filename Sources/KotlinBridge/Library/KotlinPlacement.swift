/// Where the Kotlin code of a subscription or call runs, callbacks included. Always serially, never on a
/// timer thread.
///
/// A library has a pool of as many threads as there are cores. For each of them that is blocked another
/// one stands in, so that callbacks which block stop nobody else, however many there are.
public struct KotlinPlacement: Hashable, Sendable {
  let rawValue: Int32

  /// On the thread that asks, inside its call, as far as Kotlin gets without suspending; what a timer,
  /// another dispatcher or an emitter resumes goes on on the library's pool, and so does what is left
  /// after one window. The fastest, and the default of the forms that pull. Not for code that computes
  /// or blocks for long: it would hold the thread that asks, the main thread for example.
  public static let caller = KotlinPlacement(rawValue: 0)

  /// On the library's pool from the start. The default of the forms that push.
  public static let `default` = KotlinPlacement(rawValue: 1)

  /// On `Dispatchers.IO` from the start: for Kotlin code that blocks.
  public static let io = KotlinPlacement(rawValue: 2)
}

extension KotlinPlacement {
  /// The placement that a manifest names.
  init?(manifest name: String?) {
    switch name {
    case "caller": self = .caller
    case "default": self = .default
    case "io": self = .io
    default: return nil
    }
  }
}
