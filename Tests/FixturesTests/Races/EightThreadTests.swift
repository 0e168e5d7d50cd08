import Fixtures
import Foundation
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension FixtureSuites {
  /// Eight threads that use the library at the same time, without `await`, and check each value and
  /// each error.
  ///
  /// They have some thousand rounds, and a million each in `./build.sh stress`.
  @Suite(.onOwnThread) struct EightThreads {
    @Test func everyThreadGetsItsOwnAnswers() throws {
      let shared = try pointState(name: freshName())
      let tally = try makeTally(start: 0)
      try library.collectGarbage()
      let before = try library.counters
      do {
        let threads = try (0..<8).map { try BusyThread($0, shared: shared, tally: tally) }
        for thread in threads { thread.start() }
        for thread in threads {
          let complaint = thread.waitForComplaint()
          #expect(complaint == nil, "thread \(thread.index): \(complaint ?? "")")
        }
      }
      // What was set last, by any thread, is whole.
      let last = try shared.get()
      #expect(last.x == -last.y)
      withExtendedLifetime(tally) {}
      // A thread lets go of its states after it has told that it is over.
      while try library.counters.handles > before.handles { sched_yield() }
      try library.collectGarbage()
      let after = try library.counters
      #expect(after.handles == before.handles)
      #expect(after.stableReferences <= before.stableReferences + 5)
    }
  }
}

/// One of the threads: strings, records, states, answers that do not fit the lent memory, objects,
/// and failures, in turn.
private final class BusyThread: Sendable {
  let index: Int
  private let complaint = Guarded<String?>(nil)
  private let over = Latch()
  private let text: String
  private let own: KotlinMutableStateFlow<Point>
  private let words: KotlinMutableStateFlow<String?>
  private let shared: KotlinMutableStateFlow<Point>
  private let tally: Tally

  /// - Parameters:
  ///   - shared: a state that all threads set.
  ///   - tally: an object that all threads hold and let go.
  init(_ index: Int, shared: KotlinMutableStateFlow<Point>, tally: Tally) throws {
    self.index = index
    self.shared = shared
    self.tally = tally
    // Some have only ASCII, and some are longer than the 256 bytes that a call lends.
    text = "thread \(index) " + String(repeating: index % 4 == 0 ? "x" : "é", count: index * 20)
    own = try pointState(name: freshName())
    words = try stringState(name: freshName())
  }

  func start() {
    Thread.detachNewThread { [self] in
      // One of the eight shows how far they have come.
      var progress = index == 0 ? RoundProgress(of: rounds(5000), "eight threads") : nil
      defer { progress?.end() }
      for round in 0..<rounds(5000) {
        progress?.begin(round)
        do {
          if let wrong = try use(round) { complaint.value = "round \(round): \(wrong)" }
        } catch {
          complaint.value = "round \(round): \(error)"
        }
        if complaint.value != nil { break }
      }
      over.open()
    }
  }

  /// Waits for the end of the thread. Returns what was wrong; nil for nothing.
  func waitForComplaint() -> String? {
    over.wait()
    return complaint.value
  }

  private func use(_ round: Int) throws -> String? {
    switch round % 8 {
    case 0: try strings(round)
    case 1: try records(round)
    case 2: try states(round)
    case 3: try sharedState(round)
    case 4: try grownAnswers(round)
    case 5: try objects(round)
    case 6: try sharedObject()
    default: failures(round)
    }
  }

  private func strings(_ round: Int) throws -> String? {
    let sent = "\(text) \(round)"
    let answer = try repeatString(text: sent, count: 1)
    return answer == sent ? nil : "'\(sent)' came back as '\(answer)'"
  }

  private func records(_ round: Int) throws -> String? {
    let begin = Int64(index * round)
    let answer = try plainLength(period: Period(begin: begin, end: begin + 1 + Int64(round)))
    return answer == 1 + round ? nil : "a length of \(answer)"
  }

  private func states(_ round: Int) throws -> String? {
    let point = Point(Double(index), Double(round))
    let word = round % 16 == 2 ? nil : "\(text) \(round)"
    try own.set(point)
    try words.set(word)
    let (seenPoint, seenWord) = (try own.get(), try words.get())
    return seenPoint == point && seenWord == word ? nil : "\(seenPoint), \(seenWord ?? "nil")"
  }

  /// All threads set the same state, and none sees the half of what another one has set.
  private func sharedState(_ round: Int) throws -> String? {
    let number = Double(round * 8 + index)
    try shared.set(Point(number, -number))
    let seen = try shared.get()
    return seen.x == -seen.y ? nil : "\(seen) is of two threads"
  }

  /// The lent memory has 256 bytes, and most of these answers more.
  private func grownAnswers(_ round: Int) throws -> String? {
    let count = Int32(40 + round % 100)
    let answer = try repeatString(text: text, count: count)
    let isRight =
      answer.utf8.count == text.utf8.count * Int(count)
      && answer.hasPrefix(text) && answer.hasSuffix(text)
    return isRight ? nil : "\(answer.utf8.count) bytes of \(count) times '\(text)'"
  }

  /// Objects of this thread's own, one by one and in a list that does not fit the lent memory.
  private func objects(_ round: Int) throws -> String? {
    let start = Int64(round * 8 + index)
    let sum = try Tally(value: start).add(amount: 1)
    let count = Int32(round % 80)
    let sumOfMany = try sumOfTallies(tallies: makeTallies(count: count))
    let expected = Int64(count * (count - 1) / 2)
    return sum == start + 1 && sumOfMany == expected ? nil : "sums of \(sum) and \(sumOfMany)"
  }

  /// All threads find and let go the same object, and it stays one.
  private func sharedObject() throws -> String? {
    let again = try sameTally(tally: tally)
    _ = try again.add(amount: 1)
    return again == tally ? nil : "another object"
  }

  private func failures(_ round: Int) -> String? {
    let message = "\(text) \(round)"
    do {
      if round % 16 == 7 {
        _ = try plainThrows(message: message)
      } else {
        _ = try plainLength(period: Period(begin: Int64(round), end: 0))
      }
    } catch {
      let expected = round % 16 == 7 ? message : "a period from \(round) to 0"
      return KotlinError(error).message == expected ? nil : "threw \(error)"
    }
    return "threw nothing"
  }
}
