import KotlinBridgeCombine
import TestHelpers
import Testing

/// Each operator of several publishers against a plain function over lists with times, and with
/// demand at random.
@Suite struct TapeModelTests {
  struct Operation: Sendable {
    let name: String
    let operation: Ensemble.Operator
    /// What comes if everything is requested at once.
    let model: @Sendable ([TapeModels.Events]) -> TapeModels.Outcome
    /// Whether these values may come of tapes that do not fail, for demand in any portions; nil if
    /// the same values come, also of those that do.
    var allows: (@Sendable ([String], [Tape]) -> Bool)?
  }

  static let operations: [Operation] = [
    Operation(
      name: "merge", operation: { Publishers.MergeMany($0).worded }, model: TapeModels.merge,
      allows: TapeModels.isMixture),
    Operation(
      name: "merge of three", operation: { $0[0].merge(with: $0[1], $0[2]).worded },
      model: { TapeModels.merge(Array($0[..<3])) },
      allows: { TapeModels.isMixture($0, Array($1[..<3])) }),
    Operation(
      name: "zip", operation: { $0[0].zip($0[1]).worded { "\($0),\($1)" } },
      model: TapeModels.zip,
      allows: { values, tapes in
        values == zip(tapes[0].values, tapes[1].values).map { "\($0),\($1)" }
      }),
    Operation(
      name: "combineLatest", operation: { $0[0].combineLatest($0[1]).worded { "\($0),\($1)" } },
      model: TapeModels.combineLatest, allows: TapeModels.isLatest),
    Operation(
      name: "flatMap", operation: { tapes in tapes[0].flatMap { tapes[$0] }.worded },
      model: { TapeModels.flatMap($0, .max) },
      allows: { TapeModels.isMixture($0, inner($1)) }),
    Operation(
      name: "flatMap of two",
      operation: { tapes in tapes[0].flatMap(maxPublishers: .max(2)) { tapes[$0] }.worded },
      model: { TapeModels.flatMap($0, 2) },
      allows: { TapeModels.isMixture($0, inner($1)) }),
    Operation(
      name: "flatMap of one",
      operation: { tapes in tapes[0].flatMap(maxPublishers: .max(1)) { tapes[$0] }.worded },
      model: { TapeModels.flatMap($0, 1) },
      allows: { values, tapes in values == inner(tapes).flatMap(\.values).map { "\($0)" } }),
    Operation(
      name: "switchToLatest",
      operation: { tapes in tapes[0].map { tapes[$0] }.switchToLatest().worded },
      model: TapeModels.latest, allows: TapeModels.isSwitched),
    Operation(
      name: "append", operation: { $0[0].append($0[1]).append($0[2]).worded },
      model: { TapeModels.sequence($0[..<3]) { $0 == .finished } }),
    Operation(
      name: "prepend", operation: { $0[2].prepend($0[1].prepend($0[0])).worded },
      model: { TapeModels.sequence($0[..<3]) { $0 == .finished } }),
    Operation(
      name: "catch",
      operation: { tapes in tapes[0].catch { _ in tapes[1] }.worded },
      model: { TapeModels.sequence($0[..<2]) { $0 != .finished } }),
    Operation(
      name: "retry",
      operation: { tapes in
        var rest = tapes[...]
        return Deferred { rest.removeFirst() }.retry(2).worded
      },
      model: { TapeModels.sequence($0[..<3]) { $0 != .finished } }),
  ]

  /// The tapes that the first one names.
  static func inner(_ tapes: [Tape]) -> [Tape] { tapes[0].values.map { tapes[$0] } }

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
    let outcome = TapeModels.Outcome(values: reader.values, end: reader.end)
    if wantsAll || operation.allows == nil {
      #expect(outcome == operation.model(tapes.map(\.events)), comment)
    } else if let allows = operation.allows, reader.end == "|" {
      #expect(allows(reader.values, tapes), comment)
    } else {
      #expect(reader.end != nil || !tapes.allSatisfy(\.ends), comment)
    }
    if reader.end != nil { #expect(tapes.allSatisfy { $0.count.open == 0 }, comment) }
    reader.cancel()
    clock.stop()
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
      var events: TapeModels.Events = zip(own, values).map {
        ($0, .value(place == 0 ? $1 : place * 100 + $1))
      }
      let fails = canFail && Int.random(in: 0..<4, using: &seed) == 0
      if !canFail || Int.random(in: 0..<8, using: &seed) > 0 {
        events.append((own.last!, .end(fails ? .failure(Broken(reason: place)) : .finished)))
      }
      return Tape(clock: clock, events: events)
    }
  }
}

extension Tape {
  fileprivate var ends: Bool { if case .end? = events.last?.event { true } else { false } }
}
