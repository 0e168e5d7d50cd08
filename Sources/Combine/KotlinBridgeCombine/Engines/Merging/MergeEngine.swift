/// The state of several sources on their way to one subscriber.
///
/// - One delivery runs at a time, so the subscriber is called by one thread at a time and never
///   inside a call of itself. What comes meanwhile waits, and the delivery goes on with it.
/// - Sources are asked outside a delivery, because they may deliver inside `request(_:)`; and one
///   after the other, so that such sources deliver in the order of their places. By some policies
///   they are asked inside `request(_:)` of the first one, too.
/// - A completion needs no demand. A failure overtakes values for which there is no demand.
struct MergeEngine {
  enum Action {
    case deliver(MergeOutput, releasing: HeldReference?)
    /// Only release it, outside the lock.
    case release(HeldReference?)
    /// Ask the source at this place, and then call `hasAsked(_:)`.
    case ask(Int, Subscribers.Demand)
    /// Complete, with the failure if there is one.
    case complete
  }

  private struct Source {
    /// What it was asked for and has not delivered; nil while there is no source at this place.
    var asked: Subscribers.Demand?
    /// Whether it may have to be asked for more.
    var isUnsettled = false
  }

  private var policy: any MergePolicy
  private var demand = Subscribers.Demand.none
  private var hasFailed = false
  private var sources: [Source]
  private var vacant: [Int] = []
  /// The places of unsettled sources.
  private var unsettled = Fifo<Int>()
  // At first the subscription is being delivered.
  private var isDelivering = true
  // Which sources are being asked.
  private var isAskingFirst = false
  private var isAskingOther = false

  init(_ policy: any MergePolicy, sources count: Int) {
    self.policy = policy
    sources = Array(repeating: Source(), count: count)
  }

  /// Finds a place for one more source, which the first one has brought.
  mutating func addSource() -> Int {
    spendOne(at: 0)
    policy.addSource()
    if let place = vacant.popLast() { return place }
    sources.append(Source())
    return sources.count - 1
  }

  /// Begins with a source.
  /// - Returns: what it is to be asked for. The caller does that at once, and not as an action,
  ///   because an endless source may bring this one inside a `request(_:)` that never returns.
  mutating func connect(_ place: Int) -> Subscribers.Demand {
    sources[place].asked = Subscribers.Demand.none
    if isDelivering {
      unsettle(place)
      return .none
    }
    return settle(place)
  }

  /// Begins the delivery of a value that need not wait, and spends the demand for it.
  /// - Returns: false if it has to be taken.
  mutating func pass(from place: Int) -> Bool {
    guard canPass(from: place) else { return false }
    spendOne(at: place)
    demand -= 1
    isDelivering = true
    return true
  }

  /// Begins the delivery of the only value of one more source, which the first one has brought, and spends the demand for
  /// it. That source gets no place.
  /// - Returns: false if it needs a place.
  mutating func passOnlyValue() -> Bool {
    guard canPass(from: sources.count) else { return false }
    countOne(at: 0)
    policy.addSource()
    demand -= 1
    isDelivering = true
    return true
  }

  /// Finishes the source of an only value within its delivery, unless something else has to be done first.
  /// - Returns: false if it is to be finished after that.
  mutating func finishOnlyValueAtOnce() -> Bool {
    guard unsettled.isEmpty, !hasFailed, policy.passes(from: sources.count) else { return false }
    finishOnlyValue()
    return true
  }

  mutating func finishOnlyValue() {
    policy.finish(sources.count)
    unsettle(0)
  }

  mutating func take(_ input: HeldReference, from place: Int) {
    spendOne(at: place)
    if !hasFailed { policy.take(input, from: place) }
  }

  mutating func finish(_ place: Int) {
    sources[place].asked = nil
    // The source at the first place may be one that brings others, for which it is asked then.
    if place > 0 { vacant.append(place) }
    policy.finish(place)
    unsettle(0)
  }

  mutating func fail() { hasFailed = true }

  mutating func request(_ more: Subscribers.Demand) {
    demand += more
    for place in sources.indices { unsettle(place) }
  }

  /// Begins a delivery.
  /// - Returns: false while there is one, which will see what has come.
  mutating func begin() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Says what the delivery does next.
  /// - Returns: nil when it is over.
  mutating func next() -> Action? {
    if let step = policy.next(demand) {
      guard let output = step.output else { return .release(step.spent) }
      demand -= 1
      return .deliver(output, releasing: step.spent)
    }
    if hasFailed || policy.isOver { return .complete }
    isDelivering = false
    return nextToAsk()
  }

  mutating func hasAsked(_ place: Int) {
    if place == 0 { isAskingFirst = false } else { isAskingOther = false }
  }

  private mutating func nextToAsk() -> Action? {
    if isAskingOther || (isAskingFirst && !policy.asksInside) { return nil }
    var firstWaits = false
    defer { if firstWaits { unsettle(0) } }
    while let place = unsettled.popFirst() {
      sources[place].isUnsettled = false
      if place == 0 && isAskingFirst {
        firstWaits = true
        continue
      }
      let more = settle(place)
      if more > .none {
        if place == 0 { isAskingFirst = true } else { isAskingOther = true }
        return .ask(place, more)
      }
    }
    return nil
  }

  /// Counts a source as asked for all that is wanted of it.
  /// - Returns: what it is to be asked for.
  private mutating func settle(_ place: Int) -> Subscribers.Demand {
    let wanted = policy.wanted(from: place, demand)
    guard let asked = sources[place].asked, wanted > asked else { return .none }
    sources[place].asked = wanted
    return wanted - asked
  }

  private func canPass(from place: Int) -> Bool {
    !isDelivering && !hasFailed && demand > .none && policy.passes(from: place)
  }

  private mutating func spendOne(at place: Int) {
    countOne(at: place)
    unsettle(place)
  }

  private mutating func countOne(at place: Int) {
    // A wrong source delivers more than it was asked for.
    if let asked = sources[place].asked, asked > .none { sources[place].asked = asked - 1 }
  }

  // A source that was asked for everything needs nothing else.
  private mutating func unsettle(_ place: Int) {
    guard let asked = sources[place].asked, asked != .unlimited, !sources[place].isUnsettled
    else { return }
    sources[place].isUnsettled = true
    unsettled.append(place)
  }
}
