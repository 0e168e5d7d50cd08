import KotlinBridgePublisher
import Testing

/// A million synchronous values with a request inside each `receive`: a frame per value would overflow
/// the stack.
@Suite struct ReentrancyTests {
  static let count = 1_000_000

  @Test func requestInsideReceiveKeepsTheStackFlat() {
    check { $0.map { $0 }.eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveBehindReplaceErrorKeepsTheStackFlat() {
    check { $0.replaceError(with: -1).eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveOnASchedulerThatRunsAtOnceKeepsTheStackFlat() {
    check { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }
  }

  @Test func requestInsideReceiveBehindEverythingKeepsTheStackFlat() {
    check {
      $0.receive(on: ImmediateScheduler.shared).map { $0 }.replaceError(with: -1)
        .eraseToAnyPublisher()
    }
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

  private func check(_ operators: (Numbers<Never>) -> AnyPublisher<Int, Never>) {
    var seen = 0
    var ended = false
    var subscription: (any Subscription)?
    operators(Numbers(count: Self.count)).subscribe(
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
    #expect(seen == Self.count)
    #expect(ended)
  }
}
