import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Pipelines built at random over publishers that break the rules.
@Suite struct BrokenRulePipelineTests {
  private static let holding = CheckedOperator.all.filter {
    !BrokenRuleTests.passing.contains($0.testDescription)
  }
  private static let passing = StepModelTests.operations.filter {
    BrokenRuleTests.passing.contains($0.testDescription)
  }

  /// One operator that holds a subscription makes of 0 to 5 what it makes of them without what comes too early and too
  /// late.
  @Test func whatIsTooEarlyOrTooLateChangesNothing() async throws {
    try await forEachRound(3_000) { round, seed in
      if round == 0 { print("operators of publishers that break the rules: \(seed)") }
      let subject = Self.holding[round % Self.holding.count]
      let script = RudeSource.Script(values: Array(0..<6), end: .finished, oversends: false)
      let source = RudeSource(script, seed)
      let reader = Self.run(
        source, through: [subject], wantsAll: subject.variesWithDemand || Bool.random(using: &seed),
        cancels: false, &seed)
      let comment: Comment = "\(subject.testDescription), \(Round.comment)"
      #expect(reader.broken == [], comment)
      #expect(reader.values == subject.values, comment)
      #expect(reader.end == subject.end, comment)
    }
  }

  /// Operators that only change values change all of them, and pass all ends on.
  @Test func whatOnlyChangesValuesPassesEverythingOn() async throws {
    try await forEachRound(2_000) { _, seed in
      let operations = (0..<Int.random(in: 1...4, using: &seed)).map { _ in
        Self.passing.randomElement(using: &seed)!
      }
      var (seen, ends) = ([Int](), 0)
      let events = (0..<Int.random(in: 0...9, using: &seed)).map { _ in
        Int.random(in: 0...6, using: &seed)
      }
      let early = Int.random(in: 0...3, using: &seed)
      let publisher = WrongPublisher { subscriber in
        for value in events.prefix(early) { Self.send(value, to: subscriber) }
      }
      var pipeline = publisher.eraseToAnyPublisher()
      for operation in operations {
        pipeline = operation.operation(pipeline).mapError { $0 as! Broken }.eraseToAnyPublisher()
      }
      pipeline.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: {
            seen.append($0)
            return .none
          }, receiveCompletion: { _ in ends += 1 }))
      for value in events.dropFirst(early) {
        if value == 6 { publisher.send(completion: .finished) } else { publisher.send(value) }
      }
      publisher.forget()
      let names = operations.map(\.testDescription)
      let expected = operations.reduce(events.filter { $0 < 6 }) { $1.model($0).values }
      #expect(seen == expected, "\(names) of \(events), \(Round.comment)")
      #expect(ends == events.filter { $0 == 6 }.count, "\(names) of \(events), \(Round.comment)")
    }
  }

  private static func send(_ value: Int, to subscriber: AnySubscriber<Int, Broken>) {
    if value == 6 {
      subscriber.receive(completion: .finished)
    } else {
      _ = subscriber.receive(value)
    }
  }

  /// Behind one operator that holds a subscription, a subscriber sees a publisher that keeps the rules.
  @Test func pipelinesKeepTheRulesWhateverTheirPublisherDoes() async throws {
    try await forEachRound(5_000) { _, seed in
      let operations = (0..<Int.random(in: 1...4, using: &seed)).map {
        ($0 == 0 ? Self.holding : CheckedOperator.all).randomElement(using: &seed)!
      }.shuffled(using: &seed)
      let values = (0..<Int.random(in: 0...8, using: &seed)).map { _ in
        Int.random(in: 0...9, using: &seed)
      }
      let end: Subscribers.Completion<Broken>? =
        [.finished, .failure(Broken(reason: 7)), nil].randomElement(using: &seed)!
      let source = RudeSource(.init(values: values, end: end, oversends: true), seed)
      let reader = Self.run(
        source, through: operations, wantsAll: Bool.random(using: &seed), cancels: true, &seed)
      let names = operations.map(\.testDescription)
      // What comes of more values than were requested depends on the operator.
      #expect(reader.broken.subtracting([.demand]) == [], "\(names) of \(values), \(Round.comment)")
    }
  }

  private static func run(
    _ source: RudeSource, through operations: [CheckedOperator], wantsAll: Bool, cancels: Bool,
    _ seed: inout Seed
  ) -> ProbeSubscriber {
    let scheduler = VirtualTimeScheduler()
    var own = seed
    let reader = ProbeSubscriber { reader, number in
      if number == 0, wantsAll { reader.request(.unlimited) }
      if wantsAll { return .none }
      if cancels, Int.random(in: 0..<12, using: &own) == 0 { reader.cancel() }
      if Int.random(in: 0..<3, using: &own) == 0 { reader.request(.max(1)) }
      return .max(number == 0 ? 0 : Int.random(in: 0...1, using: &own))
    }
    var pipeline = source.eraseToAnyPublisher()
    for operation in operations.dropLast() {
      pipeline = operation.operation(pipeline, scheduler).mapError {
        $0 as? Broken ?? Broken(reason: -1)
      }.eraseToAnyPublisher()
    }
    operations.last!.operation(pipeline, scheduler).subscribe(reader)
    for _ in 0..<60 where reader.end == nil {
      scheduler.advance(by: .seconds(1))
      if !wantsAll { reader.request(.max(1)) }
      source.goOn()
    }
    scheduler.run()
    source.finish()
    scheduler.run()
    reader.cancel()
    source.forget()
    scheduler.run()
    seed = own
    return reader
  }
}
