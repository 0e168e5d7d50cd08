import Fixtures
import Foundation
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

/// Traces as files that Perfetto shows.
@Suite(.onOwnThread, .timeLimit(.minutes(2))) struct TraceFileTests {
  private let fixtures: FakeFixtures
  private let shop: Workshop
  private var path: String { shop.path("trace.json") }

  init() throws {
    fixtures = try FakeFixtures()
    shop = try Workshop()
  }

  @Test func aSubscriptionIsASliceWithItsEventsAndItsThreads() async throws {
    let file = try #require(TraceFile(path: path))
    KotlinTrace.start(in: fixtures.library, file.add)
    fixtures.fake.flow("longs", taking: Int64.self, of: Int64.self) { script, limit in
      script.emit(contentsOf: 0..<limit)
      script.complete()
    }
    let flow = try fixtures.longs(n: 3).window(2).placement(.default)
    #expect(await reading(flow).events == [0, 1, 2, .completed])
    KotlinTrace.stop(in: fixtures.library)
    file.flush()
    let events = try events()
    #expect(
      names(events, ofWork: "fixtures#2") == [
        "b longs", "n elements", "n request", "n elements", "n completed", "e longs",
      ])
    #expect(names(events, ofWork: "fixtures#1") == ["b make longs", "e make longs"])
    let details = events.compactMap { ($0["args"] as? [String: Any])?["event"] as? String }
    #expect(details.contains("request 2: 2 outstanding"))
    let threads = Set(events.filter { $0["ph"] as? String != "M" }.compactMap { $0["tid"] as? Int })
    let named = events.filter { $0["ph"] as? String == "M" }.compactMap { $0["tid"] as? Int }
    #expect(threads == Set(named) && named.count == threads.count)
    let alive = events.filter { $0["name"] as? String == "alive in fixtures" }
      .compactMap { $0["args"] as? [String: Int] }
    #expect(alive.contains(["flows": 1, "calls": 0]))
    #expect(alive.last == ["flows": 0, "calls": 0])
  }

  @Test func anArrowLeadsFromACancelToTheRelease() async throws {
    let file = try #require(TraceFile(path: path))
    KotlinTrace.start(in: fixtures.library, file.add)
    fixtures.fake.flow("neverEmits", of: Int64.self)
    let job = try fixtures.neverEmits().subscribe(onEach: { _ in }, onThrow: { _ in })
    job.cancel()
    try await job.cancelAndJoin()
    KotlinTrace.stop(in: fixtures.library)
    file.flush()
    let events = try events()
    let arrow = events.filter { ["s", "f"].contains($0["ph"] as? String) }
    #expect(arrow.map { $0["ph"] as? String } == ["s", "f"])
    #expect(arrow.map { $0["id"] as? String } == ["fixtures#2", "fixtures#2"])
    // Each of its ends lies on a slice of its thread.
    for end in arrow {
      let time = try #require(end["ts"] as? Double)
      #expect(events.contains { $0["ph"] as? String == "X" && $0["ts"] as? Double == time })
    }
  }

  @Test func whatDoesNotFitIsDroppedAndCounted() throws {
    let inMemory = TraceFile.Limits(memory: 2000, file: .max)
    let onDisk = TraceFile.Limits(memory: .max, file: 2000)
    for limits in [inMemory, onDisk] {
      let file = try #require(TraceFile(path: path, limits: limits))
      for _ in 0..<50 { file.add(event("x")) }
      file.flush()
      let events = try events()
      let dropped = events.first { $0["name"] as? String == "dropped events" }
      let count = try #require((dropped?["args"] as? [String: Int])?["count"])
      let written = events.count { $0["ph"] as? String == "b" }
      #expect(written > 0 && count > 0 && written + count == 50)
    }
  }

  @Test func aThreadWhoseFirstEventWasDroppedHasItsName() throws {
    let file = try #require(TraceFile(path: path, limits: TraceFile.Limits(memory: 2000)))
    file.add(event(String(repeating: "long ", count: 1000)))
    file.add(event("x"))
    file.flush()
    let events = try events()
    #expect(events.contains { $0["name"] as? String == "x" })
    #expect(events.contains { $0["name"] as? String == "thread_name" })
  }

  @Test func theFileIsAWholeArrayAfterEachWrite() throws {
    let file = try #require(TraceFile(path: path))
    #expect(try events().isEmpty)
    for count in 1...20 {
      file.add(event("x"))
      file.flush()
      file.flush()
      #expect(try events().count { $0["ph"] as? String == "b" } == count)
    }
  }

  @Test(arguments: ["\"", "\\", "\u{0}\n\u{1b}[31m", "Grüße 🎈", "</script>"])
  func anyNameIsWritten(_ name: String) throws {
    let file = try #require(TraceFile(path: path))
    file.add(event(name))
    file.flush()
    #expect(try events().contains { $0["ph"] as? String == "b" && $0["name"] as? String == name })
  }

  @Test func aWriterOfItsOwnWritesWithoutAFlush() async throws {
    let file = try #require(TraceFile(path: path))
    file.add(event("x"))
    while try events().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    withExtendedLifetime(file) {}
  }

  @Test func theNumberOfTheProcessMayBePartOfTheName() throws {
    let file = try #require(TraceFile(path: shop.path("%p-%p.json")))
    withExtendedLifetime(file) {}
    #expect(FileManager.default.fileExists(atPath: shop.path("\(getpid())-\(getpid()).json")))
  }

  @Test func aFileThatCantBeMadeIsNone() {
    #expect(TraceFile(path: shop.path("none/trace.json")) == nil)
  }

  // MARK: - Helpers

  /// The beginning of a call with this name.
  private func event(_ name: String) -> KotlinTrace.Event {
    let work = TrackedWork(
      kind: .call, table: 0, library: "shop", name: name, number: 1,
      origin: .object(TraceFileTests.self))
    return KotlinTrace.Event(.made, of: work, isLast: false, message: name)
  }

  /// The events of the file. Records an issue for each that lacks what the format asks for.
  private func events() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(try bytes(of: path)))
    let events = try #require(json as? [[String: Any]])
    let needed = [
      "b": ["cat", "id"], "n": ["cat", "id"], "e": ["cat", "id"], "i": ["s"], "X": ["dur"],
      "C": ["args"], "M": ["args"], "s": ["id"], "f": ["id", "bp"],
    ]
    for event in events {
      let phase = try #require(event["ph"] as? String)
      for member in try #require(needed[phase]) + ["name", "pid", "tid", "ts"] {
        #expect(event[member] != nil, "\(member) of \(event)")
      }
    }
    return events
  }

  /// The phases and names of the events in the slice of a piece of work.
  private func names(_ events: [[String: Any]], ofWork id: String) -> [String] {
    events.filter { $0["id"] as? String == id && ["b", "n", "e"].contains($0["ph"] as? String) }
      .map { "\($0["ph"]!) \($0["name"]!)" }
  }
}
