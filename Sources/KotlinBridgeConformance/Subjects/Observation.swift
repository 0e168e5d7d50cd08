import KotlinBridgeToolSupport
import Synchronization

/// The whole history of one subscription, in the order in which its callbacks began. Any thread.
public final class Observation: Sendable {
  /// Called inside the callback that brings the event, so that it can cancel, request or block there.
  public typealias Reaction = @Sendable (Event) -> Void

  private struct State {
    var events: [Event] = []
    /// Where in `events` each callback began.
    var beginnings: [Int] = []
    var running = 0
  }

  private let state = Guarded(State())
  private let reaction: Reaction

  public init(reaction: @escaping Reaction = { _ in }) {
    self.reaction = reaction
  }

  /// To be called by a subject for each callback, with what that brings, before it returns.
  public func called(_ events: [Event]) {
    state.withLock { state in
      if state.running > 0 { state.events.append(.overlap) }
      state.running += 1
      state.beginnings.append(state.events.count)
      state.events += events
    }
    for event in events { reaction(event) }
    state.withLock { $0.running -= 1 }
  }

  public func called(_ event: Event) { called([event]) }

  /// Notes what the check has done.
  func mark(_ mark: Event.Mark) {
    state.withLock { $0.events.append(.mark(mark)) }
  }

  /// Notes what the check has done, and returns how many callbacks have begun until then.
  func markCountingCallbacks(_ mark: Event.Mark) -> Int {
    state.withLock {
      $0.events.append(.mark(mark))
      return $0.beginnings.count
    }
  }

  var events: [Event] { state.withLock { $0.events } }

  /// What the consumer was told, without what the check did.
  var told: [Event] { events.told }

  /// What the consumer was told by callbacks that began after the one that brought such an event.
  func toldAfter(callbackOf isIt: (Event) -> Bool) -> [Event] {
    state.withLock { state in
      guard let index = state.events.firstIndex(where: isIt),
        let next = state.beginnings.first(where: { $0 > index })
      else { return [] }
      return Array(state.events[next...]).told
    }
  }

  /// How many callbacks have begun.
  var callbacks: Int { state.withLock { $0.beginnings.count } }

  /// Asks about the history without copying it.
  func has(_ condition: ([Event]) -> Bool) -> Bool {
    state.withLock { condition($0.events) }
  }
}
