import KotlinBridgeCombine
import TestHelpers
import Testing

/// `flatMap` delivers the value of some publishers without a subscription. Nobody can see the difference.
@Suite struct ValueInHandTests {
  @Test func aValueInHandComesAsThroughASubscription() async throws {
    try await forEachRound(2_000) { round, seed in
      if round == 0 { print("values in hand against subscriptions: \(seed)") }
      let start = seed
      for (known, hidden) in [
        (Self.results(from: start), Self.hiddenResults(from: start)),
        (Self.optionals(from: start), Self.hiddenOptionals(from: start)),
      ] {
        #expect(known == hidden, "\(Round.comment)")
      }
      _ = seed.next()
    }
  }

  private static func results(from seed: Seed) -> [String] {
    history(from: seed) { upstream, most in
      upstream.flatMap(maxPublishers: most) { result(of: $0) }.worded
    }
  }

  private static func hiddenResults(from seed: Seed) -> [String] {
    history(from: seed) { upstream, most in
      upstream.flatMap(maxPublishers: most) { result(of: $0).eraseToAnyPublisher() }.worded
    }
  }

  private static func optionals(from seed: Seed) -> [String] {
    history(from: seed) { upstream, most in
      upstream.flatMap(maxPublishers: most) { optional(of: $0) }.worded
    }
  }

  private static func hiddenOptionals(from seed: Seed) -> [String] {
    history(from: seed) { upstream, most in
      upstream.flatMap(maxPublishers: most) { optional(of: $0).eraseToAnyPublisher() }.worded
    }
  }

  /// 9 fails.
  private static func result(of value: Int) -> Result<Int, Broken>.Publisher {
    value == 9 ? .init(Broken(reason: 9)) : .init(value)
  }

  /// Multiples of three are none.
  private static func optional(of value: Int) -> Optional<Int>.Publisher {
    (value % 3 == 0 ? nil : value).publisher
  }

  /// What a publisher, the closure of its operator and a subscriber see, which may cancel within a value.
  private static func history(
    from seed: Seed,
    through operation: (AnyPublisher<Int, Broken>, Subscribers.Demand) -> AnyPublisher<
      String, Broken
    >
  ) -> [String] {
    var (seed, notes, count) = (seed, [String](), 0)
    let clock = StepClock()
    let source = Tape(clock: clock, events: events(&seed))
    let most = [Subscribers.Demand.max(1), .max(2), .max(3), .unlimited].randomElement(
      using: &seed)!
    let (wantsAll, stop) = (Bool.random(using: &seed), Int.random(in: 1...20, using: &seed))
    let reader = TapeReader(wantsAll: wantsAll, seed)
    let upstream = source.handleEvents(
      receiveOutput: { notes.append("in \($0)") }, receiveCancel: { notes.append("cancel") },
      receiveRequest: { notes.append("?\($0)") })
    operation(upstream.eraseToAnyPublisher(), most).handleEvents(receiveOutput: {
      notes.append("out \($0)")
      count += 1
      if count == stop { reader.cancel() }
    }).subscribe(reader)
    for _ in 0..<20 where reader.end == nil {
      if !wantsAll { reader.requestSometimes() }
      clock.advance()
      notes.append("at \(clock.now)")
    }
    notes.append("\(reader.end ?? "no end") \(source.count.open)")
    reader.cancel()
    clock.stop()
    return notes
  }

  private static func events(_ seed: inout Seed) -> TapeModels.Events {
    var (events, time): (TapeModels.Events, Int) = ([], 0)
    for _ in 0..<Int.random(in: 0...8, using: &seed) {
      events.append((time, .value(Int.random(in: 0...9, using: &seed))))
      time += Int.random(in: 0...2, using: &seed)
    }
    if Bool.random(using: &seed) { events.append((time, .end(.finished))) }
    return events
  }
}
