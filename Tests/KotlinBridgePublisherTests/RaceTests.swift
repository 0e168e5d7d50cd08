import Dispatch
import Testing

@testable import KotlinBridgePublisher

/// Two threads at once, many rounds, each round's history checked and everything released.
@Suite(.serialized) struct RaceTests {
  static let rounds = 3_000

  @Test func cancelAgainstThePromiseGivesOneOutcome() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let kept = Locked<Future<Int, Broken>.Promise?>(nil)
      let future = Future<Int, Broken> { kept.value = $0 }
      let promise = kept.update { $0.take() }!
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(recorder)
      race(&seed, { promise(.success(1)) }, { recorder.subscription?.cancel() })
      let whole: [Event<Int, Broken>] = [.subscription, .value(1), .finished]
      #expect(whole.starts(with: recorder.events))
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  @Test func subscribingAgainstThePromiseLosesNoValue() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let kept = Locked<Future<Int, Broken>.Promise?>(nil)
      let future = Future<Int, Broken> { kept.value = $0 }
      let promise = kept.update { $0.take() }!
      let recorder = Recorder(of: Int.self, failing: Broken.self, token: life.token())
      recorder.onSubscription = { $0.request(.max(1)) }
      race(&seed, { promise(.success(1)) }, { future.subscribe(recorder) })
      #expect(recorder.events == [.subscription, .value(1), .finished])
      #expect(!recorder.hasOverlapped)
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  @Test func requestAgainstTheFailureDeliversTheReplacementOnce() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let probe = Probe<Int, Broken>()
      let recorder = Recorder(of: Int.self, failing: Never.self, token: life.token())
      probe.replaceError(with: -1).subscribe(recorder)
      race(
        &seed, { probe.send(completion: .failure(Broken())) },
        { recorder.subscription?.request(.max(1)) })
      #expect(recorder.events == [.subscription, .value(-1), .finished])
      recorder.forgetSubscription()
    }
    #expect(life.alive == 0)
  }

  @Test func cancelAgainstTheFailureGivesOneOutcome() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let probe = Probe<Int, Broken>()
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
      probe.replaceError(with: -1).subscribe(recorder)
      race(
        &seed, { probe.send(completion: .failure(Broken())) },
        { recorder.subscription?.cancel() })
      let whole: [Event<Int, Never>] = [.subscription, .value(-1), .finished]
      #expect(whole.starts(with: recorder.events))
      recorder.forgetSubscription()
      probe.forget()
    }
    #expect(life.alive == 0)
  }

  @Test func cancelAgainstTheCompletionOfASinkGivesOneOutcome() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let probe = Probe<Int, Never>()
      let calls = Locked<[String]>([])
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { [token = life.token()] _ in
          token.touch()
          calls.update { $0.append("completion") }
        },
        receiveValue: { value in calls.update { $0.append("\(value)") } })
      probe.subscribe(sink)
      let handle = Locked(sink)
      race(
        &seed,
        {
          probe.send(1)
          probe.send(completion: .finished)
        }, { handle.value.cancel() })
      #expect(["1", "completion"].starts(with: calls.value))
      probe.forget()
    }
    #expect(life.alive == 0)
  }

  @Test func cancelAgainstADrainGivesAPrefix() {
    var seed = Seed()
    let life = Life()
    let queue = DispatchQueue.global()
    let group = DispatchGroup()
    for _ in 0..<Self.rounds {
      let probe = Probe<Int, Never>()
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
      probe.receive(on: queue, options: .init(group: group)).subscribe(recorder)
      race(
        &seed,
        {
          for value in 0..<5 { probe.send(value) }
          probe.send(completion: .finished)
        }, { recorder.subscription?.cancel() })
      group.wait()
      let whole: [Event<Int, Never>] =
        [.subscription] + (0..<5).map { .value($0) } + [.finished]
      #expect(whole.starts(with: recorder.events))
      #expect(!recorder.hasOverlapped)
      recorder.forgetSubscription()
      probe.forget()
    }
    #expect(life.alive == 0)
  }

  @Test func cancelAgainstAKotlinFlowGivesAPrefix() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let flow = FakeFlow()
      let recorder = Recorder(
        demand: .max(1), of: Int.self, failing: Broken.self, token: life.token()
      ) { _ in .max(1) }
      flow.subscribe(recorder)
      race(
        &seed,
        {
          for value in 0..<5 { flow.send(value) }
          flow.send(completion: .finished)
        }, { recorder.subscription?.cancel() })
      let whole: [Event<Int, Broken>] =
        [.subscription] + (0..<5).map { .value($0) } + [.finished]
      #expect(whole.starts(with: recorder.events))
      recorder.forgetSubscription()
      flow.release()
    }
    #expect(life.alive == 0)
  }

  @Test func theEndOfAKotlinFlowAgainstItsStartIsTold() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let flow = FakeFlow()
      let kept = Locked<FlowReceiver<Int, Broken>?>(nil)
      flow.whileStarting = { kept.value = $0 }
      let recorder = Recorder(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      race(
        &seed, { flow.subscribe(recorder) },
        {
          while kept.value == nil {}
          kept.update { $0.take() }?.completed(.finished)
        })
      #expect(recorder.events == [.subscription, .finished])
      recorder.forgetSubscription()
      flow.release()
    }
    #expect(life.alive == 0)
  }

  @Test func aSubscriptionDroppedAgainstItsElementsGetsThem() {
    var seed = Seed()
    let life = Life()
    for _ in 0..<Self.rounds {
      let flow = FakeFlow()
      let recorder = Recorder(
        demand: .max(3), of: Int.self, failing: Broken.self, token: life.token())
      flow.subscribe(recorder)
      race(
        &seed, { for value in 0..<3 { flow.send(value) } }, { recorder.forgetSubscription() })
      #expect(recorder.events == [.subscription, .value(0), .value(1), .value(2)])
      #expect(flow.calls.last == .cancel)
      flow.release()
    }
    #expect(life.alive == 0)
  }

  @Test func requestsOnManyThreadsReachAKotlinFlowWhole() {
    var seed = Seed()
    for _ in 0..<Self.rounds {
      let flow = FakeFlow()
      let recorder = Recorder(of: Int.self, failing: Broken.self)
      flow.subscribe(recorder)
      race(
        &seed, { recorder.subscription?.request(.max(2)) },
        { recorder.subscription?.request(.max(3)) })
      var starts = 0
      var sum = Subscribers.Demand.none
      for call in flow.calls {
        switch call {
        case .start(let demand):
          starts += 1
          sum += demand
        case .request(let demand): sum += demand
        case .cancel: Issue.record("cancelled")
        }
      }
      #expect(starts == 1)
      #expect(sum == .max(5))
      recorder.cleanUp()
      flow.release()
    }
  }

  @Test func manyCancelsCallTheClosureOnce() {
    let calls = Locked(0)
    for _ in 0..<Self.rounds {
      let cancellable = Locked(AnyCancellable { calls.update { $0 += 1 } })
      DispatchQueue.concurrentPerform(iterations: 4) { _ in cancellable.value.cancel() }
    }
    #expect(calls.value == Self.rounds)
  }
}
