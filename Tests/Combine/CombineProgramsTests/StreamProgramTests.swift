import KotlinBridgeCombine
import TestHelpers
import Testing

/// Programs with streams of values, sent by hand.
@Suite(.timeLimit(.minutes(2))) struct StreamProgramTests {
  @Test func chatIsHeardByThoseWhoAreThere() {
    let room = ChatRoom()
    var (heard, states) = ([String](), [ChatRoom.State]())
    var cancellables = Set<AnyCancellable>()
    room.say("nobody hears this")
    room.messages
      .sink(receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append($0) })
      .store(in: &cancellables)
    room.state.sink { states.append($0) }.store(in: &cancellables)
    room.join()
    room.say("hello")
    let source = PassthroughSubject<String, ChatRoom.Closed>()
    let relay = room.relay(source.prepend("from afar"))
    source.send("still here")
    relay.cancel()
    source.send("not here")
    room.close(because: "late")
    room.join()
    room.say("too late")
    #expect(states == [.open(members: 0), .open(members: 1), .closed])
    #expect(heard.prefix(3) == ["hello", "from afar", "still here"])
    #expect(heard.count == 4 && heard[3].contains("late"))
    var end: Subscribers.Completion<ChatRoom.Closed>?
    room.messages.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
      .store(in: &cancellables)
    #expect(end == .failure(.init(reason: "late")))
  }

  @Test func countdownGivesWhatIsAskedFor() {
    let announcer = Announcer(limit: .max)
    Countdown(start: 3).launch().subscribe(announcer)
    #expect(announcer.lines == ["3", "2", "1", "lift-off"] && announcer.isOver)
    let tooLate = Announcer(limit: .max)
    Countdown(start: -1).launch().subscribe(tooLate)
    #expect(tooLate.lines == [] && tooLate.isOver)
    let stopped = Announcer(limit: 2)
    Countdown(start: 3).launch().subscribe(stopped)
    #expect(stopped.lines == ["3", "2"] && !stopped.isOver)
    var seen: [String] = []
    Countdown(start: 9).prefix(2).append(Countdown(start: 0)).launch().sink { seen.append($0) }
      .cancel()
    #expect(seen == ["9", "8", "lift-off"])
  }

  @Test func followersShareOneConnection() {
    let feed = PriceFeed()
    var (a, b) = ([Double](), [Double]())
    var first: AnyCancellable? = feed.live.sink { a.append($0) }
    feed.exchange.send(1)
    let second = feed.live.sink { b.append($0) }
    feed.exchange.send(2)
    #expect(feed.connections == 1 && a == [1, 2] && b == [2])
    first = nil
    #expect(first == nil && feed.connections == 1)
    second.cancel()
    feed.exchange.send(3)
    #expect(feed.connections == 0 && a == [1, 2] && b == [2])
  }

  @Test func auctionBeginsForAllAtOnce() {
    let feed = PriceFeed()
    var bids: [String] = []
    let followers = ["a", "b"].map { name in feed.auction.sink { bids.append("\(name)\($0)") } }
    feed.exchange.send(1)
    let connection = feed.auction.connect()
    feed.exchange.send(2)
    connection.cancel()
    feed.exchange.send(3)
    #expect(bids.sorted() == ["a2.0", "b2.0"] && feed.connections == 0)
    var latest: [Double] = []
    let late = feed.latest.sink { latest.append($0) }
    feed.exchange.send(4)
    #expect(latest == [0, 4])
    withExtendedLifetime((followers, late)) {}
  }

  @Test func downloadsAreReadAsSequences() async {
    let monitor = DownloadMonitor()
    #expect(await monitor.report([0, 50, 50, 100, 30].publisher) == ["0 %", "50 %", "100 %"])
    #expect(await monitor.report(Empty<Int, Never>()) == [])
    let failing = [10, 20].publisher.setFailureType(to: (any Error).self)
      .append(Fail(error: DownloadMonitor.Broken() as any Error))
    #expect(await monitor.last(of: failing) == -20)
    #expect(await monitor.size(of: "kite.png") == 8)
  }

  @Test func logInGoesOnWithEachAnswer() {
    func result(_ name: String, _ password: String) -> (
      Result<LogIn.Account, LogIn.LogInError>?, [String]
    ) {
      let logIn = LogIn()
      var result: Result<LogIn.Account, LogIn.LogInError>?
      let request = logIn.account(name: name, password: password)
      #expect(logIn.steps == [])
      request.sink(
        receiveCompletion: { if case .failure(let error) = $0 { result = .failure(error) } },
        receiveValue: { result = .success($0) }
      )
      .cancel()
      return (result, logIn.steps)
    }
    let pictures = ["ada-small.png", "ada-large.png"]
    #expect(result("ada", "secret").0 == .success(.init(name: "ada", pictures: pictures)))
    #expect(result("ada", "secret").1 == ["token", "profile", "small", "large"])
    #expect(result("ada", "wrong").0 == .failure(.wrongPassword))
    #expect(result("ada", "wrong").1 == ["token"])
    #expect(result("nobody", "secret").0 == .failure(.noPicture("small")))
  }
}
