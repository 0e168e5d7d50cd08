/// The counts of what is alive in a library, for tests and leak checks.
public struct KotlinCounters: Hashable, Sendable {
  /// The subscriptions and suspended calls that have not ended.
  public var jobs: Int
  /// Those of `jobs` that are subscriptions.
  public var subscriptions: Int
  /// The valid handles that the library has given out.
  public var handles: Int
  /// The stable references of Kotlin at its last garbage collection; -1 before the first.
  public var stableReferences: Int
  /// The Swift objects that implement Kotlin interfaces, and the Swift errors, that Kotlin holds.
  public var peers: Int
  /// The Swift objects that wait for answers and elements of the library.
  public var contexts: Int
}
