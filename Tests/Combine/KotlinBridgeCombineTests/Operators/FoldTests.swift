import KotlinBridgeCombine
import TestHelpers
import Testing

/// What each fold does with each event, in words: see `Script`.
@Suite struct FoldTests {
  typealias Row = StepTests.Row

  static let rows = [
    Row("reduce", "?1 1 2 |", "?* v13 |") { $0.reduce(10, +).erased },
    Row("reduce, none", "?1 |", "?* v10 |") { $0.reduce(10, +).erased },
    Row("reduce, failing", "?1 1 !2", "?* !2") { $0.reduce(10, +).erased },
    Row("reduce, no demand", "1 | ?1", "v1 |") { $0.reduce(0, +).erased },
    Row("reduce, cancelled", "?1 1 x | ?1", "?* x") { $0.reduce(0, +).erased },
    Row("reduce, requested twice", "?1 ?3 1 |", "?* v1 |") { $0.reduce(0, +).erased },
    Row("tryReduce", "?1 1 9 |", "?* x !9") {
      $0.tryReduce(0) {
        _ = try StepTests.tryEven($1)
        return $0 + $1
      }.erased
    },
    Row("last", "?1 1 2 |", "?* v2 |") { $0.last().erased },
    Row("last, none", "?1 |", "?* |") { $0.last().erased },
    Row("last, none, no demand", "|", "|") { $0.last().erased },
    Row("last(where:)", "?1 1 2 3 |", "?* v2 |") { $0.last(where: StepTests.isEven).erased },
    Row("tryLast(where:)", "?1 1 2 9", "?* x !9") { $0.tryLast(where: StepTests.tryEven).erased },
    Row("count", "?1 5 5 |", "?* v2 |") { $0.count().erased },
    Row("min", "?1 2 1 3 |", "?* v1 |") { $0.min().erased },
    Row("max", "?1 2 3 1 |", "?* v3 |") { $0.max().erased },
    Row("max, none", "?1 |", "?* |") { $0.max().erased },
    Row("tryMax(by:)", "?1 2 9 |", "?* x !9") {
      $0.tryMax {
        _ = try StepTests.tryEven($1)
        return $0 < $1
      }.erased
    },
    Row("contains", "?1 1 2 3", "?* x v1 |") { $0.contains(2).map { $0 ? 1 : 0 }.erased },
    Row("contains, not", "?1 1 |", "?* v0 |") { $0.contains(2).map { $0 ? 1 : 0 }.erased },
    Row("contains(where:)", "?1 1 2", "?* x v1 |") {
      $0.contains(where: StepTests.isEven).map { $0 ? 1 : 0 }.erased
    },
    Row("tryContains(where:)", "?1 1 9 2", "?* x !9") {
      $0.tryContains(where: StepTests.tryEven).map { $0 ? 1 : 0 }.erased
    },
    Row("allSatisfy", "?1 2 1 2", "?* x v0 |") {
      $0.allSatisfy(StepTests.isEven).map { $0 ? 1 : 0 }.erased
    },
    Row("allSatisfy, all", "?1 2 4 |", "?* v1 |") {
      $0.allSatisfy(StepTests.isEven).map { $0 ? 1 : 0 }.erased
    },
    Row("tryAllSatisfy", "?1 2 9", "?* x !9") {
      $0.tryAllSatisfy(StepTests.tryEven).map { $0 ? 1 : 0 }.erased
    },
    Row("ignoreOutput", "?1 1 2 !3", "?* !3") { $0.ignoreOutput().map(nothing).erased },
    Row("collect", "?1 1 2 |", "?* v12 |") { $0.collect().map(number).erased },
    Row("collect, none", "?1 |", "?* v0 |") { $0.collect().map(number).erased },
    Row("collect(2)", "?2 1 2 3 |", "?4 v12 v3 |") { $0.collect(2).map(number).erased },
    Row("collect(2), even", "?2 1 2 |", "?4 v12 |") { $0.collect(2).map(number).erased },
    Row("collect(2), failing", "?2 1 2 3 !1", "?4 v12 !1") { $0.collect(2).map(number).erased },
  ]

  @Sendable static func nothing(_ never: Never) -> Int {}

  /// The values as the digits of a number.
  @Sendable static func number(_ digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  @Test(arguments: rows)
  func eventsLeadToWhatTheTableSays(row: Row) {
    #expect(Script.notes(of: row.script, through: row.operation) == row.notes)
  }

  @Test func returnedDemandIsMultiplied() {
    let collect: Script.Operator = { $0.collect(3).map(Self.number).erased }
    #expect(Script.notes(of: "?1 1 2 3 4", through: collect) { _ in .max(2) } == "?3 v123 +6")
  }

  @Test func foldsAgreeWithThoseOfArrays() async throws {
    try await forEachRound(10_000) { round, seed in
      if round == 0 { print("folds against arrays: \(seed)") }
      let values = (0..<Int.random(in: 0...6, using: &seed)).map { _ in
        Int.random(in: 0...5, using: &seed)
      }
      func expect<T: Equatable & SendableMetatype>(
        _ expected: T?, _ fold: (AnyPublisher<Int, Broken>) -> some Publisher<T, Broken>
      ) {
        let subscriber = RecordingSubscriber(demand: .max(1), of: Box<T>.self, failing: Broken.self)
        fold(Listed(values, end: .finished).eraseToAnyPublisher()).map(Box.init)
          .subscribe(subscriber)
        let value = expected.map { [Signal<Box<T>, Broken>.value(Box(value: $0))] } ?? []
        #expect(subscriber.signals == [.subscription] + value + [.finished], Round.comment)
      }
      switch round % 8 {
      case 0: expect(values.reduce(7) { $0 * 3 + $1 }) { $0.reduce(7) { $0 * 3 + $1 } }
      case 1: expect(values.last) { $0.last() }
      case 2: expect(values.last { $0 < 3 }) { $0.last { $0 < 3 } }
      case 3: expect(values.count) { $0.count() }
      case 4: expect(values.min()) { $0.min() }
      case 5: expect(values.max()) { $0.max() }
      case 6: expect(values.contains(3)) { $0.contains(3) }
      default: expect(values.allSatisfy { $0 < 4 }) { $0.allSatisfy { $0 < 4 } }
      }
    }
  }

  @Test(arguments: [true, false])
  func foldReleasesTheSubscriber(cancels: Bool) {
    let upstream = ManualPublisher<Int, Never>()
    expectRelease(
      demand: .max(1), from: { upstream.count().subscribe($0) },
      at: { if cancels { $0.cancel() } else { upstream.send(completion: .finished) } })
  }

  // Unchecked: one thread uses it.
  private struct Box<T: Equatable & SendableMetatype>: Equatable, @unchecked Sendable {
    var value: T
  }
}
