import KotlinBridgeCombine
import TestHelpers
import Testing

/// The behaviour that publishers of one result share.
@Suite struct SingleResultTests {
  /// A publisher whose result is the value 7.
  enum Source: CaseIterable {
    case just, futureAnsweredBefore, futureAnsweredAfter, replacementOfAnError

    /// Subscribes, and provides the result.
    func subscribe(_ subscriber: RecordingSubscriber<Int, Never>) {
      switch self {
      case .just:
        Just(7).subscribe(subscriber)
      case .futureAnsweredBefore:
        Future<Int, Never> { $0(.success(7)) }.subscribe(subscriber)
      case .futureAnsweredAfter:
        var promise: Future<Int, Never>.Promise?
        Future<Int, Never> { promise = $0 }.subscribe(subscriber)
        promise?(.success(7))
      case .replacementOfAnError:
        let upstream = ManualPublisher<Int, Broken>()
        upstream.replaceError(with: 7).subscribe(subscriber)
        upstream.send(completion: .failure(Broken()))
      }
    }
  }

  @Test(arguments: Source.allCases)
  func valueWaitsForDemandAndComesOnce(source: Source) {
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    source.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.signals == [.subscription, .value(7), .finished])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == [.subscription, .value(7), .finished])
  }

  @Test(arguments: Source.allCases)
  func requestInsideReceiveDeliversNothingTwice(source: Source) {
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: Never.self)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.request(.unlimited)
      return .unlimited
    }
    source.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(7), .finished])
  }

  @Test(arguments: Source.allCases)
  func cancelBeforeTheRequestLeavesOutTheValue(source: Source) {
    let subscriber = RecordingSubscriber(of: Int.self, failing: Never.self)
    source.subscribe(subscriber)
    subscriber.subscription?.cancel()
    subscriber.subscription?.cancel()
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.signals == [.subscription])
  }

  @Test(arguments: Source.allCases)
  func cancelInsideReceiveLeavesOutTheCompletion(source: Source) {
    let subscriber = RecordingSubscriber(demand: .unlimited, of: Int.self, failing: Never.self)
    subscriber.onValue = { [unowned subscriber] _ in
      subscriber.subscription?.cancel()
      return .none
    }
    source.subscribe(subscriber)
    #expect(subscriber.signals == [.subscription, .value(7)])
  }

  @Test(arguments: Source.allCases, [true, false])
  func subscriberIsReleasedAtTheEndAndOnCancel(source: Source, cancels: Bool) {
    expectRelease(from: source.subscribe) {
      if cancels { $0.cancel() } else { $0.request(.max(1)) }
    }
  }
}
