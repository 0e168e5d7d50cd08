import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

extension ChildEnding {
  fileprivate var lines: [String] { messages.map { String(decoding: $0, as: UTF8.self) } }
}

/// Child processes may end in any way. A shell stands in for the command.
///
/// On a busy machine, anything may take any time: a script waits for what it needs, and no test has
/// a time within which a command must be there.
@Suite(.onOwnThread) struct ChildProcessTests {
  private static let answer = "echo \"${KOTLIN_BRIDGE_CHANNEL}answer\" >&3; "

  /// Starts a process that a script leaves alone, and goes on once that runs its own command and its
  /// number is in the file `pid`. Until then it is a shell too.
  private static func startSleep(_ shop: Workshop) -> String {
    "sleep 600 & until grep -q sleep /proc/$!/comm; do :; done; "
      + "echo $! > \(shop.path("new")); mv \(shop.path("new")) \(shop.path("pid")); "
  }

  private func run(
    _ script: String, timeout: Duration = .seconds(500), until interruption: Interruption? = nil
  ) -> ChildEnding {
    ChildProcess(executable: "/bin/sh", arguments: ["-c", script], timeout: timeout)
      .run(until: interruption)
  }

  @Test func whatItSaysIsReadWherever() {
    let ending = run(Self.answer + "echo out; echo err >&2")
    #expect(ending.reason == .exited(0))
    #expect(ending.lines == ["answer"])
    #expect(ending.output == "out\n")
    #expect(ending.errors == "err\n")
    #expect(ending.trouble(timeout: .zero) == nil)
  }

  @Test func itsStdinIsEmpty() {
    #expect(run("cat; echo end").output == "end\n")
  }

  @Test(arguments: ["SEGV", "ABRT", "KILL"])
  func aCrashIsNamed(signal: String) throws {
    let ending = run("kill -\(signal) $$")
    #expect(try #require(ending.trouble(timeout: .zero)).hasPrefix("died of SIG\(signal) (signal "))
  }

  @Test func anExitStatusIsToldAfterAVerdictToo() {
    let ending = run(Self.answer + "exit 7")
    #expect(ending.reason == .exited(7))
    #expect(ending.lines == ["answer"])
  }

  @Test func oneThatHangsIsKilledWithWhatItStarted() throws {
    let shop = try Workshop()
    let script = Self.startSleep(shop) + "wait"
    // The time is over before the process has started, or after. The second is what is tested.
    var timeout = Duration.seconds(0.5)
    var ending = run(script, timeout: timeout)
    while ending.reason == .timedOut, !FileManager.default.fileExists(atPath: shop.path("pid")) {
      timeout *= 2
      ending = run(script, timeout: timeout)
    }
    #expect(ending.reason == .timedOut)
    #expect(ending.duration < .seconds(600), "it waited for what the command had started")
    try expectGone(shop)
  }

  @Test func oneThatDoesNothingIsKilled() {
    let ending = ChildProcess(
      executable: "/bin/sleep", arguments: ["600"], timeout: .seconds(500), idleLimit: .seconds(0.5)
    ).run()
    #expect(ending.reason == .idle(.seconds(0.5)))
    #expect(
      ending.trouble(timeout: .zero) == "did nothing for 0.5 s, as if deadlocked, and was killed")
  }

  @Test func oneThatComputesIsNotIdle() {
    let ending = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "while :; do :; done"], timeout: .seconds(6),
      idleLimit: .seconds(3)
    ).run()
    #expect(ending.reason == .timedOut)
  }

  @Test func whatItLeavesBehindIsKilledAndNamed() throws {
    let shop = try Workshop()
    // The process that is left behind keeps all pipes open.
    let ending = run(Self.answer + Self.startSleep(shop))
    #expect(ending.reason == .exited(0))
    #expect(ending.strays.count == 1)
    #expect(ending.strays.first?.hasPrefix("sleep (pid ") == true)
    try expectGone(shop)
  }

  @Test func aDeadChildOfItsOwnIsNotLeftBehind() {
    // What the shell becomes does not wait for its child, and ends once that is a zombie.
    let ending = run(
      """
      sleep 0 & exec awk -v file=/proc/$!/stat 'BEGIN {
        while ((getline line < file) > 0) { close(file); if (line ~ /\\) Z /) exit 0 }
        exit 7
      }'
      """)
    #expect(ending.reason == .exited(0))
    #expect(ending.strays == [])
  }

  @Test func ofMuchOutputTheEndIsKept() {
    let ending = run("head -c 4000000 /dev/zero | tr '\\0' x; echo end; echo err >&2")
    #expect(ending.reason == .exited(0))
    #expect(ending.output.hasSuffix("xxxend\n"))
    #expect(ending.output.hasPrefix("(3934468 bytes before this were left out)\nxxx"))
    #expect(ending.errors == "err\n")
  }

  @Test(arguments: [
    "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x1",
    "WARNING: ThreadSanitizer: data race (pid=7)",
    "==7==ERROR: LeakSanitizer: detected memory leaks",
  ])
  func aSanitizersReportIsFoundHoweverMuchFollows(report: String) {
    let ending = run("echo '\(report)' >&2; head -c 1000000 /dev/zero >&2")
    #expect(ending.sanitizerReport == report)
  }

  @Test(arguments: [
    "Uncaught Kotlin exception: kotlin.IllegalStateException: out of stock",
    "terminate called without an active exception",
    "Shop/Shelf.swift:7: Fatal error: Index out of range",
    "shop: shelf.c:7: take: Assertion `count > 0' failed.",
    "double free or corruption (fasttop)",
  ])
  func theLineThatSaysWhyItEndedIsFoundAndComesFirst(line: String) {
    let ending = run("echo before; echo \"\(line.replacing("`", with: "\\`"))\" >&2; kill -ABRT $$")
    #expect(ending.exception == line)
    #expect(
      ending.trouble(timeout: .zero) == "printed '\(line)', and died of SIGABRT (signal 6)")
  }

  @Test func aLineWithoutTheTokenIsNoMessage() {
    #expect(run("echo answer >&3; " + Self.answer + "echo 12 answer >&3").lines == ["answer"])
  }

  @Test func anInterruptionEndsIt() {
    let interruption = Interruption()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { interruption.come() }
    #expect(run("sleep 600", until: interruption).reason == .interrupted)
  }

  @Test func aLineWithoutAnEndIsALine() {
    #expect(run(Self.answer + #"printf "${KOTLIN_BRIDGE_CHANNEL}{" >&3"#).lines == ["answer", "{"])
  }

  @Test func aCommandThatIsMissingIsNamed() {
    let ending = ChildProcess(executable: "/nowhere", arguments: [], timeout: .seconds(1)).run()
    #expect(ending.reason == .notStarted("can't start /nowhere: No such file or directory"))
  }

  @Test func noDescriptorIsInherited() {
    let descriptor = fcntl(1, F_DUPFD, 200)
    defer { close(descriptor) }
    let descriptors = run("ls /proc/self/fd").output.split(separator: "\n").compactMap { Int32($0) }
      .sorted()
    #expect(descriptors.starts(with: [0, 1, 2, 3, 4]))
    #expect(!descriptors.contains(descriptor))
  }

  /// Fails unless the process whose number is in the file ends.
  private func expectGone(_ shop: Workshop) throws {
    let text = String(decoding: try bytes(of: shop.path("pid")), as: UTF8.self)
    let pid = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(comes { !isAlive(pid) })
  }
}
