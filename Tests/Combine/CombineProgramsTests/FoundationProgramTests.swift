import AddProject
import Foundation
import KotlinBridgeLocks
import KotlinBridgePublisher
import SampleSupport
import TestHelpers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Programs with timers, requests and notifications.
@Suite(.timeLimit(.minutes(2))) struct FoundationProgramTests {
  @Test func stopwatchCountsTicksAndLapsUntilItIsStopped() async {
    let seen = Guarded<(ticks: Int, laps: [Int], after: Int)>((0, [], 0))
    await onNewThread {
      let stopwatch = Stopwatch()
      var isOver = false
      stopwatch.start(every: 0.001, on: .current) { isOver = true }
      func run(until isDone: () -> Bool) {
        // A timer does not end the run of a loop, so that has a limit.
        while !isDone() { _ = RunLoop.current.run(mode: .default, before: Date() + 0.001) }
      }
      run { stopwatch.ticks >= 2 }
      stopwatch.resetButton.send()
      run { stopwatch.ticks >= 3 }
      stopwatch.lapButton.send()
      stopwatch.stopButton.send()
      let ticks = stopwatch.ticks
      stopwatch.lapButton.send()
      seen.value = (ticks, stopwatch.laps, stopwatch.ticks)
      #expect(isOver && RunLoop.current.limitDate(forMode: .default) == nil)
    }
    #expect(seen.value.ticks >= 3 && seen.value.laps == [seen.value.ticks])
    #expect(seen.value.after == seen.value.ticks)
  }

  @Test func failedRequestIsRepeatedAndThenReplaced() async throws {
    let events = History<LoopbackServer.Event>()
    let server = try LoopbackServer(
      onEvent: { events.append($0) }, answer: ProjectServer {}.answer)
    let client = WeatherClient(session: .patient, stored: [7])
    func answers(_ answer: String) async throws -> [[Int]] {
      let url = server.url.appending(path: answer)
      var answers: [[Int]] = []
      for await answer in client.readings(from: url).values { answers.append(answer) }
      return answers
    }
    #expect(try await answers("200") == [[]])
    #expect(try await answers("500") == [[7]])
    #expect(events.events == [.request("/200")] + Array(repeating: .request("/500"), count: 3))
  }

  @Test func anotherServerTakesOverWhereOneIsBusy() async throws {
    let server = try LoopbackServer(answer: ProjectServer {}.answer)
    let client = WeatherClient(session: .patient, stored: [])
    func answer(_ first: String) async throws -> Result<String, WeatherClient.ClientError> {
      let url = server.url.appending(path: first)
      let other = server.url.appending(path: "200")
      do {
        var text = ""
        for try await data in client.readings(from: url, orElse: other).values {
          text += String(decoding: data, as: UTF8.self)
        }
        return .success(text)
      } catch {
        return .failure(try #require(error as? WeatherClient.ClientError))
      }
    }
    #expect(try await answer("200") == .success("[]"))
    #expect(try await answer("503") == .success("[]"))
    #expect(try await answer("401") == .failure(.status(401)))
  }

  @Test func requestEndsWithItsCancel() async throws {
    let events = History<LoopbackServer.Event>()
    let server = try LoopbackServer(
      onEvent: { events.append($0) }, answer: ProjectServer {}.answer)
    let client = WeatherClient(session: .patient, stored: [])
    let url = server.url.appending(path: "never")
    let seen = History<[Int]>()
    let cancellable = client.readings(from: url).sink { seen.append($0) }
    await events.reaches(1)
    cancellable.cancel()
    await events.reaches(2)
    #expect(events.events == [.request("/never"), .abandoned("/never")] && seen.events == [])
  }

  @Test func savedDocumentsAreCountedUntilOneIsClosed() {
    let center = NotificationCenter()
    let store = DocumentStore(center: center)
    var changes = 0
    let cancellable = store.objectWillChange.sink { changes += 1 }
    func save(_ name: String, _ bytes: Int) {
      center.post(name: .documentSaved, object: nil, userInfo: ["name": name, "bytes": bytes])
    }
    save("a", 3)
    save("b", 4)
    #expect(store.names == ["a", "b"] && store.bytes == 0)
    center.post(name: .documentClosed, object: nil)
    save("c", 5)
    #expect(store.names == ["a", "b"] && store.bytes == 7 && changes == 3)
    cancellable.cancel()
  }
}
