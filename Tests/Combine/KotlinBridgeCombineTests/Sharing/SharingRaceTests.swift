import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Two or three threads at a shared publisher at once, in many rounds.
@Suite(.serialized) struct SharingRaceTests {
  typealias Recorder = RecordingSubscriber<Int, Never>

  @Test func subscribersAtOnceShareOneSubscription() {
    inManyRounds { seed, life in
      let (shared, upstream, attached) = shared()
      let subscribers = (0..<3).map { _ in recorder(life) }
      race(
        &seed, { shared.value.subscribe(subscribers[0]) },
        { shared.value.subscribe(subscribers[1]) },
        { shared.value.subscribe(subscribers[2]) })
      #expect(attached.value == 1 && upstream.calls == [.request(.unlimited)])
      upstream.send(1)
      for subscriber in subscribers { #expect(subscriber.signals == [.subscription, .value(1)]) }
      race(
        &seed, { subscribers[0].subscription?.cancel() }, { subscribers[1].subscription?.cancel() },
        { subscribers[2].subscription?.cancel() })
      #expect(upstream.calls == [.request(.unlimited), .cancel])
      tidy(upstream, subscribers)
    }
  }

  @Test func subscribingAgainstTheLastCancelIsServed() {
    inManyRounds { seed, life in
      let (shared, upstream, attached) = shared()
      let (first, second) = (recorder(life), recorder(life))
      shared.value.subscribe(first)
      race(&seed, { first.subscription?.cancel() }, { shared.value.subscribe(second) })
      upstream.send(1)
      #expect(second.signals == [.subscription, .value(1)])
      #expect((1...2).contains(attached.value))
      second.subscription?.cancel()
      #expect(upstream.calls.count { $0 == .cancel } == attached.value)
      tidy(upstream, [first, second])
    }
  }

  @Test func valuesAgainstCancelAndSubscriptionComeInOrder() {
    inManyRounds { seed, life in
      let (shared, upstream, _) = shared()
      let (first, second, third) = (recorder(life), recorder(life), recorder(life))
      shared.value.subscribe(first)
      shared.value.subscribe(second)
      race(
        &seed, { upstream.send(1...3, then: .finished) }, { first.subscription?.cancel() },
        { shared.value.subscribe(third) })
      let whole: [Signal<Int, Never>] = [.value(1), .value(2), .value(3), .finished]
      #expect(whole.starts(with: first.signals.dropFirst()))
      #expect(second.signals == [.subscription] + whole)
      #expect(third.signals.first == .subscription && third.signals.last == .finished)
      #expect(whole.reversed().starts(with: third.signals.dropFirst().reversed()))
      tidy(upstream, [first, second, third])
    }
  }

  private func shared() -> (
    Guarded<Publishers.Share<AnyPublisher<Int, Never>>>, ManualPublisher<Int, Never>, Guarded<Int>
  ) {
    let (upstream, attached) = (ManualPublisher<Int, Never>(), Guarded(0))
    let counted = Deferred {
      attached.withLock { $0 += 1 }
      return upstream
    }
    return (Guarded(counted.eraseToAnyPublisher().share()), upstream, attached)
  }

  private func recorder(_ life: Life) -> Recorder {
    Recorder(demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
  }

  private func tidy(_ upstream: ManualPublisher<Int, Never>, _ subscribers: [Recorder]) {
    for subscriber in subscribers {
      #expect(!subscriber.hasOverlapped)
      subscriber.cleanUp()
    }
    upstream.forget()
  }
}
