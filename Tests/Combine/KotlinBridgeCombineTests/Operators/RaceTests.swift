import Dispatch
import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Two threads at once in many rounds. Each round's history is checked, and in the end everything
/// has been released.
@Suite(.serialized) struct RaceTests {
  @Test func cancelAgainstThePromiseGivesOneOutcome() {
    inManyRounds { seed, life in
      let (future, promise) = pending()
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Broken.self, token: life.token())
      future.subscribe(subscriber)
      race(&seed, { promise(.success(1)) }, { subscriber.subscription?.cancel() })
      expectPrefix(subscriber, of: [.subscription, .value(1), .finished])
      subscriber.forgetSubscription()
    }
  }

  @Test func subscribingAgainstThePromiseLosesNoValue() {
    inManyRounds { seed, life in
      let (future, promise) = pending()
      let subscriber = RecordingSubscriber(
        demand: .max(1), of: Int.self, failing: Broken.self, token: life.token())
      race(&seed, { promise(.success(1)) }, { future.subscribe(subscriber) })
      #expect(subscriber.signals == [.subscription, .value(1), .finished])
      #expect(!subscriber.hasOverlapped)
      subscriber.forgetSubscription()
    }
  }

  @Test func requestAgainstTheFailureDeliversTheReplacementOnce() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Broken>()
      let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self, token: life.token())
      upstream.replaceError(with: -1).subscribe(subscriber)
      race(
        &seed, { upstream.send(completion: .failure(Broken())) },
        { subscriber.subscription?.request(.max(1)) })
      #expect(subscriber.signals == [.subscription, .value(-1), .finished])
      subscriber.forgetSubscription()
    }
  }

  @Test func cancelAgainstTheFailureGivesOneOutcome() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Broken>()
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
      upstream.replaceError(with: -1).subscribe(subscriber)
      race(
        &seed, { upstream.send(completion: .failure(Broken())) },
        { subscriber.subscription?.cancel() })
      expectPrefix(subscriber, of: [.subscription, .value(-1), .finished])
      subscriber.forgetSubscription()
      upstream.forget()
    }
  }

  @Test func cancelAgainstTheCompletionOfASinkGivesOneOutcome() {
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Never>()
      let calls = Guarded<[String]>([])
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { [token = life.token()] _ in
          token.touch()
          calls.withLock { $0.append("completion") }
        },
        receiveValue: { value in calls.withLock { $0.append("\(value)") } })
      upstream.subscribe(sink)
      let handle = Guarded(sink)
      race(
        &seed, { upstream.send([1], then: .finished) }, { handle.value.cancel() })
      #expect(["1", "completion"].starts(with: calls.value))
      upstream.forget()
    }
  }

  @Test func cancelAgainstADrainGivesAPrefix() {
    let queue = DispatchQueue.global()
    let group = DispatchGroup()
    inManyRounds { seed, life in
      let upstream = ManualPublisher<Int, Never>()
      let subscriber = RecordingSubscriber(
        demand: .unlimited, of: Int.self, failing: Never.self, token: life.token())
      upstream.receive(on: queue, options: .init(group: group)).subscribe(subscriber)
      race(
        &seed, { upstream.send(0..<5, then: .finished) }, { subscriber.subscription?.cancel() })
      group.wait()
      expectPrefix(subscriber, of: [.subscription] + (0..<5).map { .value($0) } + [.finished])
      #expect(!subscriber.hasOverlapped)
      subscriber.forgetSubscription()
      upstream.forget()
    }
  }

  @Test func manyCancelsCallTheClosureOnce() {
    inManyRounds { seed, _ in
      let calls = Guarded(0)
      let cancellable = Guarded(AnyCancellable { calls.withLock { $0 += 1 } })
      let cancel = { @Sendable in cancellable.value.cancel() }
      race(&seed, cancel, cancel, cancel, cancel)
      #expect(calls.value == 1)
    }
  }

  private func pending() -> (Future<Int, Broken>, Future<Int, Broken>.Promise) {
    var kept: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { kept = $0 }
    return (future, kept!)
  }

  private func expectPrefix<Failure: Error & Equatable>(
    _ subscriber: RecordingSubscriber<Int, Failure>, of whole: [Signal<Int, Failure>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(whole.starts(with: subscriber.signals), sourceLocation: sourceLocation)
  }
}
