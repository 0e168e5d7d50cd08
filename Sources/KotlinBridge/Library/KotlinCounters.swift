/// What is alive in a library, for tests and leak checks: every figure returns to where it was.
public struct KotlinCounters: Hashable, Sendable {
  /// Subscriptions and suspended calls that have not ended.
  public var jobs: Int
  /// The jobs that are subscriptions.
  public var subscriptions: Int
  /// Handles that the library has given out and that have not ended.
  public var handles: Int
  /// Kotlin stable references at the last garbage collection; -1 before the first.
  public var stableReferences: Int
  /// Swift objects that Kotlin holds, of all libraries in the process.
  public var contexts: Int
}
