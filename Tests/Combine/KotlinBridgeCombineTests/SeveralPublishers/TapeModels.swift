import KotlinBridgeCombine
import TestHelpers

/// What the operators of several publishers make of lists of events with times, where everything is
/// requested at once.
enum TapeModels {
  typealias Events = [(time: Int, event: Tape.Event)]

  struct Outcome: Equatable {
    var values: [String] = []
    var end: String?

    fileprivate func ending(with failure: Broken) -> Self {
      Self(values: values, end: "!\(failure.reason)")
    }
  }

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
          case .end(let end): outcome.end = Script.word(for: end)
          }
        }
      }
    }
    return outcome
  }

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

  /// One list after another, as long as the completion lets it go on.
  static func sequence(
    _ lists: ArraySlice<Events>, while goesOn: (Subscribers.Completion<Broken>) -> Bool
  ) -> Outcome {
    var outcome = Outcome()
    for (place, list) in lists.enumerated() {
      for (_, event) in list {
        if case .value(let value) = event { outcome.values.append("\(value)") }
      }
      guard case .end(let end)? = list.last?.event else { return outcome }
      if place == lists.count - 1 || !goesOn(end) {
        outcome.end = Script.word(for: end)
        return outcome
      }
    }
    return outcome
  }
}
