import KotlinBridgeLocks
import KotlinBridgeTools

/// What the check of this process waits for, so that a parent that kills this process can name it.
package enum Waiting {
  /// What a check notes while it cancels.
  static let cancel = "a cancel that returns"

  private struct State {
    var current: String?
    var start = MachineTime.now
    /// After how long it is worth a word.
    var limit = Duration.zero
    var told: String?
  }

  private static let state = Guarded(State())

  /// A check notes what it begins to wait for.
  ///
  /// - Parameter patience: after how long the check itself would give up. Until then it is at work, even if its
  ///   process is killed.
  static func note(_ what: String, patience: Duration) {
    state.withLock { state in
      state.current = what
      state.start = .now
      state.limit = patience * 3 / 2 + .seconds(1)
    }
  }

  /// The wait is over.
  static func end() { state.withLock { $0.current = nil } }

  /// Runs a body that calls the library and must return, which the note says.
  static func noting<Value>(_ what: String, _ body: () throws -> Value) rethrows -> Value {
    note(what, patience: .zero)
    defer { end() }
    return try body()
  }

  /// Tells the parent what the check waits for, if that has changed since the last call.
  package static func tellParent() {
    let (isNew, current) = state.withLock { state in
      let current = state.start.hasPassed(state.limit) ? state.current : nil
      defer { state.told = current }
      return (current != state.told, current)
    }
    if isNew { ChildChannel.send(ChildMessage.waiting(current)) }
  }
}
