import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers
import Testing

/// Publishers that several subscribers share.
@Suite struct SharingTests {
  typealias Recorder = RecordingSubscriber<Int, Broken>

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let notes: String

    init(_ name: String, _ script: String, _ notes: String) {
      (testDescription, self.script, self.notes) = (name, script, notes)
    }
  }

  let leftovers = Leftovers()

  /// The words of a script: `1` subscribes a first subscriber that requests all, `1-` one that
  /// requests nothing, `1?` requests and `1x` cancels; `a5` and `a|` come from upstream. In the
  /// notes `^` is a subscription to upstream, `?*` and `x` what that is told, `1v5` a value and `1|`
  /// the completion of the first subscriber.
  private func notes(
    of script: String,
    through operation: (AnyPublisher<Int, Broken>) -> AnyPublisher<Int, Broken>
  ) -> String {
    let words = Guarded<[String]>([])
    let note = { (word: String) in words.withLock { $0.append(word) } }
    let upstream = ManualPublisher<Int, Broken>()
    let shared = operation(
      Deferred {
        note("^")
        return upstream.handleEvents(
          receiveCancel: { note("x") }, receiveRequest: { _ in note("?*") })
      }.eraseToAnyPublisher())
    var subscriptions: [String: any Subscription] = [:]
    for word in script.split(separator: " ") {
      let (name, rest) = (String(word.prefix(1)), word.dropFirst())
      switch (name, rest) {
      case ("a", "|"): upstream.send(completion: .finished)
      case ("a", _): upstream.send(Int(rest)!)
      case (_, "?"): subscriptions[name]?.request(.unlimited)
      case (_, "x"): subscriptions[name]?.cancel()
      default:
        shared.subscribe(
          AnySubscriber(
            receiveSubscription: {
              subscriptions[name] = $0
              if rest.isEmpty { $0.request(.unlimited) }
            },
            receiveValue: {
              note("\(name)v\($0)")
              return .none
            }, receiveCompletion: { _ in note("\(name)|") }))
      }
    }
    let noted = words.value
    for subscription in subscriptions.values { subscription.cancel() }
    upstream.forget()
    return noted.joined(separator: " ")
  }

  @Test(arguments: [
    Row("one subscription for all", "1 a5 2 a6", "^ ?* 1v5 1v6 2v6"),
    Row("the last that cancels ends it", "1 2 1x a5 2x", "^ ?* 2v5 x"),
    Row("twice the same cancels once", "1 2 1x 1x a5", "^ ?* 2v5"),
    Row("another begins anew", "1 1x 2 a5", "^ ?* x ^ ?* 2v5"),
    Row("completion comes to all", "1 2 a| 3", "^ ?* 1| 2| 3|"),
    Row("after the end nothing begins anew", "1 a| 1x 2 2x 3", "^ ?* 1| 2| 3|"),
    Row("asked when one requests", "1- 2- 2?  1? a5", "^ ?* 1v5 2v5"),
    Row("without demand nothing comes", "1- 2 a5", "^ ?* 2v5"),
    Row("anew, without demand", "1 1x 2-", "^ ?* x ^"),
    Row("anew, with demand later", "1 1x 2- 2? a5", "^ ?* x ^ ?* 2v5"),
  ]) func share(row: Row) {
    let notes = notes(of: row.script) { $0.share().eraseToAnyPublisher() }
    #expect(notes == row.notes)
    let same = self.notes(of: row.script) {
      $0.multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher()
    }
    #expect(same == row.notes)
  }

  @Test func multicastDeliversToAllOnceItIsConnected() {
    let upstream = ManualPublisher<Int, Broken>()
    var subjects = 0
    let multicast = upstream.multicast {
      subjects += 1
      return PassthroughSubject<Int, Broken>()
    }
    #expect(subjects == 0)
    let subscribers = [subscribe(to: multicast), subscribe(to: multicast)]
    upstream.send(1)
    #expect(upstream.calls == [] && subjects == 1)
    var connection: (any Cancellable)? = multicast.connect()
    upstream.send(2)
    #expect(upstream.calls == [.request(.unlimited)])
    withExtendedLifetime(connection) {}
    connection = nil
    upstream.send(3)
    #expect(upstream.calls == [.request(.unlimited), .cancel])
    for subscriber in subscribers { #expect(subscriber.signals == [.subscription, .value(2)]) }
    let second = multicast.connect()
    upstream.send(4)
    upstream.send(completion: .finished)
    for subscriber in subscribers {
      #expect(subscriber.signals == [.subscription, .value(2), .value(4), .finished])
    }
    #expect(subjects == 1)
    second.cancel()
  }

  @Test func connectionKeepsTheSubjectAlive() {
    let upstream = ManualPublisher<Int, Broken>()
    var multicast: Publishers.Multicast? = upstream.multicast { PassthroughSubject<Int, Broken>() }
    let subscriber = subscribe(to: multicast!)
    let connection = multicast!.connect()
    multicast = nil
    upstream.send(1)
    #expect(subscriber.signals == [.subscription, .value(1)])
    connection.cancel()
  }

  @Test func multicastThroughACurrentValueGivesThatFirst() {
    let upstream = ManualPublisher<Int, Broken>()
    let subject = CurrentValueSubject<Int, Broken>(7)
    let multicast = upstream.multicast(subject: subject)
    let subscriber = subscribe(to: multicast)
    let connection = multicast.connect()
    upstream.send(8)
    #expect(subscriber.signals == [.subscription, .value(7), .value(8)] && subject.value == 8)
    connection.cancel()
  }

  @Test func connectableDeliversNothingBeforeItIsConnected() {
    let publisher = [1, 2].publisher.makeConnectable()
    var seen: [Int] = []
    let both = [
      publisher.sink { seen.append($0) }, publisher.sink { seen.append($0 * 10) },
    ]
    #expect(seen == [])
    let connection = publisher.connect()
    #expect(seen == [1, 10, 2, 20])
    withExtendedLifetime((both, connection)) {}
  }

  @Test func subscriptionAloneKeepsAShareAlive() {
    let (life, upstream) = (Life(), ManualPublisher<Int, Never>())
    var seen: [Int] = []
    var cancellable: AnyCancellable? =
      upstream
      .handleEvents(receiveOutput: { [token = life.token()] _ in token.touch() })
      .share().map { $0 }.sink { seen.append($0) }
    upstream.send(1)
    #expect(seen == [1] && life.alive == 1)
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    upstream.send(2)
    upstream.forget()
    #expect(seen == [1] && life.alive == 0 && upstream.calls.last == .cancel)
  }

  @Test func cancelInsideTheSubscriptionConnectsNothing() {
    let upstream = ManualPublisher<Int, Broken>()
    let subscriber = Recorder()
    subscriber.onSubscription = { $0.cancel() }
    upstream.share().subscribe(subscriber)
    #expect(upstream.send(1) == nil && upstream.calls == [])
    subscriber.forgetSubscription()
  }

  @Test func cancelWhileItIsConnectedEndsTheConnection() {
    let (upstream, subscriber) = (ManualPublisher<Int, Broken>(), Recorder(demand: .unlimited))
    let cancelling = Deferred {
      subscriber.subscription?.cancel()
      return upstream
    }
    cancelling.share().subscribe(subscriber)
    #expect(upstream.calls == [.cancel] && subscriber.signals == [.subscription])
    subscriber.forgetSubscription()
    upstream.forget()
  }

  @Test func sharesAreEqualIfTheyAreTheSame() {
    let (one, other) = (Just(1).share(), Just(1).share())
    #expect(one == one && one != other)
  }

  private func subscribe(to publisher: some Publisher<Int, Broken>) -> Recorder {
    let subscriber = Recorder(demand: .unlimited)
    publisher.subscribe(subscriber)
    leftovers.add { subscriber.cleanUp() }
    return subscriber
  }
}
