import KotlinBridgeCombine
import TestHelpers
import Testing

/// What each operator of several publishers does with each event, in words: see `Ensemble`.
@Suite struct MergeEngineTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let notes: String

    init(_ name: String, _ script: String, _ notes: String) {
      (testDescription, self.script, self.notes) = (name, script, notes)
    }
  }

  private func check(
    _ row: Row, _ operation: Ensemble.Operator, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let notes = Ensemble.notes(of: row.script, through: operation)
    #expect(notes == row.notes, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    Row("values in their order", "?2 a1 b2", "a?1 b?1 v1 a?1 v2"),
    Row("a value waits for demand", "?1 a1 b2 ?1", "a?1 b?1 v1 v2"),
    Row("asked again when none waits", "?1 a1 b2 ?2", "a?1 b?1 v1 v2 a?1 b?1"),
    Row("all", "?* a1 b2 a3 ?1", "a?* b?* v1 v2 v3"),
    Row("from one to all", "?1 ?*", "a?1 b?1 a?* b?*"),
    Row("finishes after all", "?* a1 a| b2 b|", "a?* b?* v1 v2 |"),
    Row("completion needs no demand", "a| b|", "|"),
    Row("completion waits for values", "?1 a1 b2 a| b| ?1", "a?1 b?1 v1 v2 |"),
    Row("failure cancels the other", "?* a1 b!2 a3 a!3", "a?* b?* v1 ax !2"),
    Row("failure needs no demand", "?1 a1 b2 a!3 ?1", "a?1 b?1 v1 bx !3"),
    Row("cancel", "?* a1 x b2 a| ?1", "a?* b?* v1 ax bx"),
  ]) func merge(row: Row) {
    check(row) { $0[0].merge(with: $0[1]).worded }
    check(row) { Publishers.Merge($0[0], $0[1]).worded }
    check(row) { Publishers.MergeMany($0[..<2]).worded }
    check(row) { Publishers.MergeMany($0[0]).merge(with: $0[1]).worded }
  }

  @Test(arguments: [
    Row("the first needs both", "?1 a1 b2", "a?1 b?1 a?1 v1,2"),
    Row("until then only the latest", "?2 a1 a2 b3", "a?1 b?1 a?1 a?1 v2,3 b?1"),
    Row("again with each", "?3 a1 b2 a3 b4", "a?1 b?1 a?1 v1,2 b?1 v3,2 a?1 v3,4"),
    Row("a change waits for demand", "?1 a1 b2 a3 ?1", "a?1 b?1 a?1 v1,2 v3,2"),
    Row("late changes come as one", "?1 a1 b2 a3 b4 ?1", "a?1 b?1 a?1 v1,2 v3,4"),
    Row("late changes, with more demand", "?1 a1 b2 a3 b4 ?2", "a?1 b?1 a?1 v1,2 v3,2 v3,4"),
    Row("all", "?* a1 b2 a3 b4", "a?* b?* v1,2 v3,2 v3,4"),
    Row("finishes after both", "?* a1 b2 a| b3 b|", "a?* b?* v1,2 v1,3 |"),
    Row("one without a value", "?* a| b1 b|", "a?* b?* |"),
    Row("completion waits for a change", "?1 a1 b2 a3 a| b| ?1", "a?1 b?1 a?1 v1,2 v3,2 |"),
    Row("failure cancels the other", "?* a1 b!2 a3", "a?* b?* ax !2"),
    Row("cancel", "?* a1 x b2", "a?* b?* ax bx"),
  ]) func combineLatest(row: Row) {
    check(row) { $0[0].combineLatest($0[1]).worded { "\($0),\($1)" } }
    check(row) { $0[0].combineLatest($0[1]) { "\($0),\($1)" }.worded }
  }

  @Test(arguments: [
    Row("in pairs", "?2 a1 b2 b3 a4", "a?2 b?2 v1,2 v4,3"),
    Row("asked as the subscriber asks", "?1 a1 b2 ?1 b3 a4", "a?1 b?1 v1,2 a?1 b?1 v4,3"),
    Row("all", "?* a1 a2 b3 b4", "a?* b?* v1,3 v2,4"),
    Row("finishes when no pair can come", "?* a1 a| b2", "a?* b?* v1,2 bx |"),
    Row("a used one finishes", "?* a1 b2 b|", "a?* b?* v1,2 ax |"),
    Row("finishes without a value", "a|", "bx |"),
    Row("completion waits for a pair", "?1 a1 b2 a3 b4 a| ?1", "a?1 b?1 v1,2 v3,4 bx |"),
    Row("what waits is not asked for again", "?1 a1 a2 b3 ?1", "a?1 b?1 v1,3 b?1"),
    Row("failure cancels the other", "?* a1 b!2 a3", "a?* b?* ax !2"),
    Row("cancel", "?* a1 x b2", "a?* b?* ax bx"),
  ]) func zip(row: Row) {
    check(row) { $0[0].zip($0[1]).worded { "\($0),\($1)" } }
    check(row) { $0[0].zip($0[1]) { "\($0),\($1)" }.worded }
  }

  @Test(arguments: [
    Row("one at a time", "?* a1 b5 b| a2 c6 a| c|", "a?1 b^ b?* v5 a?1 c^ c?* v6 |"),
    Row("the next needs demand", "?1 a1 b5 b| ?1", "a?1 b^ b?1 v5 a?1"),
    Row("nothing without demand", "", ""),
    Row("more values of one", "?2 a1 b5 b6 ?1", "a?1 b^ b?1 v5 b?1 v6 b?1"),
    Row("outer ends first", "?* a1 a| b5 b|", "a?1 b^ b?* v5 |"),
    Row("no inner", "?1 a|", "a?1 |"),
    Row("inner fails", "?* a1 b5 b!2 a2", "a?1 b^ b?* v5 ax !2"),
    Row("outer fails", "?* a1 a!2 b5", "a?1 b^ b?* bx !2"),
    Row("cancel", "?* a1 x b5 a2", "a?1 b^ b?* ax bx"),
  ]) func flatMapOfOne(row: Row) {
    check(row) { members in members[0].flatMap(maxPublishers: .max(1)) { members[$0] }.worded }
  }

  @Test(arguments: [
    Row("at once", "?* a1 a2 b5 c6 b7", "a?* b^ b?* c^ c?* v5 v6 v7"),
    Row("one value of each waits", "?1 a1 a2 b5 c6 ?2", "a?* b^ b?1 c^ c?1 v5 v6 b?1 c?1"),
    Row("inner without demand", "?1 a1 b5 a2 ?1", "a?* b^ b?1 v5 c^ b?1 c?1"),
    Row("finishes after all", "?* a1 a2 a| c| b5 b|", "a?* b^ b?* c^ c?* v5 |"),
    Row(
      "waiting value of one that is over", "?1 a1 a2 b5 c6 c| a| b| ?1",
      "a?* b^ b?1 c^ c?1 v5 v6 |"),
    Row(
      "a place is used again", "?* a1 b| a2 c5 a3 d6 c| d| a|",
      "a?* b^ b?* c^ c?* v5 d^ d?* v6 |"),
    Row("inner fails", "?* a1 a2 b!2 c5", "a?* b^ b?* c^ c?* ax cx !2"),
  ]) func flatMap(row: Row) {
    check(row) { members in members[0].flatMap { members[$0] }.worded }
  }

  @Test(arguments: [
    Row("demand is carried over", "?2 a1 b5 a2 b6 c7 a| c|", "a?* b^ b?2 v5 bx c^ c?1 v7 |"),
    Row("the next has no demand", "?1 a1 b5 a2 ?1", "a?* b^ b?1 v5 bx c^ c?1"),
    Row("inner ends, then another", "?* a1 b| a2 c5", "a?* b^ b?* c^ c?* v5"),
    Row("outer ends first", "?* a1 a| b5 b|", "a?* b^ b?* v5 |"),
    Row("inner fails", "?* a1 b!2 a2", "a?* b^ b?* ax !2"),
    Row("outer fails", "?* a1 a!2 b5", "a?* b^ b?* bx !2"),
    Row("cancel", "?* a1 x b5", "a?* b^ b?* ax bx"),
  ]) func switchToLatest(row: Row) {
    check(row) { members in members[0].map { members[$0] }.switchToLatest().worded }
  }

  @Test(arguments: [1, 2, 3, 7])
  func switchToLatestTakesOfEachWhatIsRequestedBeforeTheNextComes(first: Int) {
    let subscriber = RecordingSubscriber<Int, Never>(demand: .max(first)) { _ in .max(1) }
    (1..<5).publisher.map { ($0..<$0 + 4).publisher }.switchToLatest().subscribe(subscriber)
    let all = (1..<5).flatMap { $0..<$0 + 4 }
    #expect(subscriber.signals == [.subscription] + all.map { .value($0) } + [.finished])
  }

  @Test(arguments: [
    Row("up to the signal", "?3 a1 b9 a2", "b?1 a?3 v1 bx ax |"),
    Row("the signal needs no demand", "b9", "b?1 bx ax |"),
    Row("ends before", "?3 a1 a|", "b?1 a?3 v1 bx |"),
    Row("other finishes", "?3 b| a1 a|", "b?1 a?3 v1 |"),
    Row("other fails", "?3 b!2 a1 a!3", "b?1 a?3 v1 !3"),
    Row("more demand", "?1 ?2 a1 ?*", "b?1 a?1 a?2 v1 a?*"),
    Row("cancel", "?3 x b9", "b?1 a?3 bx ax"),
  ]) func prefixUntil(row: Row) {
    check(row) { $0[0].prefix(untilOutputFrom: $0[1]).worded }
  }

  @Test(arguments: [
    Row("from the signal on", "?2 a1 b9 a2 a3 a|", "b?1 a?2 a?1 bx v2 v3 |"),
    Row("all", "?* a1 b9 a2 b8 a3", "b?1 a?* bx v2 v3"),
    Row("ends before", "?1 a1 a|", "b?1 a?1 a?1 bx |"),
    Row("other finishes before", "?1 a1 b|", "b?1 a?1 a?1 ax |"),
    Row("other finishes later", "?1 b9 b| a1 a|", "b?1 a?1 bx v1 |"),
    Row("other fails before", "?1 b!2", "b?1 a?1 ax !2"),
    Row("other fails later", "?1 b9 b!2 a1 a|", "b?1 a?1 bx v1 |"),
    Row("fails", "?1 a!2", "b?1 a?1 bx !2"),
  ]) func dropUntil(row: Row) {
    check(row) { $0[0].drop(untilOutputFrom: $0[1]).worded }
  }

  @Test func whatComesInsideReceiveIsDeliveredAfterItInOrder() {
    let (a, b) = (ManualPublisher<Int, Broken>(), ManualPublisher<Int, Broken>())
    var words: [String] = []
    a.merge(with: b).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: { value in
          words.append("v\(value)")
          if value == 1 {
            b.send(2)
            a.send(3)
            b.send(completion: .failure(Broken()))
            a.send(4)
          }
          words.append("after v\(value)")
          return .none
        },
        receiveCompletion: { words.append("\($0)") }))
    a.send(1)
    #expect(
      words == [
        "v1", "after v1", "v2", "after v2", "v3", "after v3",
        "failure(TestHelpers.Broken(reason: 1))",
      ])
    a.forget()
  }

  @Test func publishersThatDeliverInsideARequestAreAskedOneAfterTheOther() {
    var seen: [String] = []
    let (a, b) = ([1, 2].publisher, [3, 4].publisher)
    let cancellables = [
      a.merge(with: b).sink { seen.append("\($0)") },
      a.combineLatest(b).sink { seen.append("\($0),\($1)") },
      [10, 20].publisher.flatMap { [$0, $0 + 1].publisher }.sink { seen.append("\($0)") },
    ]
    #expect(seen == ["1", "2", "3", "4", "2,3", "2,4", "10", "11", "20", "21"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func everyCombinationComesThatIsRequestedInsideReceive() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var seen: [String] = []
    let cancellable = a.combineLatest(b).sink { one, other in
      seen.append("\(one),\(other)")
      if one == 1, other == 0 { for value in 1...3 { b.send(value) } }
    }
    a.send(1)
    #expect(seen == ["1,0", "1,1", "1,2", "1,3"])
    cancellable.cancel()
  }

  @Test func whatAWrongPublisherSendsTooMuchWaitsOrIsIgnored() {
    let wrong = WrongPublisher { subscriber in
      _ = subscriber.receive(7)
      subscriber.receive(completion: .finished)
    }
    let right = ManualPublisher<Int, Broken>()
    let subscriber = RecordingSubscriber<Int, Broken>(demand: .max(1))
    right.merge(with: wrong).subscribe(subscriber)
    for value in [1, 2, 3] { wrong.send(value) }
    wrong.send(completion: .finished)
    wrong.send(4)
    wrong.send(completion: .failure(Broken()))
    right.send(completion: .finished)
    #expect(subscriber.signals == [.subscription, .value(1)])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == [.subscription, .value(1), .value(2), .value(3), .finished])
    subscriber.forgetSubscription()
  }

  @Test(arguments: [true, false])
  func subscriberAndPublishersAreReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    let outer = PassthroughSubject<Int, Never>()
    var subscription: (any Subscription)?
    do {
      let subscriber = RecordingSubscriber<Int, Never>(demand: .unlimited, token: life.token())
      outer.flatMap { [token = life.token()] value in
        token.touch()
        return Just(value).handleEvents(receiveOutput: { [token] _ in token.touch() })
      }
      .zip(outer) { $0 + $1 }
      .combineLatest(outer.map { _ in Empty<Int, Never>() }.switchToLatest().prepend(0)) { $0 + $1 }
      .subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.forgetSubscription()
    }
    outer.send(1)
    #expect(life.alive > 0)
    if cancels { subscription?.cancel() } else { outer.send(completion: .finished) }
    subscription = nil
    #expect(life.alive == 0)
  }
}
