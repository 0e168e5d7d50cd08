import KotlinBridgeCombine
import TestHelpers
import Testing

/// Requests inside `receive`, each of which brings a value at once. There are so many that the
/// stack would overflow with a frame for each.
@Suite(.onOwnThread) struct ReentrancyTests {
  static let count = 200_000

  @Test func requestInsideReceiveKeepsTheStackFlat() {
    check(count: 1_000_000) { $0.map { $0 }.eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveBehindReplaceErrorKeepsTheStackFlat() {
    check { $0.replaceError(with: -1).eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveOnASchedulerThatRunsAtOnceKeepsTheStackFlat() {
    check { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveBehindStepsKeepsTheStackFlat() {
    check {
      $0.prefix(Self.count).handleEvents().dropFirst(0).tryMap { $0 }.assertNoFailure()
        .eraseToAnyPublisher()
    }
  }

  @Test func demandForWhatIsDroppedKeepsTheStackFlat() {
    var seen: [Int] = []
    Numbers<Never>(count: Self.count).dropFirst(Self.count - 1).prefix(while: { _ in true })
      .filter { _ in true }.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.max(1)) },
          receiveValue: {
            seen.append($0)
            return .none
          }))
    #expect(seen == [Self.count - 1])
  }

  @Test func requestInsideReceiveBehindEverythingKeepsTheStackFlat() {
    check {
      $0.receive(on: ImmediateScheduler.shared).map { $0 }.replaceError(with: -1)
        .eraseToAnyPublisher()
    }
  }

  @Test func requestInsideReceiveBehindAMergeEngineKeepsTheStackFlat() {
    check(count: 50_000) { $0.merge(with: Empty<Int, Never>()).eraseToAnyPublisher() }
    check(count: 50_000) { $0.zip($0) { a, _ in a }.eraseToAnyPublisher() }
    check(count: 50_000) { $0.combineLatest(Just(0)) { a, _ in a }.eraseToAnyPublisher() }
    check(count: 50_000) { $0.flatMap(maxPublishers: .max(1)) { Just($0) }.eraseToAnyPublisher() }
    check(count: 50_000) { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }
    check(count: 50_000) { $0.prefix(untilOutputFrom: Empty<Int, Never>()).eraseToAnyPublisher() }
    check(count: 50_000) { $0.drop(untilOutputFrom: Just(0)).eraseToAnyPublisher() }
  }

  @Test func endlessPublishersInsideAMergeEngineCanBeCancelled() {
    var seen: [Int] = []
    // Erased: an operator of a sequence's publisher would read all of it.
    let endless = (0...).publisher.eraseToAnyPublisher()
    endless.flatMap { Just($0) }.prefix(3).sink { seen.append($0) }.cancel()
    endless.merge(with: endless).prefix(3).sink { seen.append($0) }.cancel()
    endless.zip(endless).prefix(3).sink { seen.append($0.1) }.cancel()
    endless.map { Just($0) }.flatMap(maxPublishers: .max(1)) { $0 }.prefix(3).sink {
      seen.append($0)
    }
    .cancel()
    var cancellable: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    cancellable = subject.flatMap { _ in endless }.sink {
      seen.append($0)
      if $0 == 2 { cancellable?.cancel() }
    }
    subject.send(0)
    #expect(seen == [0, 1, 2, 0, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2])
  }

  @Test func demandReturnedFromReceiveOnASchedulerThatRunsAtOnceKeepsTheStackFlat() {
    var seen = 0
    Numbers<Never>(count: Self.count).receive(on: ImmediateScheduler.shared).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: { _ in
          seen += 1
          return .max(1)
        }))
    #expect(seen == Self.count)
  }

  private func check(
    count: Int = Self.count, _ operators: (Numbers<Never>) -> AnyPublisher<Int, Never>
  ) {
    var seen = 0
    var ended = false
    var subscription: (any Subscription)?
    operators(Numbers(count: count)).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: { _ in
          seen += 1
          subscription?.request(.max(1))
          return .none
        },
        receiveCompletion: { _ in ended = true }))
    #expect(seen == count)
    #expect(ended)
  }
}
