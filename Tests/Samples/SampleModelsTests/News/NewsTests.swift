import Foundation
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import NewsModels
import SampleSupport
import Samples
import TestHelpers
import Testing

extension SamplesSuites {
  /// One service, in all forms that its functions and states have in Swift.
  @Suite(.onOwnThread) struct NewsTests {
    /// A client whose answers are given by the test.
    private final class Client: NetworkClient {
      private let answer: @Sendable (String) async throws -> String

      init(_ answer: @escaping @Sendable (String) async throws -> String) { self.answer = answer }

      func get(path: String) async throws -> String { try await answer(path) }
    }

    private static let two = #"{"content": {"articles": [{"title": "a"}, {"title": "b"}]}}"#
    private static let denied = #"{"error": {"code": 401, "message": "no news for strangers"}}"#

    @Test func theSameFunctionInThreeForms() async throws {
      let test = try TestServer { NewsClient.answer($0) }
      let service = try NewsService(client: NewsClient(address: test.server.url, session: .patient))
      let news = try await service.fetchNews()
      #expect(news.articles.map(\.author) == ["A. Sync", "C. Urrent", nil])
      let completed = await withCheckedContinuation { continuation in
        _ = service.fetchNews { continuation.resume(returning: $0) }
      }
      #expect(try completed.get() == news)
      let publisher = service.newsPublisher
      #expect(test.events.events.count == 2)
      for _ in 0..<2 {
        for try await value in publisher.values { #expect(value == news) }
      }
      #expect(test.events.events.count == 4)
    }

    @Test func anErrorInsideOfAGoodAnswerIsAnError() async throws {
      let service = try NewsService(client: Client { _ in Self.denied })
      let response = try await service.getNewsList()
      #expect(response.content == nil)
      #expect(response.error == ErrorResponse(code: 401, message: "no news for strangers"))
      let error = await #expect(throws: NewsException.self) { try await service.fetchNews() }
      #expect(error?.code == 401)
      let completed = await withCheckedContinuation { continuation in
        _ = service.fetchNews { continuation.resume(returning: $0) }
      }
      let failure = #expect(throws: KotlinError.self) { try completed.get() }
      #expect(failure.flatMap { NewsException($0) }?.code == 401)
      let published = await service.newsPublisher.map { _ in Int32(0) }
        .catch { Just(NewsException($0)?.code ?? -1) }.values.first { _ in true }
      #expect(published == 401)
    }

    @Test func whatSwiftThrowsComesBackAsItself() async throws {
      struct Unplugged: Error {}
      let service = try NewsService(client: Client { _ in throw Unplugged() })
      await #expect(throws: Unplugged.self) { try await service.fetchNews() }
    }

    @Test func aTimeOutEndsTheRequest() async throws {
      let test = try TestServer { _ in await .never() }
      let service = try NewsService(
        client: NewsClient(address: test.server.url, session: .patient), timeout: .milliseconds(50))
      let error = await #expect(throws: NewsException.self) { try await service.fetchNews() }
      #expect(error?.code == 408)
      await test.events.waits { $0.last == .abandoned("/news") }
    }

    /// Answer, cancel and time-out come at the same time: the handler is called once.
    @Test func aRequestThatEndsInThreeWaysAtOnceAnswersOnce() async throws {
      try await forEachRound(10_000) { round, seed in
        let gate = DispatchSemaphore(value: 0)
        let client = Client { _ in
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
              gate.wait()
              continuation.resume()
            }
          }
          return Self.two
        }
        let timeout = Duration.microseconds(Int.random(in: 1...400, using: &seed))
        let service = try NewsService(client: client, timeout: timeout)
        let answers = History<Result<NewsList, KotlinError>>()
        let job = service.fetchNews { answers.append($0) }
        race(&seed, { gate.signal() }, { job.cancel() })
        await job.join()
        try #require(answers.events.count == 1)
        switch answers.events[0] {
        case .success(let news): try #require(news.articles.count == 2)
        case .failure(let error):
          try #require(error.code == .cancelled || NewsException(error)?.code == 408, "\(error)")
        }
      }
    }
  }

  /// The view model, by each of the forms in which a state comes to Swift.
  @Suite @MainActor struct NewsFeedTests {
    private func feed(_ path: String = "") throws -> (NewsFeed, TestServer) {
      let test = try TestServer { NewsClient.answer($0) }
      let client = NewsClient(address: test.server.url.appending(path: path), session: .patient)
      return (try NewsFeed(service: NewsService(client: client)), test)
    }

    @Test(arguments: NewsFeed.Form.allCases)
    func eachFormShowsTheNews(form: NewsFeed.Form) async throws {
      let (feed, test) = try feed()
      defer { test.server.stop() }
      try feed.start(form)
      let job = try feed.load()
      for await articles in feed.$articles.values where articles != nil { break }
      #expect(feed.articles?.count == 3)
      await job.join()
      feed.stop()
      #expect(feed.problem == nil)
    }

    @Test(arguments: NewsFeed.Form.allCases)
    func nothingIsShownAfterStop(form: NewsFeed.Form) async throws {
      let (feed, test) = try feed()
      defer { test.server.stop() }
      try feed.start(form)
      feed.stop()
      await (try feed.load()).join()
      // What was on its way to the main actor.
      for _ in 0..<20 { await Task.yield() }
      #expect(feed.articles == nil)
    }

    @Test(arguments: [
      ("denied", "no news for strangers"), ("gone", "the server answers with the status 404"),
    ])
    func aProblemIsShown(path: String, problem: String) async throws {
      let (feed, test) = try feed(path)
      defer { test.server.stop() }
      try feed.start(.task)
      try feed.load()
      for await shown in feed.$problem.values where shown != nil { break }
      #expect(feed.problem == problem)
    }

    @Test func aFeedThatIsDroppedCancelsItsRequest() async throws {
      let test = try TestServer { _ in await .never() }
      var feed: NewsFeed? = try NewsFeed(
        service: NewsService(client: NewsClient(address: test.server.url, session: .patient)))
      try feed?.start(.collect)
      try feed?.load()
      await test.events.reaches(1)
      feed = nil
      await test.events.waits { @Sendable in $0.last == .abandoned("/news") }
    }
  }
}
