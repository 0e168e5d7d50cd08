public import KotlinBridge

/// Waits until nothing is alive in a library, real or fake: no job, subscription or handle, and no
/// Swift object that the library holds.
///
/// - Kotlin lets go of Swift objects when it collects garbage. So this function collects it, as often as
///   some are held.
/// - Throws `LiveObjects` if that takes longer than `limit`: what is alive, and where it was looked
///   up.
/// - The place of the lookup is known of work that began while the library was tracked. A fake
///   library is tracked from `open()` on. A real one is tracked from `KotlinTrace.trackLive(in:)`
///   or the first call of this function on, or from the start with `KOTLIN_BRIDGE_TRACE=live` in
///   the environment.
/// - The counters are those of the whole library, so they include what a test has alive that runs
///   at the same time and uses the same real library.
public func expectNothingLive(
  in library: KotlinLibrary, within limit: Duration = .seconds(5),
  isolation: isolated (any Actor)? = #isolation
) async throws {
  KotlinTrace.trackLive(in: library)
  do {
    try await wait(within: limit, for: "end", isolation: isolation) {
      try LiveObjects(in: library) == nil ? () : nil
    }
  } catch is NothingCame {
    if let found = try LiveObjects(in: library) { throw found }
  }
}

/// What was alive in a library when nothing should have been.
public struct LiveObjects: Error, CustomStringConvertible {
  /// The name of the library.
  public let library: String
  /// The counters of the library at that moment.
  public let counters: KotlinCounters
  /// The subscriptions and calls that were tracked, the oldest first.
  public let live: [KotlinTrace.Live]
  /// The types of the Swift objects that Kotlin holds.
  public let peers: [String]

  /// Looks at the counters and the tracked work together, after a collection of Kotlin's garbage if it
  /// holds Swift objects. Nil if nothing is alive.
  init?(in library: KotlinLibrary) throws {
    if try library.counters.peers > 0 { try library.collectGarbage() }
    self.init(
      in: library.name, try library.counters, KotlinTrace.live(in: library), library.typesOfPeers)
  }

  /// Nil if nothing is alive.
  init?(
    in library: String, _ counters: KotlinCounters, _ live: [KotlinTrace.Live],
    _ peers: [String] = []
  ) {
    // The counters have the contexts of all libraries. Those of this library are its tracked work.
    let figures = [
      counters.jobs, counters.subscriptions, counters.handles, counters.peers, live.count,
    ]
    if figures.allSatisfy({ $0 <= 0 }) { return nil }
    self.library = library
    self.counters = counters
    self.live = live
    self.peers = counters.peers > 0 ? peers : []
  }

  public var description: String {
    let lines = live.map(\.description) + untracked
    return "still alive in \(library):" + lines.map { "\n  \($0)" }.joined()
  }

  private var untracked: [String] {
    let own = live.filter { !$0.isFromKotlin }
    let jobs = max(0, counters.jobs - own.count)
    let handles = max(0, counters.handles - counters.jobs)
    var lines: [String] = []
    if jobs > 0 {
      let subscriptions = max(0, counters.subscriptions - own.count { !$0.isCall })
      lines.append(
        "\(jobs) more job\(jobs == 1 ? "" : "s"), \(subscriptions) of them subscriptions, made "
          + "before the library was tracked: call KotlinTrace.trackLive(in:) first, or set "
          + "KOTLIN_BRIDGE_TRACE=live in the environment, to see where")
    }
    if handles > 0 { lines.append("\(handles) handle\(handles == 1 ? "" : "s") of objects") }
    if counters.peers > 0 {
      let types = peers.isEmpty ? "" : ": \(peers.joined(separator: ", "))"
      lines.append("\(counters.peers) Swift object\(counters.peers == 1 ? "" : "s")\(types)")
    }
    return lines
  }
}
