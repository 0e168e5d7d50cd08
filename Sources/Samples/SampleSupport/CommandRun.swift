public import Foundation

/// What a command runs with: its options, its keys, its server, and what it shows.
public final class CommandRun: Sendable {
  private let terminal: Terminal
  private let values: [String: String]
  private let left: Locked<Int>
  private let server = Locked<LoopbackServer?>(nil)
  private let (over, end) = AsyncStream<Never>.makeStream()

  init(terminal: Terminal, values: [String: String]) throws(UsageError) {
    self.terminal = terminal
    self.values = values
    left = Locked(try Self.count(values["--count"]))
  }

  /// The value of an option: empty for one that has none, nil if it was not given.
  public func value(_ option: String) -> String? { values[option] }

  /// The keys that are typed from now on. They end with the input.
  public var keys: AsyncStream<Key> { terminal.keys }

  /// The lines that are typed from now on, in place of keys. They end with the input.
  public var lines: AsyncStream<String> {
    AsyncStream { lines in
      Thread.detachNewThread {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
      }
    }
  }

  /// Prints a line that is no change.
  public func say(_ line: String) { terminal.say(line) }

  /// Shows a change: a screen in a terminal, or else a line, which is no change if it is the last one again. Without a screen the
  /// line is printed in a terminal, too.
  ///
  /// - Returns: whether more changes are wanted. Those that are not are not shown.
  @discardableResult
  public func show(_ line: String, screen: Terminal.Screen? = nil) -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      if terminal.show(line: line, screen: screen) { left -= 1 }
      if left == 0 { end.finish() }
      return left > 0
    }
  }

  /// Returns when the last change has been shown. Without a `--count` there is none.
  public func untilLastChange() async {
    for await _ in over {}
  }

  /// The address of the server that `--server` names, or of one that answers like this and runs as long as the command.
  ///
  /// - Throws: `UsageError`, `LoopbackServer.PortError`.
  public func server(
    answer: @escaping @Sendable (LoopbackServer.Request) async -> LoopbackServer.Answer
  ) throws -> URL {
    if let text = values["--server"] {
      guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil
      else {
        throw UsageError("--server must be an address such as http://127.0.0.1:8080, not '\(text)'")
      }
      return url
    }
    let text = values["--port"] ?? "0"
    guard let port = UInt16(text) else {
      throw UsageError("--port must be a number from 0 to 65535, not '\(text)'")
    }
    let own = try LoopbackServer(port: port, answer: answer)
    server.withLock { $0 = own }
    return own.url
  }

  private static func count(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return .max }
    guard let count = Int(text), count > 0 else {
      throw UsageError("--count must be a whole number above 0, not '\(text)'")
    }
    return count
  }
}
