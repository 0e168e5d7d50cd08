/// Where the Kotlin code of a subscription or call runs. Always serially, never on a timer thread.
public struct KotlinPlacement: Hashable, Sendable {
  let rawValue: Int32

  /// On the thread that asks, inside its call, as far as Kotlin gets without suspending; what a timer,
  /// another dispatcher or an emitter resumes goes on on `Dispatchers.Default`, and so does what is
  /// left after one window. The fastest, and the default of the forms that pull. Not for long
  /// computations: they would hold the thread that asks, the main thread for example.
  public static let caller = KotlinPlacement(rawValue: 0)

  /// On `Dispatchers.Default` from the start. The default of the forms that push.
  public static let `default` = KotlinPlacement(rawValue: 1)

  /// On `Dispatchers.IO` from the start: for Kotlin code, or callbacks, that block.
  public static let io = KotlinPlacement(rawValue: 2)
}
