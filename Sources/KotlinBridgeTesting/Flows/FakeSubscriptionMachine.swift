import KotlinBridge

/// The states of a subscription to a fake flow: what has to be delivered, and how much of it the
/// demand allows.
///
/// It is pure: it has no lock and calls nothing. One thread at a time does what `next()` returns.
struct FakeSubscriptionMachine {
  enum Action {
    /// Run the script and hand its steps to `started(_:)`.
    case start
    case deliver([FakeValue])
    case complete
    case fail(KotlinError)
    case release(unseen: KotlinError?)
  }

  struct Figures {
    var requested: Int64 = 0
    var delivered: Int64 = 0
    var waiting = 0
    var isCancelled = false
    var isReleased = false
  }

  private(set) var figures = Figures()
  private var pending: [FakeValue] = []
  private var end: FakeSteps.End?
  private var isEnded = false
  private var isStarted = false
  /// Whether `release` may come, once it is ended or cancelled.
  private var mayRelease = false
  private var unseen: KotlinError?
  // The value of a state flow, and the one that was delivered last.
  private var latest: FakeValue?
  private var deliveredLatest: FakeValue?

  /// Whether the end comes only with a request beyond the elements, because the last `emit` returns
  /// then.
  private let isRendezvous: Bool

  init(demand: Int64, isRendezvous: Bool = false) {
    figures.requested = demand
    self.isRendezvous = isRendezvous
  }

  private var outstanding: Int64 {
    figures.requested == .max ? .max : figures.requested - figures.delivered
  }

  /// The next action, or nil if nothing may be done now.
  mutating func next() -> Action? {
    if figures.isReleased { return nil }
    if figures.isCancelled || isEnded {
      guard mayRelease else { return nil }
      figures.isReleased = true
      return .release(unseen: unseen)
    }
    // Nothing is collected before the first request.
    if figures.requested == 0 { return nil }
    if !isStarted {
      isStarted = true
      return .start
    }
    if let latest, latest != deliveredLatest, outstanding > 0 {
      deliveredLatest = latest
      figures.delivered += 1
      return .deliver([latest])
    }
    if !pending.isEmpty { return nextElements() }
    guard let end, !isRendezvous || outstanding > 0 else { return nil }
    isEnded = true
    mayRelease = true
    return switch end {
    case .completed: .complete
    case .failed(let error): .fail(error)
    }
  }

  private mutating func nextElements() -> Action? {
    let count = Int(min(outstanding, Int64(pending.count)))
    if count == 0 { return nil }
    let elements = Array(pending.prefix(count))
    pending.removeFirst(count)
    figures.delivered += Int64(count)
    figures.waiting = pending.count
    return .deliver(elements)
  }

  // MARK: - Kotlin

  /// The script has run. Elements that were offered by hand meanwhile come after it.
  mutating func started(_ steps: FakeSteps) {
    pending.insert(contentsOf: steps.elements, at: 0)
    figures.waiting = pending.count
    if let stepsEnd = steps.end { end = stepsEnd }
  }

  mutating func offer(_ elements: [FakeValue]) {
    if figures.isCancelled || end != nil { return }
    pending += elements
    figures.waiting = pending.count
  }

  mutating func offer(latest value: FakeValue) {
    latest = value
  }

  /// The reason why a test can't emit or end it by hand, or nil.
  var refusal: String? {
    switch end {
    case .completed: "it has been completed already"
    case .failed(let error): "it has failed already, with \(error)"
    case nil: nil
    }
  }

  mutating func end(_ end: FakeSteps.End) {
    self.end = end
  }

  /// The reason why a test can't release it by hand, or nil.
  func releaseRefusal(isReleasing: Bool) -> String? {
    if isEnded { return "it has ended, so it is released automatically" }
    if !figures.isCancelled { return "Swift has not cancelled it" }
    if isReleasing || mayRelease { return "it has been released already, or is about to be" }
    return nil
  }

  mutating func release(unseen: KotlinError?) {
    mayRelease = true
    self.unseen = unseen
  }

  // MARK: - Swift

  mutating func requested(_ count: Int64) {
    let (sum, isTooMuch) = figures.requested.addingReportingOverflow(count)
    figures.requested = isTooMuch ? .max : sum
  }

  mutating func cancelled(isReleasing: Bool) {
    if figures.isCancelled { return }
    figures.isCancelled = true
    pending = []
    figures.waiting = 0
    mayRelease = mayRelease || isReleasing
  }
}
