import KotlinBridgeCombine
import KotlinBridgeTestSupport
import Testing

/// Each operator of several publishers against a plain function over lists with times, and with
/// demand at random.
@Suite struct JunctionModelTests {
  typealias Events = [(time: Int, event: Tape.Event)]

  struct Outcome: Equatable {
    var values: [String] = []
    var end: String?
  }

  struct Operation: Sendable {
    let name: String
    let operation: Ensemble.Operator
    /// What comes if everything is requested at once.
    let model: @Sendable ([Events]) -> Outcome
    /// Whether these values may come of tapes that do not fail, for demand in any portions.
    let allows: @Sendable ([String], [Tape]) -> Bool
  }

  static let operations: [Operation] = [
    Operation(
      name: "merge", operation: { Publishers.MergeMany($0).worded }, model: merge,
      allows: isMixture),
    Operation(
      name: "merge of three", operation: { $0[0].merge(with: $0[1], $0[2]).worded },
      model: { merge(Array($0[..<3])) },
      allows: { isMixture($0, Array($1[..<3])) }),
    Operation(
      name: "zip", operation: { $0[0].zip($0[1]).worded { "\($0),\($1)" } }, model: zip,
      allows: { values, tapes in
        values == Swift.zip(tapes[0].values, tapes[1].values).map { "\($0),\($1)" }
      }),
    Operation(
      name: "combineLatest", operation: { $0[0].combineLatest($0[1]).worded { "\($0),\($1)" } },
      model: combineLatest, allows: isLatest),
    Operation(
      name: "flatMap",
      operation: { tapes in tapes[0].flatMap { tapes[$0] }.worded }, model: { flatMap($0, .max) },
      allows: { isMixture($0, $1[0].values.map { [tapes = $1] in tapes[$0] }) }),
    Operation(
      name: "flatMap of two",
      operation: { tapes in tapes[0].flatMap(maxPublishers: .max(2)) { tapes[$0] }.worded },
      model: { flatMap($0, 2) },
      allows: { isMixture($0, $1[0].values.map { [tapes = $1] in tapes[$0] }) }),
    Operation(
      name: "flatMap of one",
      operation: { tapes in tapes[0].flatMap(maxPublishers: .max(1)) { tapes[$0] }.worded },
      model: { flatMap($0, 1) },
      allows: { values, tapes in
        values == tapes[0].values.flatMap { tapes[$0].values }.map { "\($0)" }
      }),
    Operation(
      name: "switchToLatest",
      operation: { tapes in tapes[0].map { tapes[$0] }.switchToLatest().worded }, model: latest,
      allows: isSwitched),
  ]

  // MARK: Models

  /// All events in the order of their times.
  static func ordered(_ lists: [Events]) -> [(place: Int, event: Tape.Event)] {
    lists.enumerated().flatMap { place, events in events.map { (place, $0.time, $0.event) } }
      .sorted { $0.1 < $1.1 }.map { ($0.0, $0.2) }
  }

  static func merge(_ lists: [Events]) -> Outcome {
    var (outcome, open) = (Outcome(), lists.count)
    for (_, event) in ordered(lists) {
      switch event {
      case .value(let value): outcome.values.append("\(value)")
      case .end(.failure(let failure)): return outcome.ending(with: failure)
      case .end(.finished):
        open -= 1
        if open == 0 { outcome.end = "|" }
      }
    }
    return outcome
  }

  @Sendable static func zip(_ lists: [Events]) -> Outcome {
    var outcome = Outcome()
    var waiting: [[Int]] = [[], []]
    var isFinished = [false, false]
    for (place, event) in ordered(Array(lists[..<2])) {
      switch event {
      case .value(let value): waiting[place].append(value)
      case .end(.failure(let failure)): return outcome.ending(with: failure)
      case .end(.finished): isFinished[place] = true
      }
      if !waiting.contains([]) {
        outcome.values.append("\(waiting[0].removeFirst()),\(waiting[1].removeFirst())")
      }
      if (0...1).contains(where: { isFinished[$0] && waiting[$0].isEmpty }) {
        outcome.end = "|"
        break
      }
    }
    return outcome
  }

  @Sendable static func combineLatest(_ lists: [Events]) -> Outcome {
    var (outcome, open) = (Outcome(), 2)
    var last: [Int?] = [nil, nil]
    for (place, event) in ordered(Array(lists[..<2])) {
      switch event {
      case .value(let value):
        last[place] = value
        if let a = last[0], let b = last[1] { outcome.values.append("\(a),\(b)") }
      case .end(.failure(let failure)): return outcome.ending(with: failure)
      case .end(.finished):
        open -= 1
        if open == 0 { outcome.end = "|" }
      }
    }
    return outcome
  }

