extension KotlinTrace {
  /// Begins to report the events of all libraries.
  ///
  /// - Parameter sink: called on the thread of each event, possibly on several at once, and inside
  ///   the work of a library or a task. It must not wait and must not use the library. It replaces
  ///   the sink of an earlier call.
  public static func start(_ sink: @escaping @Sendable (Event) -> Void = printToStandardError) {
    Tracking.setSink(sink)
  }

  /// Begins to report the events of one library, whatever `start(_:)` reports of all.
  public static func start(
    in library: KotlinLibrary, _ sink: @escaping @Sendable (Event) -> Void = printToStandardError
  ) {
    Tracking.setSink(sink, for: library.table.address)
  }

  /// Ends what `start(_:)` began. Another thread may still report one event.
  public static func stop() {
    Tracking.setSink(nil)
  }

  /// Ends what `start(in:_:)` began. Another thread may still report one event.
  public static func stop(in library: KotlinLibrary) {
    Tracking.setSink(nil, for: library.table.address)
  }

  /// Begins to record what `live(in:)` returns for a library.
  public static func trackLive(in library: KotlinLibrary) {
    Tracking.track(library.table.address)
  }

  /// The live subscriptions and calls of a library, the oldest first, of those that began while it
  /// was traced or after `trackLive(in:)`.
  public static func live(in library: KotlinLibrary) -> [Live] {
    Tracking.live(in: library.table.address)
  }

  /// Forgets a library whose table is about to be freed: one that is written in Swift.
  package static func forget(_ table: UnsafeMutableRawPointer) {
    Tracking.forget(UInt(bitPattern: table))
  }
}
