/// Says when a publisher is connected and disconnected, by the number of its subscribers.
struct ReferenceCount<Connection> {
  private enum State {
    case disconnected
    case connecting
    case connected(Connection)
  }

  private var state = State.disconnected
  private var count = 0

  mutating func enter() { count += 1 }

  /// Begins to connect, unless all have left or that has begun.
  /// - Returns: whether the caller is to connect, and then calls `connected(_:)`.
  mutating func begin() -> Bool {
    guard case .disconnected = state, count > 0 else { return false }
    state = .connecting
    return true
  }

  /// Keeps the connection that was made.
  /// - Returns: the connection if all have left meanwhile, for the caller to cancel.
  mutating func connected(_ connection: Connection) -> Connection? {
    state = count > 0 ? .connected(connection) : .disconnected
    return count > 0 ? nil : connection
  }

  /// - Returns: the connection if nobody is left, for the caller to cancel.
  mutating func leave() -> Connection? {
    count -= 1
    guard count == 0, case .connected(let connection) = state else { return nil }
    state = .disconnected
    return connection
  }
}