  /// At each time takes the first event that can come: that of a publisher, or else the next
  /// publisher if there is room for it.
  static func flatMap(_ lists: [Events], _ limit: Int) -> Outcome {
    var (outcome, now) = (Outcome(), 0)
    var outer = lists[0][...]
    var inner: [ArraySlice<(time: Int, event: Tape.Event)>] = []
    var isOuterOpen = true
    while isOuterOpen || !inner.isEmpty {
      let next = inner.indices.filter { !inner[$0].isEmpty }
        .min { inner[$0].first!.time < inner[$1].first!.time }
      let innerTime = next.map { max(now, inner[$0].first!.time) } ?? .max
      var outerTime = outer.first.map { max(now, $0.time) } ?? .max
      if case .value? = outer.first?.event, inner.count >= limit { outerTime = .max }
      if innerTime == .max, outerTime == .max { return outcome }
      if let next, innerTime <= outerTime {
        now = innerTime
        switch inner[next].removeFirst().event {
        case .value(let value): outcome.values.append("\(value)")
        case .end(.failure(let failure)): return outcome.ending(with: failure)
        case .end(.finished): inner.remove(at: next)
        }
      } else {
        now = outerTime
        switch outer.removeFirst().event {
        case .value(let index): inner.append(lists[index][...])
        case .end(.failure(let failure)): return outcome.ending(with: failure)
        case .end(.finished): isOuterOpen = false
        }
      }
    }
    outcome.end = "|"
    return outcome
  }

  @Sendable static func latest(_ lists: [Events]) -> Outcome {
    var outcome = Outcome()
    var isOpen = false
    for (place, (time, event)) in lists[0].enumerated() {
      let until = place + 1 < lists[0].count ? lists[0][place + 1].time : .max
      switch event {
      case .value(let index):
        isOpen = true
        for (_, event) in lists[index].filter({ max($0.time, time) < until }) {
          switch event {
          case .value(let value): outcome.values.append("\(value)")
          case .end(.failure(let failure)): return outcome.ending(with: failure)
          case .end(.finished): isOpen = false
          }
        }
      case .end(.failure(let failure)): return outcome.ending(with: failure)
      case .end(.finished):
        guard isOpen, case .value(let index)? = lists[0].dropLast().last?.event else {
          outcome.end = "|"
          return outcome
        }
        for (_, event) in lists[index].filter({ $0.time > time }) {
          switch event {
          case .value(let value): outcome.values.append("\(value)")
          case .end(let end): outcome.end = Self.word(end)
          }
        }
      }
    }
    return outcome
  }

  // MARK: What any demand allows

  /// All values of all tapes, those of each in its order.
  @Sendable static func isMixture(_ values: [String], _ tapes: [Tape]) -> Bool {
    values.count == tapes.reduce(0) { $0 + $1.values.count }
      && tapes.allSatisfy { tape in
        let own = tape.values.map { "\($0)" }
        return values.filter(own.contains) == own
      }
  }

  /// Never back, and at last the last of both.
  @Sendable static func isLatest(_ values: [String], _ tapes: [Tape]) -> Bool {
    guard !tapes[0].values.isEmpty, !tapes[1].values.isEmpty else { return values.isEmpty }
    let pairs = values.map { value in
      Swift.zip(value.split(separator: ","), tapes).map { $1.values.firstIndex(of: Int($0)!)! }
    }
    let isForward = Swift.zip(pairs, pairs.dropFirst()).allSatisfy { before, after in
      before[0] <= after[0] && before[1] <= after[1] && before != after
    }
    return isForward && pairs.last == tapes[..<2].map { $0.values.count - 1 }
  }

  /// A beginning of each, and all of the last.
  @Sendable static func isSwitched(_ values: [String], _ tapes: [Tape]) -> Bool {
    var rest = values[...]
    for index in tapes[0].values {
      let own = tapes[index].values.map { "\($0)" }
      let mine = rest.prefix(while: own.contains)
      if !own.starts(with: mine) { return false }
      if index == tapes[0].values.last, mine.count < own.count { return false }
      rest = rest.dropFirst(mine.count)
    }
    return rest.isEmpty
  }

  // MARK: Rounds

