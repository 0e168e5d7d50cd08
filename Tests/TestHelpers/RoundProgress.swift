import Foundation
import KotlinBridgeTools

/// Shows on a terminal how far a long test has come, and how long it still takes.
///
/// `./build.sh stress` and `./build.sh fuzz` ask for it with KOTLIN_BRIDGE_PROGRESS where their own output is a terminal:
/// that of a test is none, because SwiftPM reads it.
package struct RoundProgress {
  private static let terminal: FileHandle? =
    ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_PROGRESS"] == nil
    ? nil : FileHandle(forWritingAtPath: "/dev/tty")

  private let test: String
  private let total: Int
  private let timeLeft: TimeLeft
  private var shown = ContinuousClock.now

  package init(of total: Int, _ test: String = #function) {
    self.test = test.prefix { $0 != "(" }.description
    self.total = total
    timeLeft = TimeLeft(of: total)
  }

  /// Shows the number of the round, at most twice a second.
  package mutating func begin(_ round: Int) {
    guard let terminal = Self.terminal, ContinuousClock.now - shown > .milliseconds(500) else {
      return
    }
    shown = .now
    let line = "\(test): \(round) of \(total) rounds\(timeLeft.text(done: round))"
    terminal.write(Data("\r\u{1B}[K\(line)\r".utf8))
  }

  /// Leaves nothing of it on the terminal.
  package func end() { Self.terminal?.write(Data("\r\u{1B}[K".utf8)) }
}
