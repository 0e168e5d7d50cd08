import Foundation
import KotlinBridgeConformance
import KotlinBridgeTools
import Testing

/// A finding joins what a child said with how it ended.
struct FindingTests {
  private static let passed = [ChildMessage.verdict(.passed)]
  private static let failed = [
    ChildMessage.verdict(
      .failed([CheckFailure(expected: "0 1", observed: "1 0")]))
  ]
  private static let early = CheckFailure(flow: "start", expected: "no end", observed: "0")
  private static let living = "a process that keeps running and ends by itself"

  @Test(arguments: [
    (ChildEnding(.exited(0), telling: passed), Finding.passed),
    (ChildEnding(.exited(0), telling: failed), .failed(expected: "0 1", observed: "1 0")),
    (
      ChildEnding(.exited(0), telling: [.waiting("x"), .verdict(.notOffered("demand"))]),
      .notOffered("demand")
    ),
    (ChildEnding(.exited(0), telling: [.couldNotRun("no job")]), .couldNotRun("no job")),
    (
      ChildEnding(.exited(0)),
      .failed(
        expected: "a verdict",
        observed:
          "the process exited with status 0 and without a verdict: the library called exit(0)")
    ),
    (
      ChildEnding(.exited(3)),
      .failed(expected: "a verdict", observed: "none: the process exited with status 3")
    ),
    (
      ChildEnding(.signaled(11)),
      .failed(expected: "a verdict", observed: "none: the process died of SIGSEGV (signal 11)")
    ),
    (
      ChildEnding(.signaled(6), telling: passed),
      .failed([
        CheckFailure(
          breaks: "K39", expected: living,
          observed: "passed, but the process then died of SIGABRT (signal 6)")
      ])
    ),
    (
      ChildEnding(.exited(1), telling: failed),
      .failed(expected: "0 1", observed: "1 0; the process then exited with status 1")
    ),
    (ChildEnding(.idle(.seconds(5))), .couldNotRun("its process hung before it used the library")),
    (ChildEnding(.timedOut), .couldNotRun("its process hung before it used the library")),
    (
      ChildEnding(.idle(.seconds(5)), telling: [.begun]),
      .failed(
        expected: "a verdict",
        observed: "none: the process did nothing for 5 s, as if deadlocked, and was killed")
    ),
    (
      ChildEnding(.timedOut, telling: [.waiting("the end")]),
      .failed(
        expected: "the end",
        observed: "none: the process did not end within 5 s and was killed")
    ),
    (
      ChildEnding(.timedOut, telling: [.waiting("the end"), .waiting(nil)]),
      .couldNotRun("not a single round was over after 5 s: allow more with --timeout")
    ),
    (
      ChildEnding(.timedOut, telling: passed),
      .failed([
        CheckFailure(
          breaks: "K39", expected: living,
          observed: "passed, but the process then did not end within 5 s and was killed")
      ])
    ),
    (
      ChildEnding(.exited(0), telling: [.found(early)] + failed),
      .failed(expected: "0 1", observed: "1 0")
    ),
    (ChildEnding(.timedOut, telling: [.found(early), .found(early)]), .failed([early])),
    (
      ChildEnding(.exited(0), telling: [.found(early)]),
      .failed([
        early,
        CheckFailure(
          expected: "a verdict",
          observed:
            "the process exited with status 0 and without a verdict: the library called exit(0)"),
      ])
    ),
    (
      ChildEnding(.signaled(11), telling: [.found(early), .waiting("the end")]),
      .failed([
        early,
        CheckFailure(
          expected: "the end", observed: "none: the process died of SIGSEGV (signal 11)"),
      ])
    ),
    (ChildEnding(.notStarted("no memory")), .couldNotRun("no memory")),
  ])
  func theEndCountsAsMuchAsTheVerdict(ending: ChildEnding, expected: Finding) {
    #expect(Finding(ending, timeout: .seconds(5)) == expected)
  }

  @Test func aLineThatIsNoMessageIsLeftOut() {
    var ending = ChildEnding(.exited(0), telling: Self.passed)
    ending.messages = [Array("passed".utf8)] + ending.messages + [Array("{".utf8), [0, 0]]
    #expect(Finding(ending, timeout: .seconds(5)) == .passed)
  }

  @Test func anInterruptionIsNoFinding() {
    #expect(Finding(ChildEnding(.interrupted), timeout: .seconds(5)) == nil)
  }

  @Test func whatASanitizerReportsAndWhatIsLeftBehindFails() {
    var ending = ChildEnding(.exited(66), telling: Self.passed)
    ending.sanitizerReport = "WARNING: ThreadSanitizer: data race (pid=1)"
    ending.strays = ["sleep (pid 2)"]
    #expect(
      Finding(ending, timeout: .seconds(5))
        == .failed(
          expected: Self.living,
          observed: "passed, but the process then reported 'WARNING: ThreadSanitizer: data race "
            + "(pid=1)', and exited with status 66, and left processes behind, which were killed: "
            + "sleep (pid 2)"))
  }
}

extension ChildEnding {
  fileprivate init(_ reason: Reason, telling told: [ChildMessage]) {
    self.init(reason)
    messages = told.map { [UInt8]((try? JSONEncoder().encode($0)) ?? Data()) }
  }
}
