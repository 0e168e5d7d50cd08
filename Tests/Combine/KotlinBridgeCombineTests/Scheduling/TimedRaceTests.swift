import Dispatch
import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// Two or three threads at the operators of time at once, in many rounds.
@Suite(.serialized) struct TimedRaceTests {
  typealias Recorder = RecordingSubscriber<Int, Broken>

  @Test func cancelAgainstTheDeadlineGivesAPrefix() {
    inManyRounds { seed, life in
      let (upstream, scheduler) = (ManualPublisher<Int, Broken>(), VirtualTimeScheduler())
      let subscriber = subscriber(life)
      upstream.debounce(for: 1, scheduler: scheduler).subscribe(subscriber)
      upstream.send(1)
      race(
        &seed, { scheduler.advance(by: 1) }, { subscriber.subscription?.cancel() })
      expectPrefix(subscriber, of: [.subscription, .value(1)])
      upstream.forget()
    }
  }

  @Test func valuesAgainstTheDeadlineComeOnceAndInOrder() {
    inManyRounds { seed, life in
      let (upstream, scheduler) = (ManualPublisher<Int, Broken>(), VirtualTimeScheduler())
      let subscriber = subscriber(life)
      upstream.delay(for: 1, scheduler: scheduler).subscribe(subscriber)
      upstream.send(0)
      race(
        &seed, { upstream.send(1..<4, then: .finished) }, { scheduler.advance(by: 1) })
      scheduler.run()
      #expect(subscriber.signals == [.subscription] + (0..<4).map { .value($0) } + [.finished])
      expectPrefix(subscriber, of: subscriber.signals)
    }
  }

  @Test func valueAgainstTheTimeoutGivesOneEnd() {
    inManyRounds { seed, life in
      let (upstream, scheduler) = (ManualPublisher<Int, Broken>(), VirtualTimeScheduler())
      let subscriber = subscriber(life)
      upstream.timeout(1, scheduler: scheduler) { Broken(reason: 9) }.subscribe(subscriber)
      race(
        &seed, { upstream.send(1) }, { scheduler.advance(by: 1) },
        { upstream.send(completion: .finished) })
      scheduler.run()
      let signals = subscriber.signals
      let wholes: [[Signal<Int, Broken>]] = [
        [.subscription, .value(1), .finished], [.subscription, .finished],
        [.subscription, .value(1), .failure(Broken(reason: 9))],
        [.subscription, .failure(Broken(reason: 9))],
      ]
      #expect(wholes.contains(signals))
      expectPrefix(subscriber, of: signals)
      upstream.forget()
    }
  }

  @Test func requestsAgainstValuesLoseNoneOfABuffer() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Broken>()
      let subscriber = Recorder(of: Int.self, failing: Broken.self, token: life.token())
      upstream.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
      race(
        &seed, { upstream.send(0..<4, then: .finished) },
        { for _ in 0..<2 { subscriber.subscription?.request(.max(1)) } },
        { for _ in 0..<2 { subscriber.subscription?.request(.max(1)) } })
      #expect(subscriber.signals == [.subscription] + (0..<4).map { .value($0) } + [.finished])
      expectPrefix(subscriber, of: subscriber.signals)
    }
  }

  @Test func cancelAgainstValuesOfABufferAndOfASubscriptionElsewhereGivesAPrefix() {
    inManyRounds { seed, life in
      let (upstream, scheduler) = (ManualPublisher<Int, Broken>(), VirtualTimeScheduler())
      let subscriber = subscriber(life)
      upstream.subscribe(on: scheduler)
        .buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
      scheduler.advance()
      race(
        &seed, { upstream.send([1], then: .finished) }, { subscriber.subscription?.cancel() },
        { scheduler.advance() })
      scheduler.run()
      expectPrefix(subscriber, of: [.subscription, .value(1), .finished])
      upstream.forget()
    }
  }

  @Test func orderIsKeptOnConcurrentQueues() async {
    let count = 5_000
    let subscriber = RecordingSubscriber(demand: .max(7), of: Int.self, failing: Never.self) { _ in
      .max(1)
    }
    let queue = DispatchQueue.global()
    await withCheckedContinuation { continuation in
      let ending = Ending(subscriber) { continuation.resume() }
      Numbers<Never>(count: count).delay(for: 0, scheduler: queue)
        .timeout(.seconds(Int.max), scheduler: queue)
        .buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest)
        .subscribe(on: queue).subscribe(ending)
    }
    #expect(subscriber.signals == [.subscription] + (0..<count).map { .value($0) } + [.finished])
    #expect(!subscriber.hasOverlapped)
  }

  private func subscriber(_ life: Life) -> Recorder {
    Recorder(demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
  }

  private func expectPrefix(_ subscriber: Recorder, of whole: [Signal<Int, Broken>]) {
    #expect(whole.starts(with: subscriber.signals) && !subscriber.hasOverlapped)
    subscriber.cleanUp()
  }
}
