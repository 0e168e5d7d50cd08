import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Two or three threads at a sequence engine at once, in many rounds.
@Suite(.serialized) struct SequenceEngineRaceTests {
  typealias Upstream = ManualPublisher<Int, Broken>
  typealias Recorder = RecordingSubscriber<Int, Broken>

  @Test func requestAgainstTheFailureReachesTheNextOnce() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(life, demand: .none)
      race(
        &seed, { a.send(completion: .failure(Broken())) },
        { subscriber.subscription?.request(.max(2)) },
        { subscriber.subscription?.request(.max(3)) })
      let asked = b.calls.reduce(0) {
        if case .request(let demand) = $1 { $0 + demand.max! } else { $0 }
      }
      #expect(asked == 5)
      tidy(a, b, subscriber)
    }
  }

  @Test func cancelAgainstTheFailureCancelsTheNext() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(life)
      race(
        &seed,
        {
          a.send(1)
          a.send(completion: .failure(Broken()))
          b.send(2)
        }, { subscriber.subscription?.cancel() })
      let whole: [Signal<Int, Broken>] = [.subscription, .value(1), .value(2)]
      #expect(whole.starts(with: subscriber.signals))
      // A request may come after the cancel.
      #expect(b.calls.isEmpty || b.calls.contains(.cancel))
      tidy(a, b, subscriber)
    }
  }

  @Test func valuesOfTheNextComeAfterThoseOfTheFirst() {
    inManyRounds { seed, life in
      let (a, b, subscriber) = pipeline(life)
      race(
        &seed, { a.send([1], then: .failure(Broken())) },
        {
          while b.send(2) == nil {}
          b.send(completion: .finished)
        })
      // The values come while the next one is still being attached, and none before that.
      let signals = subscriber.signals
      #expect(signals.starts(with: [.subscription, .value(1)]) && signals.count <= 4)
      tidy(a, b, subscriber)
    }
  }

  @Test func cancelAgainstEndlessRetriesEndsThem() {
    inManyRounds { seed, life in
      let subscriber = recorder(life)
      let hasBegun = Guarded(false)
      race(
        &seed,
        {
          let failing = Deferred {
            hasBegun.value = true
            return Fail<Int, Broken>(error: Broken())
          }
          Publishers.Retry(upstream: failing, retries: nil).subscribe(subscriber)
        },
        {
          while !hasBegun.value {}
          subscriber.subscription?.cancel()
        })
      #expect(subscriber.signals == [.subscription])
      subscriber.forgetSubscription()
    }
  }

  private func pipeline(
    _ life: Life, demand: Subscribers.Demand = .unlimited
  ) -> (Upstream, Upstream, Recorder) {
    let (a, b) = (Upstream(), Upstream())
    let subscriber = recorder(life, demand: demand)
    a.catch { _ in b }.subscribe(subscriber)
    return (a, b, subscriber)
  }

  private func recorder(_ life: Life, demand: Subscribers.Demand = .unlimited) -> Recorder {
    Recorder(demand: demand, of: Int.self, failing: Broken.self, token: life.token())
  }

  private func tidy(_ a: Upstream, _ b: Upstream, _ subscriber: Recorder) {
    #expect(!subscriber.hasOverlapped)
    subscriber.cleanUp()
    a.forget()
    b.forget()
  }
}
