import KotlinBridgeCombine
import TestHelpers
import Testing

/// What each operator does with each event, in words: see `Script`.
@Suite struct StepTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let notes: String
    let operation: Script.Operator

    init(_ name: String, _ script: String, _ notes: String, _ operation: @escaping Script.Operator)
    {
      (testDescription, self.script, self.notes) = (name, script, notes)
      self.operation = operation
    }
  }

  @Sendable static func isEven(_ value: Int) -> Bool { value % 2 == 0 }

  /// Even, and 9 fails.
  @Sendable static func tryEven(_ value: Int) throws -> Bool {
    if value == 9 { throw Broken(reason: 9) }
    return isEven(value)
  }

  static let transparent = [
    Row("map", "?2 1 2 !3", "?2 v10 v20 !3") { $0.map { $0 * 10 }.erased },
    Row("filter", "?2 1 2 3 4 |", "?2 +1 v2 +1 v4 |") { $0.filter(isEven).erased },
    Row("filter, all", "?* 1 2 x", "?* +1 v2 x") { $0.filter(isEven).erased },
    Row("compactMap", "?1 1 2 |", "?1 +1 v20 |") {
      $0.compactMap { isEven($0) ? $0 * 10 : nil }.erased
    },
    Row("removeDuplicates", "?* 1 1 2 1 !1", "?* v1 +1 v2 v1 !1") { $0.removeDuplicates().erased },
    Row("removeDuplicates(by:)", "?* 1 3 2 4 5 |", "?* v1 +1 v2 +1 v5 |") {
      $0.removeDuplicates { $0 % 2 == $1 % 2 }.erased
    },
    Row("scan", "?3 1 2 3 |", "?3 v11 v13 v16 |") { $0.scan(10, +).erased },
    Row("mapError", "?1 1 !3", "?1 v1 !4") { $0.mapError { Broken(reason: $0.reason + 1) }.erased },
    Row("mapError, finished", "?1 |", "?1 |") { $0.mapError { $0 }.erased },
    Row("replaceNil", "?2 1 2 |", "?2 v7 v2 |") {
      $0.map { isEven($0) ? $0 : nil }.replaceNil(with: 7).erased
    },
    Row("dropFirst", "?1 1 2 3 |", "?1 +1 v2 v3 |") { $0.dropFirst().erased },
    Row("dropFirst(2)", "?1 1 2 3 |", "?1 +1 +1 v3 |") { $0.dropFirst(2).erased },
    Row("dropFirst(0)", "?1 1 |", "?1 v1 |") { $0.dropFirst(0).erased },
    Row("drop(while:)", "?2 2 4 1 2 |", "?2 +1 +1 v1 v2 |") { $0.drop(while: isEven).erased },
    Row("assertNoFailure", "?1 1 |", "?1 v1 |") {
      $0.assertNoFailure().setFailureType(to: (any Error).self).erased
    },
    Row("handleEvents", "?1 1 !2", "?1 v1 !2") { $0.handleEvents().erased },
  ]

  static let ending = [
    Row("first", "?* 1 2 |", "?1 x v1 |") { $0.first().erased },
    Row("first, requested twice", "?1 ?5 1", "?1 x v1 |") { $0.first().erased },
    Row("first, none", "?1 |", "?1 |") { $0.first().erased },
    Row("first, failing", "?1 !2 1", "?1 !2") { $0.first().erased },
    Row("first(where:)", "?* 1 3 4 6", "?1 +1 +1 x v4 |") { $0.first(where: isEven).erased },
    Row("prefix", "?1 ?* 1 2 3 |", "?1 ?1 v1 x v2 |") { $0.prefix(2).erased },
    Row("prefix, too few", "?* 1 |", "?2 v1 |") { $0.prefix(2).erased },
    Row("prefix, cancelled", "?3 1 x 2 | ?1", "?2 v1 x") { $0.prefix(2).erased },
    Row("prefix(0)", "?1 1 |", "x |") { $0.prefix(0).erased },
    Row("prefix(while:)", "?2 2 4 1 6 |", "?2 v2 v4 x |") { $0.prefix(while: isEven).erased },
    Row("output(at:)", "?* 1 2 3 4", "?1 +1 +1 x v3 |") { $0.output(at: 2).erased },
    Row("output(in:)", "?* 1 2 3 4", "?2 +1 v2 x v3 |") { $0.output(in: 1..<3).erased },
    Row("output(in: 1...)", "?* 1 2 3 |", "?* +1 v2 v3 |") { $0.output(in: 1...).erased },
    Row("output(in: 1..<1)", "?* 1 2", "x |") { $0.output(in: 1..<1).erased },
    Row("tryMap", "?* 1 9 2 |", "?* v1 x !9") {
      $0.tryMap {
        _ = try tryEven($0)
        return $0
      }.erased
    },
    Row("tryMap, upstream fails", "?* 1 !4", "?* v1 !4") { $0.tryMap { $0 }.erased },
    Row("tryFilter", "?1 1 2 9 4", "?1 +1 v2 x !9") { $0.tryFilter(tryEven).erased },
    Row("tryCompactMap", "?1 1 2 9 4", "?1 +1 v2 x !9") {
      $0.tryCompactMap { try tryEven($0) ? $0 : nil }.erased
    },
    Row("tryRemoveDuplicates(by:)", "?* 2 2 9 1", "?* v2 +1 x !9") {
      $0.tryRemoveDuplicates {
        _ = try tryEven($1)
        return $0 == $1
      }.erased
    },
    Row("tryScan", "?* 1 2 9 1", "?* v1 v3 x !9") {
      $0.tryScan(0) {
        _ = try tryEven($1)
        return $0 + $1
      }.erased
    },
    Row("tryDrop(while:)", "?* 2 1 9 |", "?* +1 v1 v9 |") { $0.tryDrop(while: tryEven).erased },
    Row("tryDrop(while:), failing", "?* 2 9 |", "?* +1 x !9") {
      $0.tryDrop(while: tryEven).erased
    },
    Row("tryPrefix(while:)", "?* 2 9 |", "?* v2 x !9") { $0.tryPrefix(while: tryEven).erased },
    Row("tryPrefix(while:), finished", "?* 2 1 9", "?* v2 x |") {
      $0.tryPrefix(while: tryEven).erased
    },
    Row("tryFirst(where:)", "?* 1 2 9", "?1 +1 x v2 |") { $0.tryFirst(where: tryEven).erased },
    Row("tryFirst(where:), failing", "?* 1 9", "?1 +1 x !9") {
      $0.tryFirst(where: tryEven).erased
    },
  ]

  @Test(arguments: transparent + ending)
  func eventsLeadToWhatTheTableSays(row: Row) {
    #expect(Script.notes(of: row.script, through: row.operation) == row.notes)
  }

  /// At each moment, with an upstream that goes on.
  @Test(arguments: ending)
  func nothingComesAfterCancel(row: Row) {
    let words = row.script.split(separator: " ").filter { $0 != "x" }
    for count in 0...words.count {
      let before = words.prefix(count).joined(separator: " ")
      let notes = Script.notes(of: before, through: row.operation)
      let isOver = notes.hasSuffix("|") || notes.contains("!")
      let expected = isOver ? notes : notes.isEmpty ? "x" : notes + " x"
      #expect(
        Script.notes(of: before + " x 2 ?1 1 9 | x", through: row.operation) == expected)
    }
  }

  @Test func returnedDemandIsPassedOnUpToTheLimit() {
    let filter: Script.Operator = { $0.filter(Self.isEven).erased }
    let prefix: Script.Operator = { $0.prefix(3).erased }
    let filtered = Script.notes(of: "?1 1 2", through: filter) { _ in
      .max(3)
    }
    #expect(filtered == "?1 +1 v2 +3")
    let three = Script.notes(of: "?1 1 2 3", through: prefix) { _ in .max(5) }
    #expect(three == "?1 v1 +2 v2 x v3 |")
  }

  @Test func cancelInTheClosureOfAStepThatMayEndSilencesIt() {
    let upstream = ManualPublisher<Int, Broken>()
    let subscriber = RecordingSubscriber(
      demand: .unlimited, of: Int.self, failing: (any Error).self)
    upstream.tryMap { value in
      subscriber.subscription?.cancel()
      if value == 9 { throw Broken() }
      return value
    }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(9)
    upstream.send(completion: .finished)
    #expect(subscriber.signals.count == 1)
    #expect(upstream.calls == [.request(.unlimited), .cancel])
    subscriber.forgetSubscription()
  }

  @Test func cancelInTheLastValueLeavesOutTheCompletion() {
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Never.self)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.cancel()
      return .unlimited
    }
    Numbers<Never>(count: 5).prefix(1).subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(0)])
  }

  @Test func valueThatTheClosureSendsDoesNotTrap() {
    let upstream = ManualPublisher<Int, Broken>()
    var seen: [Int] = []
    let cancellable = upstream.scan(0) { sum, value in
      if value == 1 { upstream.send(5) }
      return sum + value
    }.replaceError(with: -1).sink { seen.append($0) }
    upstream.send(1)
    #expect(seen == [5, 1])
    cancellable.cancel()
    upstream.forget()
  }

  @Test(arguments: [true, false])
  func endingStepReleasesTheSubscriber(cancels: Bool) {
    let upstream = ManualPublisher<Int, Never>()
    expectRelease(
      demand: .max(1), from: { upstream.first().subscribe($0) },
      at: { if cancels { $0.cancel() } else { upstream.send(1) } })
  }

  @Test func negativePlacesEndTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
  }

  @Test func failureBehindAssertNoFailureEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      Numbers(count: 0, end: .failure(Broken())).assertNoFailure("never")
        .subscribe(AnySubscriber(receiveSubscription: { $0.request(.unlimited) }))
    }
  }
}

extension Publisher {
  /// Without its types, for a table.
  var erased: AnyPublisher<Output, any Error> { mapError { $0 }.eraseToAnyPublisher() }
}
