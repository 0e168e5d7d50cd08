// Sources that share one demand are asked for one value at a time while it is finite, so that at
// most one value of each waits; and for all values when all are requested.

extension Subscribers.Demand {
  /// What each of the sources that share it is asked for.
  fileprivate var shared: Self { self == .unlimited ? self : min(self, .max(1)) }

  /// What is left of it beside `count` values, which may be too many.
  fileprivate func rest(beside count: Int) -> Self {
    self > .max(count) ? self - count : .none
  }
}

/// Passes the values of all sources on, in the order in which they come.
struct ArrivalPolicy: MergePolicy {
  var name: StaticString { "Merge" }

  private(set) var open: Int
  private var values = Fifo<HeldReference>()

  init(_ count: Int) { open = count }

  mutating func addSource() { open += 1 }

  func passes(from place: Int) -> Bool { values.isEmpty }

  mutating func take(_ input: HeldReference, from place: Int) { values.append(input) }

  mutating func finish(_ place: Int) { open -= 1 }

  mutating func next(_ demand: Subscribers.Demand) -> MergeStep? {
    guard demand > .none, let value = values.popFirst() else { return nil }
    return MergeStep(output: .one(value))
  }

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    demand.shared
  }

  var isOver: Bool { open == 0 && values.isEmpty }
}

/// Passes the values on of the publishers that the source at the first place brings. That source is
/// open itself.
protocol PolicyOfInner: MergePolicy {
  var merge: ArrivalPolicy { get set }
}

extension PolicyOfInner {
  mutating func addSource() { merge.addSource() }

  func passes(from place: Int) -> Bool { place > 0 && merge.passes(from: place) }

  mutating func take(_ input: HeldReference, from place: Int) { merge.take(input, from: place) }

  mutating func finish(_ place: Int) { merge.finish(place) }

  mutating func next(_ demand: Subscribers.Demand) -> MergeStep? { merge.next(demand) }

  var isOver: Bool { merge.isOver }
}

/// Keeps all publishers that the source at the first place brings.
struct FlatMapPolicy: PolicyOfInner {
  var name: StaticString { "FlatMap" }

  let maxPublishers: Subscribers.Demand
  var merge = ArrivalPolicy(1)

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    guard place == 0 else { return demand.shared }
    return demand > .none ? maxPublishers.rest(beside: merge.open - 1) : .none
  }
}

/// Keeps the latest publisher that the source at the first place brings.
struct SwitchPolicy: PolicyOfInner {
  var name: StaticString { "SwitchToLatest" }

  var merge = ArrivalPolicy(1)

  // One that has come has to give what is requested before the next one comes.
  var asksInside: Bool { true }

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    place > 0 || demand == .none ? demand : .unlimited
  }
}

/// Combines the latest values of all sources, again with each that comes.
///
/// - Where more values wait than are requested, it delivers the latest combinations.
struct LatestPolicy: MergePolicy {
  var name: StaticString { "CombineLatest" }

  private var latest: [HeldReference?]
  private var changes = Fifo<(place: Int, value: HeldReference)>()
  private var missing: Int
  private var open: Int

  init(_ count: Int) {
    latest = Array(repeating: nil, count: count)
    (missing, open) = (count, count)
  }

  mutating func take(_ input: HeldReference, from place: Int) { changes.append((place, input)) }

  mutating func finish(_ place: Int) { open -= 1 }

  mutating func next(_ demand: Subscribers.Demand) -> MergeStep? {
    let isLate = demand < .max(changes.count)
    guard demand > .none, let change = changes.popFirst() else { return nil }
    let spent = latest[change.place]
    latest[change.place] = change.value
    if spent == nil { missing -= 1 }
    return MergeStep(output: missing > 0 || isLate ? nil : .all(latest), spent: spent)
  }

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    demand.shared
  }

  var isOver: Bool { open == 0 && changes.isEmpty }
}

/// Combines the first values of all sources, then the second, and so on.
struct ZipPolicy: MergePolicy {
  var name: StaticString { "Zip" }

  private var waiting: [Fifo<HeldReference>]
  private var isFinished: [Bool]

  init(_ count: Int) {
    waiting = Array(repeating: Fifo(), count: count)
    isFinished = Array(repeating: false, count: count)
  }

  mutating func take(_ input: HeldReference, from place: Int) { waiting[place].append(input) }

  mutating func finish(_ place: Int) { isFinished[place] = true }

  mutating func next(_ demand: Subscribers.Demand) -> MergeStep? {
    guard demand > .none, waiting.allSatisfy({ !$0.isEmpty }) else { return nil }
    return MergeStep(output: .all(waiting.indices.map { waiting[$0].popFirst() }))
  }

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    demand.rest(beside: waiting[place].count)
  }

  var isOver: Bool { waiting.indices.contains { isFinished[$0] && waiting[$0].isEmpty } }
}

/// Passes the values of the second source on before or after the first one has given a signal,
/// which is a value of it, whatever it is.
struct UntilPolicy: MergePolicy {
  var name: StaticString { isPrefix ? "PrefixUntilOutput" : "DropUntilOutput" }

  /// Whether values are passed on before the signal, and not after it.
  let isPrefix: Bool
  private var isSignalled = false
  private var isFinished = [false, false]
  private var values = Fifo<HeldReference>()

  init(isPrefix: Bool) { self.isPrefix = isPrefix }

  var takesEmptyRequests: Bool { true }

  func passes(from place: Int) -> Bool { place > 0 && isPrefix != isSignalled && values.isEmpty }

  mutating func take(_ input: HeldReference, from place: Int) {
    guard place > 0 else {
      isSignalled = true
      return
    }
    if isPrefix != isSignalled { values.append(input) }
  }

  mutating func finish(_ place: Int) { isFinished[place] = true }

  mutating func next(_ demand: Subscribers.Demand) -> MergeStep? {
    guard demand > .none, let value = values.popFirst() else { return nil }
    return MergeStep(output: .one(value))
  }

  func wanted(from place: Int, _ demand: Subscribers.Demand) -> Subscribers.Demand {
    if place > 0 { demand } else if isSignalled { .none } else { .max(1) }
  }

  var isOver: Bool {
    let isClosed = isPrefix ? isSignalled : isFinished[0] && !isSignalled
    return values.isEmpty && (isClosed || isFinished[1])
  }
}
