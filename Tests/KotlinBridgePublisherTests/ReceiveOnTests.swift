import Dispatch
import KotlinBridgePublisher
import Testing

@Suite struct ReceiveOnTests {
  let probe = Probe<Int, Broken>()
  let scheduler = ManualScheduler()
  let leftovers = Leftovers()

  @Test func everythingButTheSubscriptionComesOnTheScheduler() {
    let recorder = subscribe(demand: .unlimited)
    #expect(recorder.events == [.subscription])
    probe.send(1)
    probe.send(2)
    probe.send(completion: .failure(Broken()))
    #expect(recorder.events == [.subscription])
    scheduler.runAll()
    #expect(recorder.events == [.subscription, .value(1), .value(2), .failure(Broken())])
    #expect(scheduler.options == ["now"])
  }

  @Test func demandGoesUpUnchanged() {
    let recorder = subscribe(demand: .max(2)) { $0 == 1 ? .max(3) : .none }
    #expect(probe.calls == [.request(.max(2))])
    #expect(probe.send(1) == Subscribers.Demand.none)
    scheduler.runAll()
    #expect(probe.calls == [.request(.max(2)), .request(.max(3))])
    probe.send(2)
    scheduler.runAll()
    recorder.subscription?.request(.unlimited)
    #expect(probe.calls == [.request(.max(2)), .request(.max(3)), .request(.unlimited)])
  }

  @Test func cancelDropsWhatWaits() {
    let recorder = subscribe(demand: .unlimited)
    probe.send(1)
    recorder.subscription?.cancel()
    probe.send(2)
    probe.send(completion: .finished)
    scheduler.runAll()
    #expect(recorder.events == [.subscription])
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test func cancelInsideReceiveDropsTheRestOfTheSlice() {
    let recorder = subscribe(demand: .unlimited)
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .unlimited
    }
    probe.send(1)
    probe.send(2)
    scheduler.runAll()
    #expect(recorder.events == [.subscription, .value(1)])
    #expect(probe.calls == [.request(.unlimited), .cancel])
  }

  @Test func whatComesDuringASliceWaitsForTheNext() {
    let recorder = subscribe(demand: .unlimited)
    recorder.onValue = { [probe] in
      if $0 < 3 { probe.send($0 + 1) }
      return .none
    }
    probe.send(1)
    scheduler.runOne()
    #expect(recorder.events == [.subscription, .value(1)])
    scheduler.runOne()
    #expect(recorder.events == [.subscription, .value(1), .value(2)])
    scheduler.runAll()
    #expect(recorder.events == [.subscription, .value(1), .value(2), .value(3)])
  }

  @Test func valueInsideReceiveOfTheSubscriptionDoesNotOvertakeIt() {
    let inside = Locked<[Event<Int, Never>]>([])
    let recorder = Recorder(of: Int.self, failing: Never.self)
    recorder.onSubscription = { [unowned recorder] in
      $0.request(.unlimited)
      inside.value = recorder.events
    }
    Numbers<Never>(count: 2).receive(on: ImmediateScheduler.shared).subscribe(recorder)
    #expect(inside.value == [.subscription])
    #expect(recorder.events == [.subscription, .value(0), .value(1), .finished])
  }

  @Test(arguments: [true, false])
  func subscriberIsReleasedAtTheEndAndOnCancel(cancels: Bool) {
    let life = Life()
    var subscription: (any Subscription)?
    do {
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      probe.receive(on: scheduler).subscribe(recorder)
      subscription = recorder.subscription
      recorder.forgetSubscription()
    }
    probe.send(1)
    #expect(life.alive == 1)
    if cancels { subscription?.cancel() } else { probe.send(completion: .finished) }
    scheduler.runAll()
    #expect(life.alive == 0)
  }

  @Test(arguments: [DispatchQueue(label: "serial"), DispatchQueue.global()])
  func orderIsKeptOnDispatchQueues(queue: DispatchQueue) async {
    let count = 20_000
    let recorder = Recorder(demand: .max(7), of: Int.self, failing: Never.self) { _ in .max(1) }
    await withCheckedContinuation { continuation in
      let ending = Ending(recorder) { continuation.resume() }
      Numbers<Never>(count: count).receive(on: queue).subscribe(ending)
    }
    #expect(recorder.events == [.subscription] + (0..<count).map { .value($0) } + [.finished])
    #expect(!recorder.hasOverlapped)
  }

  private func subscribe(
    demand: Subscribers.Demand, onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Int, Broken> {
    let recorder = Recorder(demand: demand, of: Int.self, failing: Broken.self, onValue: onValue)
    leftovers.add { [probe, scheduler] in
      recorder.cleanUp()
      probe.forget()
      scheduler.runAll()
    }
    probe.receive(on: scheduler, options: "now").subscribe(recorder)
    return recorder
  }
}
