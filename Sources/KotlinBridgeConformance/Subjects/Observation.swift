import KotlinBridgeToolSupport
import Synchronization

/// The history of one subscription or call, in the order in which its callbacks began. Any thread
/// may use it.
public final class Observation: Sendable {
  /// The observation calls it inside the callback that brings the event, where it may cancel,
  /// request or block.
  public typealias Reaction = @Sendable (ObservedEvent) -> Void

  private struct State {
    var events: [ObservedEvent] = []
    /// The index in `events` at which each callback began.
    var beginnings: [Int] = []
    var running = 0
  }

  private let state = Guarded(State())
  private let reaction: Reaction

  /// An empty history. `reaction` is called inside each callback, with its event.
  public init(reaction: @escaping Reaction = { _ in }) {
    self.reaction = reaction
  }

  /// A subject calls this in each callback, with the events that the callback brings.
  public func called(_ events: [ObservedEvent]) {
    state.withLock { state in
      if state.running > 0 { state.events.append(.overlap) }
      state.running += 1
      state.beginnings.append(state.events.count)
      state.events += events
    }
    for event in events { reaction(event) }
    state.withLock { $0.running -= 1 }
  }

  /// A subject calls this in a callback that brings one event.
  public func called(_ event: ObservedEvent) { called([event]) }

  /// Notes an action of the check.
  func mark(_ mark: ObservedEvent.Mark) {
    state.withLock { $0.events.append(.mark(mark)) }
  }

  /// Notes an action of the check, and returns the count of callbacks that began before it.
  func markCountingCallbacks(_ mark: ObservedEvent.Mark) -> Int {
    state.withLock {
      $0.events.append(.mark(mark))
      return $0.beginnings.count
    }
  }

  var events: [ObservedEvent] { state.withLock { $0.events } }

  /// The events that the consumer was told of.
  var told: [ObservedEvent] { events.told }

  /// The events of the callbacks that began after the one that brought such an event.
  func toldAfter(callbackOf isIt: (ObservedEvent) -> Bool) -> [ObservedEvent] {
    state.withLock { state in
      guard let index = state.events.firstIndex(where: isIt),
        let next = state.beginnings.first(where: { $0 > index })
      else { return [] }
      return Array(state.events[next...]).told
    }
  }

  /// The count of callbacks that have begun.
  var callbacks: Int { state.withLock { $0.beginnings.count } }

  /// Whether the history meets a condition. This does not copy it.
  func has(_ condition: ([ObservedEvent]) -> Bool) -> Bool {
    state.withLock { condition($0.events) }
  }
}
