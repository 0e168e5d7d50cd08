import KotlinBridgePublisher
import Testing

@Suite struct SinkTests {
  @Test func sinkAsksForEverythingOnce() {
    let probe = Probe<Int, Never>()
    let seen = Locked<[Int]>([])
    let cancellable = probe.sink { value in seen.update { $0.append(value) } }
    #expect(probe.calls == [.request(.unlimited)])
    #expect(probe.send(1) == Subscribers.Demand.none)
    #expect(probe.send(2) == Subscribers.Demand.none)
    #expect(seen.value == [1, 2])
    cancellable.cancel()
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test func sinkSeesValuesThenTheCompletion() {
    var history: [Event<Int, Broken>] = []
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
    let probe = Probe<Int, Broken>()
    let calls = Locked(0)
    let cancellable = probe.sink(
      receiveCompletion: { _ in calls.value += 1 }, receiveValue: { _ in calls.value += 1 })
    probe.send(1)
    cancellable.cancel()
    probe.send(2)
    probe.send(completion: .finished)
    #expect(calls.value == 1)
  }

  @Test func nothingIsCalledAfterTheCompletion() {
    let calls = Locked(0)
    let sink = Subscribers.Sink<Int, Broken>(
      receiveCompletion: { _ in calls.value += 1 }, receiveValue: { _ in calls.value += 1 })
    sink.receive(completion: .finished)
    sink.receive(completion: .failure(Broken()))
    _ = sink.receive(1)
    #expect(calls.value == 1)
  }

  @Test func droppingTheCancellableCancels() {
    let probe = Probe<Int, Never>()
    var cancellable: AnyCancellable? = probe.sink { _ in }
    #expect(cancellable != nil)
    cancellable = nil
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelAfterTheCompletionReachesNobody() {
    let probe = Probe<Int, Never>()
    let cancellable = probe.sink { _ in }
    probe.send(completion: .finished)
    cancellable.cancel()
    #expect(probe.calls == [.request(.unlimited)])
  }

  @Test func cancelInsideReceiveStopsAtOnce() {
    let seen = Locked<[Int]>([])
    let kept = Locked<Set<AnyCancellable>>([])
    let probe = Probe<Int, Never>()
    probe.sink { value in
      seen.update { $0.append(value) }
      for cancellable in kept.value { cancellable.cancel() }
    }
    .store(in: &kept.value)
    probe.send(1)
    probe.send(2)
    #expect(seen.value == [1])
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test(arguments: [true, false])
  func closuresAreReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    let probe = Probe<Int, Never>()
    let cancellable = probe.sink(
      receiveCompletion: { [token = life.token()] _ in token.touch() },
      receiveValue: { [token = life.token()] _ in token.touch() })
    #expect(life.alive == 2)
    if cancels { cancellable.cancel() } else { probe.send(completion: .finished) }
    #expect(life.alive == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func secondSubscriptionIsCancelled() {
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
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
    let probe = Probe<Int, Never>()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.cancel()
    probe.subscribe(sink)
    #expect(probe.calls == [.cancel])
  }
}
