import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct SinkTests {
  @Test func sinkAsksForEverythingOnce() {
    let upstream = ManualPublisher<Int, Never>()
    let seen = Guarded<[Int]>([])
    let cancellable = upstream.sink { value in seen.withLock { $0.append(value) } }
    #expect(upstream.calls == [.request(.unlimited)])
    #expect(upstream.send(1) == Subscribers.Demand.none)
    #expect(upstream.send(2) == Subscribers.Demand.none)
    #expect(seen.value == [1, 2])
    cancellable.cancel()
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func sinkSeesValuesThenTheCompletion() {
    var history: [Signal<Int, Broken>] = []
    let cancellable = Numbers(count: 3, end: .failure(Broken(reason: 4))).sink(
      receiveCompletion: {
        switch $0 {
        case .finished: history.append(.finished)
        case .failure(let failure): history.append(.failure(failure))
        }
      },
      receiveValue: { history.append(.value($0)) })
    #expect(history == [.value(0), .value(1), .value(2), .failure(Broken(reason: 4))])
    cancellable.cancel()
  }

  @Test func nothingIsCalledAfterCancel() {
    let upstream = ManualPublisher<Int, Broken>()
    let calls = Guarded(0)
    let cancellable = upstream.sink(
      receiveCompletion: { _ in calls.value += 1 }, receiveValue: { _ in calls.value += 1 })
    upstream.send(1)
    cancellable.cancel()
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(calls.value == 1)
  }

  @Test func nothingIsCalledAfterTheCompletion() {
    let calls = Guarded(0)
    let sink = Subscribers.Sink<Int, Broken>(
      receiveCompletion: { _ in calls.value += 1 }, receiveValue: { _ in calls.value += 1 })
    sink.receive(subscription: NoSubscription())
    sink.receive(completion: .finished)
    sink.receive(completion: .failure(Broken()))
    _ = sink.receive(1)
    #expect(calls.value == 1)
  }

  @Test func droppingTheCancellableCancels() {
    let upstream = ManualPublisher<Int, Never>()
    var cancellable: AnyCancellable? = upstream.sink { _ in }
    #expect(cancellable != nil)
    cancellable = nil
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelAfterTheCompletionReachesNobody() {
    let upstream = ManualPublisher<Int, Never>()
    let cancellable = upstream.sink { _ in }
    upstream.send(completion: .finished)
    cancellable.cancel()
    #expect(upstream.calls == [.request(.unlimited)])
  }

  @Test func cancelInsideReceiveStopsAtOnce() {
    let seen = Guarded<[Int]>([])
    let kept = Guarded<Set<AnyCancellable>>([])
    let upstream = ManualPublisher<Int, Never>()
    upstream.sink { value in
      seen.withLock { $0.append(value) }
      for cancellable in kept.value { cancellable.cancel() }
    }
    .store(in: &kept.value)
    upstream.send(1)
    upstream.send(2)
    #expect(seen.value == [1])
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test(arguments: [true, false])
  func closuresAreReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    let upstream = ManualPublisher<Int, Never>()
    let cancellable = upstream.sink(
      receiveCompletion: { [token = life.token()] _ in token.touch() },
      receiveValue: { [token = life.token()] _ in token.touch() })
    #expect(life.alive == 2)
    if cancels { cancellable.cancel() } else { upstream.send(completion: .finished) }
    #expect(life.alive == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func secondSubscriptionIsCancelled() {
    let (first, second) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.calls == [.request(.unlimited)])
    #expect(second.calls == [.cancel])
    sink.cancel()
    first.forget()
    second.forget()
  }

  @Test func subscriptionThatComesAfterCancelIsCancelled() {
    let upstream = ManualPublisher<Int, Never>()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.cancel()
    upstream.subscribe(sink)
    #expect(upstream.calls == [.cancel])
  }

  @Test func whatComesBeforeTheSubscriptionIsTaken() {
    let seen = Guarded<[String]>([])
    let sink = Subscribers.Sink<Int, Broken>(
      receiveCompletion: { end in seen.withLock { $0.append("\(end)") } },
      receiveValue: { value in seen.withLock { $0.append("\(value)") } })
    _ = sink.receive(1)
    sink.receive(completion: .finished)
    #expect(seen.value == ["1", "finished"])
    sink.receive(subscription: NoSubscription())
    _ = sink.receive(2)
    sink.receive(completion: .finished)
    #expect(seen.value == ["1", "finished"])
  }

  private final class NoSubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
