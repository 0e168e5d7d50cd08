import KotlinBridgeLocks
import KotlinBridgeTools

/// What one run of a check has started, and what it could not do. Any thread may use it.
///
/// It ends the rounds when the time is over, and keeps the last subscriptions, so that what comes of
/// them late is still judged.
final class CheckRecord: Sendable {
  /// A subscription that the check has made.
  struct Watched: Sendable {
    let behavior: Behavior
    let name: String
    let observation: Observation
    /// Nil until `subscribe` has returned.
    var flow: (any RunningFlow)?
  }

  private struct State {
    var watched: [Watched] = []
    var next = 0
    var flows: [String] = []
    var behaviors: [Behavior] = []
    /// The flows that the check has collected, in all its turns and before this one.
    var used: Set<String> = []
    var usedBefore: Set<String> = []
    /// The flows of the current part.
    var current: [String] = []
    var notes: [String] = []
    var slowCancels = 0
    var usesRandom = false
    var hasWaitedInVain = false
  }

  /// A check may make millions of subscriptions, and a late signal of one in the last few is enough.
  private static let watchedLimit = 256

  private let state = Guarded(State())
  private let end: ContinuousClock.Instant
  /// Called with each failure as soon as it is known: the library may end the process before the verdict.
  let found: @Sendable (CheckFailure) -> Void

  /// - Parameter time: how long the rounds of the check may take.
  init(time: Duration, found: @escaping @Sendable (CheckFailure) -> Void) {
    end = .now + time
    self.found = found
  }

  /// How much time there is for further rounds.
  var timeLeft: Duration { max(.zero, end - .now) }

  /// Whether there is time for another round.
  var hasTime: Bool { timeLeft > .zero }

  /// Begins with a check of the rule.
  func beginCheck() {
    state.withLock { ($0.used, $0.usedBefore) = ([], []) }
  }

  /// Begins with the same check of further flows.
  func beginTurn() {
    state.withLock { $0.usedBefore = $0.used }
  }

  /// The flows that the check has collected in earlier turns, by their names.
  var usedBefore: Set<String> { state.withLock(\.usedBefore) }

  /// Begins with a part of the check that is judged by itself.
  func beginPart() {
    state.withLock { state in
      state.watched = []
      state.current = []
    }
  }

  /// The one flow that the current part has collected; nil if it has collected several or none.
  var onlyFlow: String? {
    state.withLock { $0.current.count == 1 ? $0.current[0] : nil }
  }

  func watch(_ subscription: Watched) {
    state.withLock { state in
      state.used.insert(subscription.name)
      if !state.current.contains(subscription.name) { state.current.append(subscription.name) }
      if !state.flows.contains(subscription.name) {
        state.flows.append(subscription.name)
        state.behaviors.append(subscription.behavior)
      }
      if state.watched.count < Self.watchedLimit {
        state.watched.append(subscription)
      } else {
        state.watched[state.next % Self.watchedLimit] = subscription
      }
      state.next += 1
    }
  }

  var watched: [Watched] { state.withLock(\.watched) }

  /// Notes the subscription of an observation that is watched.
  func watch(_ flow: any RunningFlow, of observation: Observation) {
    state.withLock { state in
      let index = state.watched.lastIndex { $0.observation === observation }
      if let index { state.watched[index].flow = flow }
    }
  }

  /// Cancels what a part has left running that ended before its time: the next one counts jobs.
  func cancelRest() {
    for left in watched where left.observation.goesOn { try? left.flow?.cancel() }
  }

  /// The flows that the check has collected, by their names.
  var flows: [String] { state.withLock(\.flows) }

  /// What these flows do.
  var behaviors: [Behavior] { state.withLock(\.behaviors) }

  func note(_ text: String) {
    state.withLock { if !$0.notes.contains(text) { $0.notes.append(text) } }
  }

  /// What the check left out; nil if nothing.
  var note: String? {
    let notes = state.withLock(\.notes)
    return notes.isEmpty ? nil : notes.joined(separator: "; ")
  }

  func useRandom() { state.withLock { $0.usesRandom = true } }

  /// Whether the seed matters to what the check did.
  var usesRandom: Bool { state.withLock(\.usesRandom) }

  func noteVainWait() { state.withLock { $0.hasWaitedInVain = true } }

  /// Whether something has not come for as long as a check waits.
  var hasWaitedInVain: Bool { state.withLock(\.hasWaitedInVain) }

  /// Counts a cancel that did not return at once. Returns how many there were.
  func countSlowCancel() -> Int {
    state.withLock { state in
      state.slowCancels += 1
      return state.slowCancels
    }
  }
}
