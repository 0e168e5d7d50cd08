/// Where the Kotlin code of a subscription or call runs, with its callbacks: one at a time, never
/// on a timer thread.
///
/// A library has a pool with one thread for each core. The pool adds a thread for each one that is
/// blocked, so that blocking callbacks stop nobody else, whatever their count.
public struct KotlinPlacement: Hashable, Sendable {
  let rawValue: Int32

  /// On the thread that asks, inside its call, until Kotlin suspends or has filled one window. What
  /// a timer, another dispatcher or an emitter resumes continues on the library's pool. This is the
  /// fastest placement, and the default of the forms that pull. Don't use it for code that computes
  /// or blocks for long: it would hold the thread that asks, for example the main thread.
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
