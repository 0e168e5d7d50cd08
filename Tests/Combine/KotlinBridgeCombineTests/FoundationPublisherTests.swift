import AddProject
import Foundation
import KotlinBridgeCombineFoundation
import KotlinBridgeLocks
import SampleSupport
import TestHelpers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct FoundationPublisherTests {
  private static let name = Notification.Name("something happened")

  @Test func publishersOfTheSameNotificationsAreEqual() {
    let (center, name, sender) = (NotificationCenter(), Notification.Name("a"), Life())
    let publisher = center.publisher(for: name, object: sender)
    #expect(publisher == center.publisher(for: name, object: sender))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != center.publisher(for: name, object: Life()))
    #expect(publisher != center.publisher(for: Notification.Name("b"), object: sender))
    #expect(publisher != NotificationCenter().publisher(for: name, object: sender))
  }

  @Test func notificationsComeAsFarAsTheyAreRequested() {
    let (center, sender) = (NotificationCenter(), Life())
    var seen: [Int] = []
    var subscription: (any Subscription)?
    center.publisher(for: Self.name, object: sender).map { $0.userInfo?["n"] as? Int ?? 0 }
      .subscribe(
        AnySubscriber(
          receiveSubscription: { subscription = $0 },
          receiveValue: {
            seen.append($0)
            return .none
          }))
    func post(_ number: Int, by object: AnyObject? = nil) {
      center.post(name: Self.name, object: object ?? sender, userInfo: ["n": number])
    }
    post(1)
    subscription?.request(.max(1))
    post(2, by: Life())
    center.post(name: Notification.Name("other"), object: sender)
    post(3)
    post(4)
    subscription?.request(.unlimited)
    post(5)
    subscription?.cancel()
    post(6)
    #expect(seen == [3, 5])
    subscription = nil
  }

  @Test func cancelTakesTheObserverOutOfTheCenter() {
    let (center, life) = (NotificationCenter(), Life())
    var calls = 0
    var cancellable: AnyCancellable? = center.publisher(for: Self.name).sink {
      [token = life.token()] _ in
      token.touch()
      calls += 1
    }
    center.post(name: Self.name, object: nil)
    #expect(cancellable != nil && life.alive == 1)
    cancellable = nil
    center.post(name: Self.name, object: nil)
    #expect(calls == 1 && life.alive == 0)
  }

  @Test func answersComeWithTheirStatus() async throws {
    let server = try LoopbackServer(answer: ProjectServer {}.answer)
    for status in ["200", "404"] {
      let url = server.url.appending(path: status)
      var answers: [String] = []
      for try await (data, response) in URLSession.patient.dataTaskPublisher(for: url).values {
        let code = (response as? HTTPURLResponse)?.statusCode ?? 0
        answers.append("\(code) \(String(decoding: data, as: UTF8.self))")
      }
      #expect(answers == ["\(status) []"])
    }
  }

  @Test func failureIsThatOfTheSession() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let error = await #expect(throws: URLError.self) {
      for try await _ in URLSession.patient.dataTaskPublisher(for: url).values {}
    }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func requestBeginsWithDemandAndEndsWithTheCancel() async throws {
    let events = History<LoopbackServer.Event>()
    let server = try LoopbackServer(
      onEvent: { events.append($0) }, answer: ProjectServer {}.answer)
    let url = server.url.appending(path: "never")
    let session = URLSession.patient
    let idle = RecordingSubscriber(of: Int.self, failing: URLError.self)
    session.dataTaskPublisher(for: url.appendingPathComponent("idle")).map(\.data.count)
      .subscribe(idle)
    let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: URLError.self)
    session.dataTaskPublisher(for: url).map(\.data.count).subscribe(subscriber)
    await events.reaches(1)
    subscriber.cleanUp()
    await events.reaches(2)
    #expect(events.events == [.request("/never"), .abandoned("/never")])
    #expect(subscriber.signals == [.subscription] && idle.signals == [.subscription])
    idle.cleanUp()
  }

  @Test func anAnswerThatComesDuringACancelEndsNothingElse() async throws {
    let server = try LoopbackServer(answer: ProjectServer {}.answer)
    // A session with a cache may end the process, whoever cancels its task: issue 3296 of swift-corelibs-foundation.
    let session = URLSession.patient
    let url = server.url.appending(path: "200")
    try await forEachRound(1_000) { _, seed in
      let subscriber = RecordingSubscriber(demand: .max(1), of: Int.self, failing: URLError.self)
      session.dataTaskPublisher(for: url).map(\.data.count).subscribe(subscriber)
      try await Task.sleep(for: .microseconds(.random(in: 0...900, using: &seed)))
      subscriber.cleanUp()
    }
  }

  @Test func timerRunsOnItsLoopUntilItIsDisconnected() async {
    let seen = Guarded<[Date]>([])
    let threads = Guarded<Set<UInt64>>([])
    await onNewThread {
      let life = Life()
      let isOver = Guarded(false)
      let cancellable = Timer.publish(every: 0.001, tolerance: 0.001, on: .current, in: .default)
        .autoconnect().prefix(3)
        .sink(
          receiveCompletion: { [token = life.token()] _ in
            token.touch()
            isOver.value = true
          },
          receiveValue: { date in
            seen.withLock { $0.append(date) }
            threads.withLock { _ = $0.insert(threadNumber()) }
          })
      while !isOver.value { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      cancellable.cancel()
      threads.withLock { _ = $0.insert(threadNumber()) }
      // No timer is left on the loop.
      #expect(life.alive == 0 && RunLoop.current.limitDate(forMode: .default) == nil)
    }
    #expect(seen.value.count == 3 && seen.value == seen.value.sorted() && threads.value.count == 1)
  }
}
