import Foundation
import KotlinBridgeCombine
import TestHelpers
import Testing

/// What people see of the module's values: names of subscriptions, and encoded forms.
@Suite struct DescriptionTests {
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  private static let upstream = PassthroughSubject<Int, Broken>()

  static let named: [(name: String, publisher: @Sendable () -> AnyPublisher<Int, any Error>)] = [
    ("PassthroughSubject", { upstream.erased }),
    ("CurrentValueSubject", { CurrentValueSubject<Int, Broken>(1).erased }),
    ("Just", { Just(1).erased }), ("Optional", { Optional(1).publisher.erased }),
    ("Once", { Result<Int, Broken>.success(1).publisher.erased }),
    ("Empty", { Empty<Int, Broken>().erased }), ("Future", { Future<Int, Broken> { _ in }.erased }),
    ("[1, 2]", { [1, 2].publisher.erased }), ("1...3", { (1...3).publisher.erased }),
    ("PassthroughSubject", { upstream.map { $0 }.erased }),
    ("Filter", { upstream.filter { _ in true }.erased }),
    ("TryFilter", { upstream.tryFilter { _ in true }.erased }),
    ("CompactMap", { upstream.compactMap { $0 }.erased }),
    ("RemoveDuplicates", { upstream.removeDuplicates().erased }),
    ("Drop", { upstream.dropFirst().erased }),
    ("DropWhile", { upstream.drop { _ in true }.erased }),
    ("PrefixWhile", { upstream.prefix { _ in true }.erased }),
    ("Reduce", { upstream.reduce(0, +).erased }),
    ("TryReduce", { upstream.tryReduce(0) { $0 + $1 }.erased }),
    ("Count", { upstream.count().erased }), ("Last", { upstream.last().erased }),
    ("CollectByCount", { upstream.collect(2).map(\.count).erased }),
    ("FlatMap", { upstream.flatMap { [$0].publisher.setFailureType(to: Broken.self) }.erased }),
    ("SwitchToLatest", { upstream.map { _ in upstream }.switchToLatest().erased }),
    ("Merge", { upstream.merge(with: upstream).erased }),
    ("CombineLatest", { upstream.combineLatest(upstream) { $0 + $1 }.erased }),
    ("Zip", { upstream.zip(upstream) { $0 + $1 }.erased }),
    ("PrefixUntilOutput", { upstream.prefix(untilOutputFrom: upstream).erased }),
    ("Concatenate", { upstream.append(1).erased }),
    ("Catch", { upstream.catch { _ in Just(1) }.erased }),
    ("Retry", { upstream.retry(1).erased }),
    ("ReplaceEmpty", { upstream.replaceEmpty(with: 1).erased }),
    ("HandleEvents", { upstream.handleEvents().erased }),
    ("Buffer", { upstream.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).erased }),
    ("Delay", { upstream.delay(for: 1, scheduler: ImmediateScheduler.shared).erased }),
    ("Debounce", { upstream.debounce(for: 1, scheduler: ImmediateScheduler.shared).erased }),
    ("ReceiveOn", { upstream.receive(on: ImmediateScheduler.shared).erased }),
    ("SubscribeOn", { upstream.subscribe(on: ImmediateScheduler.shared).erased }),
  ]

  @Test func printNamesTheSubscription() {
    for (name, publisher) in Self.named {
      let lines = Lines()
      var subscription: (any Subscription)?
      publisher().print("", to: lines)
        .subscribe(AnySubscriber(receiveSubscription: { subscription = $0 }))
      #expect(lines.text.hasPrefix("receive subscription: (\(name))\n"), "\(name)")
      subscription?.cancel()
    }
  }

  @Test func subscriptionsShowNothingOfTheirState() {
    for (name, publisher) in Self.named {
      var subscription: (any Subscription)?
      // Just, a sequence, and those that pass the subscription of their publisher on.
      publisher().subscribe(AnySubscriber(receiveSubscription: { subscription = $0 }))
      let children = Mirror(reflecting: subscription!).children.map { "\($0.value)" }
      #expect(
        children
          == (name == "Just" ? ["1"] : name.hasPrefix("[") || name.hasPrefix("1...") ? [name] : []))
      #expect(
        (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
          == name)
      subscription?.cancel()
    }
  }

  @Test func subscribersShowTheirParts() {
    final class Box { var number = 0 }
    let (box, subject) = (Box(), PassthroughSubject<Int, Never>())
    let assign = Subscribers.Assign(object: box, keyPath: \.number, isolation: nil)
    subject.subscribe(assign)
    let shown = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: assign).children.map { ($0.label ?? "", $0.value) })
    #expect(Set(shown.keys) == ["object", "keyPath", "upstreamSubscription"])
    #expect(shown["object"] as? Box === box)
    #expect("\(assign)" == "Assign Box." && "\(assign.playgroundDescription)" == "Assign Box.")
    assign.cancel()

    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect("\(sink) \(AnySubscriber(sink))" == "Sink Sink")
    #expect(Mirror(reflecting: sink).children.isEmpty)
    #expect(
      Mirror(reflecting: AnySubscriber(sink)).subjectType is Subscribers.Sink<Int, Never>.Type)
    #expect(AnySubscriber(sink).playgroundDescription as? String == "Sink")
    let closures = AnySubscriber<Int, Never>()
    #expect("\(closures)" == "AnySubscriber" && Mirror(reflecting: closures).children.isEmpty)
    #expect(Just(1).eraseToAnyPublisher().playgroundDescription as? String == "AnyPublisher")
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
  }

  @Test func valuesAreEncodedAsInCombine() throws {
    for demand in [Subscribers.Demand.none, .max(7), .max(.max), .unlimited] {
      #expect(try copy(demand) == demand)
    }
    let record = Record<Int, Failure>(output: [1, 2], completion: .failure(Failure(code: 3)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(record.recording), as: UTF8.self)
        == #"{"completion":{"error":{"code":3},"success":false},"output":[1,2]}"#)
    let read = try copy(record).recording
    #expect(read.output == [1, 2] && read.completion == .failure(Failure(code: 3)))
    #expect(try copy(Subscribers.Completion<Failure>.finished) == .finished)
    #expect(try copy(DispatchQueue.SchedulerTimeType.Stride.seconds(2)) == .seconds(2))
    #expect(try copy(ImmediateScheduler.SchedulerTimeType.Stride(2)) == 2)
    #expect(
      try copy(RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 9))).date
        == Date(timeIntervalSince1970: 9))
  }

  @Test func aNumberThatIsNoDemandIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Subscribers.Demand].self, from: Data("[\(UInt.max)]".utf8))
    }
  }

  private struct Failure: Error, Codable, Equatable {
    let code: Int
  }

  @Test func aSubjectIsASubscriber() {
    let (source, subject) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    var seen: [Int] = []
    let cancellable = subject.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    source.subscribe(AnySubscriber(subject))
    source.send(1)
    #expect(seen == [1])
    cancellable.cancel()
  }

  @Test func aBreakpointStopsAtItsEvent() async {
    var seen: [Int] = []
    let cancellable = [1, 2].publisher.breakpoint(receiveOutput: { _ in false }).breakpointOnError()
      .sink { seen.append($0) }
    cancellable.cancel()
    #expect(seen == [1, 2])
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
    }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, Broken>(error: Broken()).breakpointOnError()
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }
}
