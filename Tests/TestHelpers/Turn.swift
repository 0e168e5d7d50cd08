import KotlinBridgeLocks

/// What one test has at a time; the others wait in the order in which they came.
final class Turn: Sendable {
  private static let all = Guarded<[String: Turn]>([:])

  /// The turn of all who name the same thing.
  static func of(_ name: String) -> Turn {
    all.withLock { all in
      let turn = all[name] ?? Turn()
      all[name] = turn
      return turn
    }
  }

  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken { state.waiting.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  func giveBack() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
