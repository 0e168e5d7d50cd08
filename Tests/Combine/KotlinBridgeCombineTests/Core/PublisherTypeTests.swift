import KotlinBridgeCombine
import TestHelpers
import Testing

/// The types of publishers, which code that is written for Combine names and compares.
@Suite struct PublisherTypeTests {
  private typealias One = Just<Int>
  private typealias Other = Empty<Int, Never>

  @Test func keyPathsLeadToPropertiesOfEachValue() {
    let words = ["kite", "boats"].publisher
    let one: Publishers.MapKeyPath<Publishers.Sequence<[String], Never>, Int> = words.map(\.count)
    let two = words.map(\.count, \.first)
    let three: Publishers.MapKeyPath3<Publishers.Sequence<[String], Never>, Int, Bool, String> =
      words.map(\.count, \.isEmpty, \.description)
    #expect(one.keyPath == \.count && two.keyPath1 == \.first)
    var seen: [String] = []
    let cancellables = [
      one.sink { seen.append("\($0)") },
      two.sink { seen.append("\($0) \($1!)") },
      three.sink { seen.append("\($0) \($1) \($2)") },
    ]
    #expect(seen == ["4", "5", "4 k", "5 b", "4 false kite", "5 false boats"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func keyPathPassesDemandAndTheEndOn() {
    let upstream = ManualPublisher<String, Broken>()
    let subscriber = RecordingSubscriber(demand: .max(2), of: Int.self, failing: Broken.self)
    upstream.map(\.count).subscribe(subscriber)
    upstream.send("kite")
    upstream.send(completion: .failure(Broken(reason: 2)))
    #expect(upstream.calls == [.request(.max(2))])
    #expect(subscriber.signals == [.subscription, .value(4), .failure(Broken(reason: 2))])
    subscriber.forgetSubscription()
  }

  @Test func mergersOfMergersAreOneMerger() {
    let (a, b) = (Just(1), [2].publisher)
    let three: Publishers.Merge3<One, Publishers.Sequence<[Int], Never>, Other> = a.merge(with: b)
      .merge(with: Other())
    let five:
      Publishers.Merge5<
        One, Publishers.Sequence<[Int], Never>, Other, Publishers.Sequence<[Int], Never>, One
      > = three.merge(with: [3].publisher, Just(4))
    let eight = five.merge(with: b).merge(with: b, b)
    var seen: [Int] = []
    let cancellable = eight.sink { seen.append($0) }
    #expect(seen == [1, 2, 3, 4, 2, 2, 2] && "\(type(of: eight))".hasPrefix("Merge8<"))
    cancellable.cancel()
  }

  @Test func publishersOfEqualPartsAreEqual() {
    typealias Source = Publishers.ReplaceEmpty<Publishers.Sequence<[Int], Never>>
    func of(_ values: [Int]) -> Source { values.publisher.replaceEmpty(with: 0) }
    func areEqual<P: Publisher & Equatable>(_ make: (Source) -> P) -> Bool {
      make(of([1, 2])) == make(of([1, 2])) && make(of([1])) != make(of([2]))
    }
    #expect(areEqual { $0 })
    #expect(areEqual { $0.dropFirst() } && areEqual { $0.prefix(2) } && areEqual { $0.count() })
    #expect(areEqual { $0.first() } && areEqual { $0.last() } && areEqual { $0.ignoreOutput() })
    #expect(areEqual { $0.contains(2) } && areEqual { $0.collect() } && areEqual { $0.collect(2) })
    #expect(areEqual { $0.replaceEmpty(with: 0) } && areEqual { $0.replaceError(with: 0) })
    #expect(areEqual { $0.retry(2) } && areEqual { $0.setFailureType(to: Broken.self) })
    #expect(areEqual { $0.append(Just(3)) } && areEqual { $0.drop(untilOutputFrom: Just(3)) })
    #expect(areEqual { $0.merge(with: Just(3)) } && areEqual { $0.merge(with: $0) })
    #expect(areEqual { $0.combineLatest(Just(3)) } && areEqual { $0.zip(Just(3), Just(4)) })
    #expect(Just(1).merge(with: Just(2)) != Just(1).merge(with: Just(3)))
    #expect(Publishers.Drop(upstream: Just(1), count: 1) != Just(1).dropFirst(2))
    #expect(Optional(1).publisher == Optional(1).publisher)
    #expect(Result<Int, Broken>.success(1).publisher != Result.success(2).publisher)
  }

  @Test func emptySubscriptionIsOneThatDoesNothing() {
    let empty = Subscriptions.empty
    empty.request(.max(1))
    empty.cancel()
    #expect(empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
  }

  @Test func optionalValuesPassAsTheyAre() {
    let (subject, other) = (
      CurrentValueSubject<Int?, Never>(nil), PassthroughSubject<Int?, Never>()
    )
    var seen: [String] = []
    let cancellables = [
      subject.merge(with: other).sink { seen.append("\($0 ?? 0)") },
      subject.combineLatest(other).sink { seen.append("\($0 ?? 0),\($1 ?? 0)") },
      subject.zip(other).sink { seen.append("\($0 ?? 0);\($1 ?? 0)") },
    ]
    other.send(nil)
    subject.value = 2
    #expect(subject.value == 2 && seen == ["0", "0", "0,0", "0;0", "2", "2,0"])
    withExtendedLifetime(cancellables) {}
  }
}