  @Test func everyOperatorDoesWhatItsModelDoes() async throws {
    try await forEachRound(12_000) { round, seed in
      if round == 0 { print("operators of several publishers against models: \(seed)") }
      check(Self.operations[round % Self.operations.count], &seed)
    }
  }

  private func check(_ operation: Operation, _ seed: inout Seed) {
    let clock = StepClock()
    let wantsAll = Bool.random(using: &seed)
    let tapes = tapes(clock, canFail: wantsAll || Bool.random(using: &seed), &seed)
    let reader = TapeReader(wantsAll: wantsAll, seed)
    operation.operation(tapes.map { $0.eraseToAnyPublisher() }).subscribe(reader)
    for _ in 0..<100 where reader.end == nil {
      if !wantsAll { reader.requestSometimes() }
      clock.advance()
    }
    var comment: Comment {
      "\(operation.name), all: \(wantsAll), \(tapes.map(\.events)), \(Round.comment)"
    }
    let outcome = Outcome(values: reader.values, end: reader.end)
    if wantsAll {
      #expect(outcome == operation.model(tapes.map(\.events)), comment)
    } else if reader.end == "|" {
      #expect(operation.allows(reader.values, tapes), comment)
    } else {
      #expect(reader.end != nil || !tapes.allSatisfy(\.ends), comment)
    }
    if reader.end != nil { #expect(tapes.allSatisfy { $0.count.open == 0 }, comment) }
    reader.cancel()
    seed = reader.seed
  }

  /// Four tapes without events at the same time. The values of the first are indices of the others.
  private func tapes(_ clock: StepClock, canFail: Bool, _ seed: inout Seed) -> [Tape] {
    var times = Array(1...40).shuffled(using: &seed)
    return (0..<4).map { place in
      let count = place == 0 ? 3 : Int.random(in: 0...5, using: &seed)
      let own = times.suffix(count + 1).sorted()
      times.removeLast(count + 1)
      let values = place == 0 ? [1, 2, 3].shuffled(using: &seed) : Array(0..<count)
      var events: Events = Swift.zip(own, values).map {
        ($0, .value(place == 0 ? $1 : place * 100 + $1))
      }
      let fails = canFail && Int.random(in: 0..<4, using: &seed) == 0
      if !canFail || Int.random(in: 0..<8, using: &seed) > 0 {
        events.append((own.last!, .end(fails ? .failure(Broken(reason: place)) : .finished)))
      }
      return Tape(clock: clock, events: events)
    }
  }

  static func word(_ end: Subscribers.Completion<Broken>) -> String {
    switch end {
    case .finished: "|"
    case .failure(let failure): "!\(failure.reason)"
    }
  }
}

extension JunctionModelTests.Outcome {
  fileprivate func ending(with failure: Broken) -> Self {
    Self(values: values, end: "!\(failure.reason)")
  }
}

extension Tape {
  fileprivate var ends: Bool { if case .end? = events.last?.event { true } else { false } }
}

/// Requests everything at once, or a little at random, in `receive(_:)` too.
final class TapeReader: Subscriber {
  typealias Input = String
  typealias Failure = Broken

  private(set) var values: [String] = []
  private(set) var end: String?
  private(set) var seed: Seed
  private let wantsAll: Bool
  private var asked = Subscribers.Demand.none
  private var isInside = false
  private var subscription: (any Subscription)?

  init(wantsAll: Bool, _ seed: Seed) { (self.wantsAll, self.seed) = (wantsAll, seed) }

  func requestSometimes() {
    if Int.random(in: 0..<3, using: &seed) > 0 {
      request(.max(Int.random(in: 1...3, using: &seed)))
    }
  }

  func cancel() { subscription.take()?.cancel() }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if wantsAll { request(.unlimited) } else { requestSometimes() }
  }

  func receive(_ input: String) -> Subscribers.Demand {
    #expect(!isInside && end == nil && asked > values.count, "\(Round.comment)")
    isInside = true
    defer { isInside = false }
    values.append(input)
    if wantsAll { return .none }
    if Int.random(in: 0..<4, using: &seed) == 0 { request(.max(1)) }
    let more = Subscribers.Demand.max(Int.random(in: 0...1, using: &seed))
    asked += more
    return more
  }

  func receive(completion: Subscribers.Completion<Broken>) {
    #expect(!isInside && end == nil, "\(Round.comment)")
    end = JunctionModelTests.word(completion)
    subscription = nil
  }

  private func request(_ demand: Subscribers.Demand) {
    asked += demand
    subscription?.request(demand)
  }
}
