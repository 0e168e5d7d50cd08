/// Tells what subscriptions and calls do, for whoever asks why nothing arrives, and what is alive.
///
/// - `KOTLIN_BRIDGE_TRACE=1` in the environment prints the events of all libraries to stderr, from the
///   start; `KOTLIN_BRIDGE_TRACE=live` only keeps what `live(in:)` tells.
/// - Off, which is the default, it costs nothing that can be measured. Turned on, it holds for what is
///   subscribed or called from then on.
///
///       people #1 pollIssPosition: subscribed: 12 bytes of arguments, placement caller, demand 64, at …
///       people #1 pollIssPosition: 1 element, 36 bytes: 63 outstanding
///       people #1 pollIssPosition: cancel later
///       people #1 pollIssPosition: released
public enum KotlinTrace {
  /// Begins to tell the events of all libraries.
  ///
  /// - Parameter sink: called on the thread of each event, possibly on several at once and within a
  ///   library's or a task's own work: it must not wait, nor use the library. Replaces the one before.
  public static func start(_ sink: @escaping @Sendable (Event) -> Void = printToStandardError) {
    Tracking.setSink(sink)
  }

  /// Begins to tell the events of one library, whatever is told of all.
  public static func start(
    in library: KotlinLibrary, _ sink: @escaping @Sendable (Event) -> Void = printToStandardError
  ) {
    Tracking.setSink(sink, for: library.table.address)
  }

  /// Ends what `start(_:)` began. An event that another thread had begun to tell may still come.
  public static func stop() {
    Tracking.setSink(nil)
  }

  /// Ends what `start(in:_:)` began.
  public static func stop(in library: KotlinLibrary) {
    Tracking.setSink(nil, for: library.table.address)
  }

  /// Begins to keep what `live(in:)` tells of a library.
  public static func trackLive(in library: KotlinLibrary) {
    Tracking.track(library.table.address)
  }

  /// The subscriptions and calls that are alive in a library, the oldest first: those that were made
  /// while it was traced, or after `trackLive(in:)`.
  public static func live(in library: KotlinLibrary) -> [Live] {
    Tracking.live(in: library.table.address)
  }

  /// Prints an event to stderr, as one line.
  @Sendable
  public static func printToStandardError(_ event: Event) {
    writeToStandardError("\(event)\n")
  }
}

extension KotlinTrace {
  /// Forgets a library that is no more, as only those can be whose table is written in Swift.
  package static func forget(_ table: UnsafeMutableRawPointer) {
    Tracking.forget(UInt(bitPattern: table))
  }
}
