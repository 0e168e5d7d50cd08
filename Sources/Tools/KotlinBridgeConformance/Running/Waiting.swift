import KotlinBridgeLocks
import KotlinBridgeTools

/// What the check of this process waits for, so that a parent that kills this process can name it.
package enum Waiting {
  /// What a check notes while it cancels.
  static let cancel = "a cancel that returns"

  private struct State {
    var current: String?
    var told: String?
  }

  private static let state = Guarded(State())

  /// The check calls this where it begins to wait, and with nil where the wait has ended.
  static func note(_ what: String?) {
    state.withLock { $0.current = what }
  }

  /// Runs a body that calls the library and must return, which the note says.
  static func noting<Value>(_ what: String, _ body: () throws -> Value) rethrows -> Value {
    note(what)
    defer { note(nil) }
    return try body()
  }

  /// Tells the parent what the check waits for, if that has changed since the last call.
  package static func tellParent() {
    let (isNew, current) = state.withLock { state in
      defer { state.told = state.current }
      return (state.current != state.told, state.current)
    }
    if isNew { ChildChannel.send(ChildMessage.waiting(current)) }
  }
}
