import KotlinBridgeLocks

/// What a count of tests may have at a time; the others wait in the order in which they came.
final class Places: Sendable {
  private static let all = Guarded<[String: Places]>([:])

  /// The one place of all who name the same thing.
  static func one(of name: String) -> Places {
    all.withLock { all in
      let places = all[name] ?? Places(1)
      all[name] = places
      return places
    }
  }

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Guarded<State>

  init(_ count: Int) {
    state = Guarded(State(free: count))
  }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.free == 0 {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
