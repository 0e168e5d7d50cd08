import KotlinBridgeCombine
import TestHelpers
import Testing

/// A subject behind publishers.
@Suite struct SubjectFeedTests {
  @Test func passthroughAsksUpstreamWhenSomebodyAsksIt() {
    let (upstream, subject) = (ManualPublisher<Int, Broken>(), PassthroughSubject<Int, Broken>())
    let feed = upstream.subscribe(subject)
    let subscriber = RecordingSubscriber(of: Int.self, failing: Broken.self)
    subject.subscribe(subscriber)
    #expect(upstream.calls == [])
    subscriber.subscription?.request(.max(1))
    subscriber.subscription?.request(.max(1))
    #expect(upstream.calls == [.request(.unlimited)])
    let second = ManualPublisher<Int, Broken>()
    let secondFeed = second.subscribe(subject)
    #expect(second.calls == [.request(.unlimited)])
    upstream.send(1)
    second.send(2)
    upstream.send(3)
    #expect(subscriber.signals == [.subscription, .value(1), .value(2)])
    upstream.send(completion: .finished)
    #expect(subscriber.signals.last == .finished)
    #expect(second.calls == [.request(.unlimited), .cancel])
    #expect(upstream.calls == [.request(.unlimited)])
    withExtendedLifetime((feed, secondFeed)) {}
  }

  @Test func currentValueAsksUpstreamAtOnce() {
    let (upstream, subject) = (ManualPublisher<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let feed = upstream.subscribe(subject)
    #expect(upstream.calls == [.request(.unlimited)])
    upstream.send(1)
    #expect(subject.value == 1)
    feed.cancel()
    upstream.send(2)
    #expect(subject.value == 1)
    #expect(upstream.calls == [.request(.unlimited), .cancel])
  }

  @Test func completedSubjectCancelsWhatComes() {
    let (upstream, subject) = (ManualPublisher<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    subject.send(completion: .finished)
    let feed = upstream.subscribe(subject)
    #expect(upstream.calls == [.cancel])
    withExtendedLifetime(feed) {}
  }

  @Test func droppedSubjectCancelsItsUpstreamAndReleasesItsSubscribers() {
    let life = Life()
    let upstream = ManualPublisher<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let feed = upstream.subscribe(subject!)
    subject?.subscribe(
      AnySubscriber(
        receiveSubscription: { [token = life.token()] _ in token.touch() }))
    #expect(life.alive == 1)
    subject = nil
    #expect(life.alive == 0)
    #expect(upstream.calls == [.cancel])
    upstream.send(1)
    feed.cancel()
  }

  @Test func feedsThatAreOverAreForgotten() {
    let life = Life()
    let subject = PassthroughSubject<Int, Never>()
    for _ in 0..<3 {
      let upstream = ManualPublisher<Int, Never>()
      upstream.handleEvents(receiveOutput: { [token = life.token()] _ in token.touch() })
        .subscribe(subject).cancel()
      upstream.forget()
    }
    #expect(life.alive == 0)
  }
}
