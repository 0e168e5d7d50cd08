import KotlinBridgeCombine
import TestHelpers
import Testing

/// Each operator against a plain function over arrays, with lists, ends and demand at random.
@Suite struct StepModelTests {
  struct Outcome: Equatable {
    var values: [Int]
    /// What the operator ends with by itself; nil if it passes upstream's end on.
    var end: String?
  }

  struct Operation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The most that it may ask for, besides what it drops.
    let limit: Int
    let operation: Script.Operator
    private(set) var model: @Sendable ([Int]) -> Outcome = { Outcome(values: $0) }

    init(_ name: String, limit: Int = .max, _ operation: @escaping Script.Operator) {
      (testDescription, self.limit, self.operation) = (name, limit, operation)
    }

    func gives(_ model: @escaping @Sendable ([Int]) -> Outcome) -> Self {
      var operation = self
      operation.model = model
      return operation
    }
  }

  @Sendable static func isEven(_ value: Int) -> Bool { value % 2 == 0 }

  /// Even, and 3 fails.
  @Sendable static func tryEven(_ value: Int) throws -> Bool {
    if value == 3 { throw Broken(reason: 9) }
    return isEven(value)
  }

  static func unique(_ values: [Int], by same: (Int, Int) -> Bool = (==)) -> [Int] {
    values.reduce(into: []) { result, value in
      if let last = result.last, same(last, value) { return }
      result.append(value)
    }
  }

  static func sums(_ values: [Int]) -> [Int] {
    values.indices.map { values[...$0].reduce(0, +) }
  }

  /// The model of an operator that fails at the first 3 among the values from `start` on.
  static func upTo3(_ values: [Int], from start: Int = 0, _ model: ([Int]) -> [Int]) -> Outcome {
    guard let stop = values.indices.first(where: { $0 >= start && values[$0] == 3 }) else {
      return Outcome(values: model(values))
    }
    return Outcome(values: model(Array(values[..<stop])), end: "!9")
  }

  static func slice(_ values: [Int], _ range: Range<Int>) -> Outcome {
    let found = values.indices.clamped(to: range).map { values[$0] }
    return Outcome(
      values: found, end: range.isEmpty || values.count >= range.upperBound ? "|" : nil)
  }

  static let operations: [Operation] = [
    .init("map") { $0.map { $0 * 10 }.erased }.gives {
      Outcome(values: $0.map { $0 * 10 })
    },
    .init("filter") { $0.filter(isEven).erased }.gives {
      Outcome(values: $0.filter(isEven))
    },
    .init("compactMap") { $0.compactMap { isEven($0) ? $0 + 1 : nil }.erased }.gives {
      Outcome(values: $0.compactMap { isEven($0) ? $0 + 1 : nil })
    },
    .init("removeDuplicates") { $0.removeDuplicates().erased }.gives {
      Outcome(values: unique($0))
    },
    .init("removeDuplicates(by:)") { $0.removeDuplicates { isEven($0) == isEven($1) }.erased }.gives
    { Outcome(values: unique($0) { isEven($0) == isEven($1) }) },
    .init("scan") { $0.scan(0, +).erased }.gives {
      Outcome(values: sums($0))
    },
    .init("dropFirst") { $0.dropFirst(2).erased }.gives {
      Outcome(values: Array($0.dropFirst(2)))
    },
    .init("drop(while:)") { $0.drop(while: isEven).erased }.gives {
      Outcome(values: Array($0.drop(while: isEven)))
    },
    .init("handleEvents") { $0.handleEvents().erased }.gives {
      Outcome(values: $0)
    },
    .init("first", limit: 1) { $0.first().erased }.gives {
      slice($0, 0..<1)
    },
    .init("first(where:)", limit: 1) { $0.first(where: isEven).erased }.gives { values in
      let found = values.first(where: isEven)
      return Outcome(values: found.map { [$0] } ?? [], end: found == nil ? nil : "|")
    },
    .init("prefix", limit: 3) { $0.prefix(3).erased }.gives {
      slice($0, 0..<3)
    },
    .init("prefix(0)", limit: 0) { $0.prefix(0).erased }.gives {
      slice($0, 0..<0)
    },
    .init("prefix(while:)") { $0.prefix(while: isEven).erased }.gives {
      let found = Array($0.prefix(while: isEven))
      return Outcome(values: found, end: found.count < $0.count ? "|" : nil)
    },
    .init("output(at:)", limit: 1) { $0.output(at: 2).erased }.gives {
      slice($0, 2..<3)
    },
    .init("output(in:)", limit: 3) { $0.output(in: 1...3).erased }.gives {
      slice($0, 1..<4)
    },
    .init("output(in: 2...)") { $0.output(in: 2...).erased }.gives {
      slice($0, 2..<Int.max)
    },
  ]

  static let throwing: [Operation] = [
    .init("tryMap") { $0.tryMap { try tryEven($0) ? 0 : 1 }.erased }.gives {
      upTo3($0) { $0.map { isEven($0) ? 0 : 1 } }
    },
    .init("tryFilter") { $0.tryFilter(tryEven).erased }.gives {
      upTo3($0) { $0.filter(isEven) }
    },
    .init("tryCompactMap") { $0.tryCompactMap { try tryEven($0) ? $0 : nil }.erased }.gives {
      upTo3($0) { $0.filter(isEven) }
    },
    .init("tryRemoveDuplicates(by:)") {
      $0.tryRemoveDuplicates { try tryEven($1) && $0 == $1 }.erased
    }.gives {
      // The first value is compared with none.
      upTo3($0, from: 1) { unique($0) { isEven($1) && $0 == $1 } }
    },
    .init("tryScan") { $0.tryScan(0) { try tryEven($1) ? $0 + $1 : $0 + $1 }.erased }.gives {
      upTo3($0, sums)
    },
    .init("tryDrop(while:)") { $0.tryDrop(while: tryEven).erased }.gives {
      let rest = Array($0.drop(while: isEven))
      return rest.first == 3 ? Outcome(values: [], end: "!9") : Outcome(values: rest)
    },
    .init("tryPrefix(while:)") { $0.tryPrefix(while: tryEven).erased }.gives {
      let found = Array($0.prefix(while: isEven))
      let stop = $0.dropFirst(found.count).first
      return Outcome(values: found, end: stop.map { $0 == 3 ? "!9" : "|" })
    },
    .init("tryFirst(where:)", limit: 1) { $0.tryFirst(where: tryEven).erased }.gives { values in
      guard let stop = values.first(where: { isEven($0) || $0 == 3 }) else {
        return Outcome(values: [])
      }
      return stop == 3 ? Outcome(values: [], end: "!9") : Outcome(values: [stop], end: "|")
    },
  ]

  @Test func everyOperatorDoesWhatItsModelDoes() async throws {
    let all = Self.operations + Self.throwing
    try await forEachRound(10_000) { round, seed in
      if round == 0 { print("operators against models: \(seed)") }
      check(all[round % all.count], &seed)
    }
  }

  private func check(_ operation: Operation, _ seed: inout Seed) {
    let values = (0..<Int.random(in: 0...8, using: &seed)).map { _ in
      Int.random(in: 0...5, using: &seed)
    }
    let fails = Bool.random(using: &seed)
    let list = Listed(values, end: fails ? .failure(Broken(reason: 2)) : .finished)
    let reader = Reader(seed)
    operation.operation(list.eraseToAnyPublisher()).subscribe(reader)
    for _ in 0..<100 where reader.end == nil {
      reader.request()
      reader.expectExactDemand(of: list, limit: operation.limit, operation.testDescription)
    }
    let expected = operation.model(values)
    let comment: Comment = "\(operation.testDescription) of \(values), \(Round.comment)"
    #expect(reader.values == expected.values, comment)
    #expect(reader.end == expected.end ?? (fails ? "!2" : "|"), comment)
    #expect(list.isCancelled == (expected.end != nil), comment)
    seed = reader.seed
  }

  /// Requests at random, in `receive(_:)` too.
  private final class Reader: Subscriber {
    typealias Input = Int
    typealias Failure = any Error

    private(set) var values: [Int] = []
    private(set) var end: String?
    private(set) var seed: Seed
    private var asked = Subscribers.Demand.none
    private var subscription: (any Subscription)?

    init(_ seed: Seed) { self.seed = seed }

    func request() {
      let demand = Int.random(in: 0..<40, using: &seed) == 0 ? .unlimited : some(from: 1)
      asked += demand
      subscription?.request(demand)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if Bool.random(using: &seed) { request() }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      #expect(end == nil && asked >= values.count, "\(Round.comment)")
      if Int.random(in: 0..<4, using: &seed) == 0 { request() }
      let more = some(from: 0)
      asked += more
      return more
    }

    func receive(completion: Subscribers.Completion<any Error>) {
      #expect(end == nil, "\(Round.comment)")
      switch completion {
      case .finished: end = "|"
      case .failure(let failure): end = "!\((failure as? Broken)?.reason ?? -1)"
      }
      subscription = nil
    }

    /// What is asked for and has not come is the same on both sides.
    func expectExactDemand(of list: Listed, limit: Int, _ name: String) {
      guard end == nil else { return }
      let open = limit == .max ? asked : min(asked, .max(limit))
      #expect(
        list.asked - list.delivered == open - values.count, "\(name), \(Round.comment)")
    }

    private func some(from least: Int) -> Subscribers.Demand {
      .max(Int.random(in: least...2, using: &seed))
    }
  }
}
