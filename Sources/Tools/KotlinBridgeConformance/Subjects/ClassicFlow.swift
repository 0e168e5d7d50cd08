/// One flow of a hand-written bridge in the classic shape: its symbols, and what it does.
///
///     void *subscribe(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
///                     void (*on_throw)(void *, const char *message));
///     void cancel(void *job);
///     void release(void *job);   // optional: gives up a job; once, also inside a callback
///     int64_t live(void);        // optional: the count of jobs that have not ended
///     void open(void);           // of a flow that blocks: lets it go on after one more element
public struct ClassicFlow: Sendable {
  /// What the flow does.
  public var behavior: Behavior
  /// The text of the exception with which it fails, if that is known.
  public var message: String?
  /// The symbol of the function that subscribes.
  public var subscribe: String
  /// The symbol of the function that cancels.
  public var cancel: String
  /// The symbol of the function that releases a job, if there is one.
  public var release: String?
  /// The symbol of the function that counts the live jobs, if there is one.
  public var live: String?
  /// Whether the bridge delivers everything on one thread, by design.
  public var deliversOnOneThread = false

  /// A flow by the symbols of its C functions.
  public init(behavior: Behavior, subscribe: String, cancel: String, release: String? = nil) {
    self.behavior = behavior
    self.subscribe = subscribe
    self.cancel = cancel
    self.release = release
  }

  /// Its name in reports.
  package var name: String { behavior.name(of: subscribe) }

  /// The symbols of its functions.
  package var symbols: [String] {
    [subscribe, cancel] + [release, live, behavior.gate].compactMap(\.self)
  }
}

extension Behavior {
  /// The symbol that opens the gate of a flow that blocks.
  var gate: String? {
    if case .blocks(_, _, let gate) = self { gate } else { nil }
  }
}
