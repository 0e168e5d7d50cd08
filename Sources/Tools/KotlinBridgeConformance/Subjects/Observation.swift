import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// The history of one subscription or call, in the order in which its callbacks began. Any thread
/// may use it.
///
/// It keeps all events up to a bound. Of the elements beyond it keeps the count.
public final class Observation: Sendable {
  /// The observation calls it inside the callback that brings the event, where it may cancel,
  /// request or block.
  public typealias Reaction = @Sendable (ObservedEvent) -> Void

  /// How much has come.
  struct Tally {
    /// The callbacks that have begun.
    var callbacks = 0
    var elements: Int64 = 0
    var terminals = 0
    var releases = 0

    fileprivate mutating func add(_ event: ObservedEvent) {
      if event.isElement { elements += 1 }
      if event.isTerminal { terminals += 1 }
      if event.isRelease { releases += 1 }
    }

    static func - (left: Tally, right: Tally) -> Tally {
      Tally(
        callbacks: left.callbacks - right.callbacks, elements: left.elements - right.elements,
        terminals: left.terminals - right.terminals, releases: left.releases - right.releases)
    }
  }

  /// More elements than were requested.
  struct Excess {
    let requested: Int64
    let received: Int64
  }

  private struct State {
    let bound: Int
    var events: [ObservedEvent] = []
    /// The count of elements that have come since the last event and are not in `events`.
    var left: Int64 = 0
    /// The index in `events` at which each callback began.
    var beginnings: [Int] = []
    var tally = Tally()
    var running = 0
    var thread: pthread_t?
    /// What had come when the first cancel had returned.
    var cancelled: Tally?
    var isCancelledInside = false
    var isGivenUp = false
    /// The count of elements that the flow has in all; nil if the check does not know it.
    var whole: Int64?
    /// The count of elements that have been requested; nil for all.
    var requested: Int64?
    /// What had been requested when an element came beyond that, and how many had come with it.
    var excess: Excess?
    /// The first event that came while another callback ran.
    var overlapping: ObservedEvent?

    init(bound: Int) {
      self.bound = bound
    }

    mutating func append(_ event: ObservedEvent) {
      if event.isElement, events.count >= bound {
        left += 1
        return
      }
      if left > 0 { events.append(.left(left)) }
      left = 0
      events.append(event)
    }
  }

  private let state: Guarded<State>
  private let reaction: Reaction
  private let rereading: Duration
  /// The number under which `FlightRecorder` keeps the events.
  private let number = FlightRecorder.newSubscription()

  /// An empty history.
  ///
  /// - Parameters:
  ///   - bound: the count of elements that it keeps. The usual one is more than any check looks at
  ///     one by one: a wrong bridge may send elements for ever.
  ///   - reaction: called inside each callback, with its event.
  public convenience init(keeping bound: Int = 1 << 16, reaction: @escaping Reaction = { _ in }) {
    self.init(keeping: bound, rereading: .zero, reaction: reaction)
  }

  /// - Parameter rereading: how long the callback of a failure looks at its message again and again.
  init(keeping bound: Int = 1 << 16, rereading: Duration, reaction: @escaping Reaction = { _ in }) {
    state = Guarded(State(bound: bound))
    self.rereading = rereading
    self.reaction = reaction
  }

  /// A subject calls this in each callback, with the events that the callback brings.
  public func called(_ events: [ObservedEvent]) {
    let outer = state.withLock { state -> pthread_t? in
      if state.running > 0 {
        state.events.append(.overlap)
        state.overlapping = state.overlapping ?? events.first
      }
      state.running += 1
      state.tally.callbacks += 1
      if state.events.count < state.bound { state.beginnings.append(state.events.count) }
      for event in events {
        state.tally.add(event)
        state.append(event)
        event.record(in: number)
      }
      if let requested = state.requested, state.tally.elements > requested, state.excess == nil {
        state.excess = Excess(requested: requested, received: state.tally.elements)
      }
      defer { state.thread = pthread_self() }
      return state.thread
    }
    for event in events { reaction(event) }
    state.withLock { state in
      state.running -= 1
      state.thread = outer
    }
  }

  /// A subject calls this in a callback that brings one event.
  public func called(_ event: ObservedEvent) { called([event]) }

  /// A subject calls this at the end of the callback of a failure, whose message stays valid until then.
  /// Notes if it has changed. Does not read unless the check asked for it: it may have released the job.
  func reread(_ message: String, _ read: () -> String) {
    if rereading == .zero { return }
    let end = ContinuousClock.now + rereading
    repeat {
      if read() != message { return mark(.changedMessage) }
    } while ContinuousClock.now < end
  }

  /// Notes an action of the check.
  func mark(_ mark: ObservedEvent.Mark) {
    state.withLock { state in
      state.append(.mark(mark))
      ObservedEvent.mark(mark).record(in: number)
      if mark == .cancelled, state.cancelled == nil {
        state.cancelled = state.tally
        state.isCancelledInside = state.thread == pthread_self()
      }
    }
  }

  /// Notes how many elements the flow has in all.
  func expect(whole count: Int64?) { state.withLock { $0.whole = count } }

  /// The count of elements that the flow has in all; nil if the check does not know it.
  var whole: Int64? { state.withLock(\.whole) }

  /// Notes the first request; nil for all elements.
  func expect(requested count: Int64?) { state.withLock { $0.requested = count } }

  /// Notes one more request, before it is made. Requests below 1 and those after the first cancel add nothing.
  func request(_ count: Int64) {
    state.withLock { state in
      guard let requested = state.requested, count > 0, state.cancelled == nil else { return }
      let sum = requested.addingReportingOverflow(count)
      state.requested = sum.overflow ? nil : sum.partialValue
    }
  }

  /// The first time that more came than was requested.
  var excess: Excess? { state.withLock(\.excess) }

  /// The first event that came while another callback ran.
  var overlapping: ObservedEvent? { state.withLock(\.overlapping) }

  /// Whether elements of the flow have come since there was this count of them, and no cancel: then the
  /// bridge is at work. An element beyond those of the flow is none of them.
  func hasProgressed(since count: Int64) -> Bool {
    state.withLock { state in
      guard let whole = state.whole, state.cancelled == nil else { return false }
      return state.tally.elements > count && state.tally.elements <= whole
    }
  }

  var events: [ObservedEvent] {
    state.withLock { $0.events + ($0.left > 0 ? [.left($0.left)] : []) }
  }

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

  /// Notes that the check has given up the subscription.
  func giveUp() { state.withLock { $0.isGivenUp = true } }

  /// Whether the flow has neither ended nor been cancelled or given up.
  var goesOn: Bool {
    state.withLock { $0.tally.terminals == 0 && $0.cancelled == nil && !$0.isGivenUp }
  }

  /// How much has come.
  var tally: Tally { state.withLock(\.tally) }

  /// Whether a failure's message changed while its callback ran.
  var hasChangedMessage: Bool { has { $0.contains(.mark(.changedMessage)) } }

  /// What has come of callbacks that began after the first cancel had returned; nil before that.
  var sinceCancel: Tally? {
    state.withLock { state in state.cancelled.map { state.tally - $0 } }
  }

  /// Whether a callback of this subscription has made the first cancel.
  var isCancelledInside: Bool { state.withLock(\.isCancelledInside) }

  /// The count of callbacks that have begun.
  var callbacks: Int { tally.callbacks }

  /// Whether the history meets a condition. This does not copy it.
  func has(_ condition: ([ObservedEvent]) -> Bool) -> Bool {
    state.withLock { condition($0.events) }
  }
}
