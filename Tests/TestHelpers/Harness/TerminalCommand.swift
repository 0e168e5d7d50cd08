import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command of this package in a pseudo-terminal: what a person types and sees.
package final class TerminalCommand {
  private let process = Process()
  private let terminal: Int32
  /// All that the command has written.
  private var output = ""
  /// The number of the screen that was waited for last.
  private var seen = 0

  /// - Parameter product: the name of the command.
  package init(
    _ product: String, _ arguments: [String] = [], height: UInt16 = 24, width: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // Swift does not see `unlockpt` and `ptsname`, whose work these two of ioctl_tty(2) do.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    try #require(
      ioctl(terminal, setLock, &isLocked) == 0 && ioctl(terminal, getNumber, &number) == 0)
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(other >= 0)
    let handle = FileHandle(fileDescriptor: other)
    // Only the command may have it, so that reading ends with the command.
    defer { try? handle.close() }
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    // It makes the terminal that of the command, so that Ctrl-C is a signal.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", products.appending(path: product).path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    resize(height: height, width: width)
    try process.run()
  }

  /// Gives the terminal another size.
  package func resize(height: UInt16, width: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Types characters, keys as a terminal sends them.
  package func type(_ keys: String) {
    _ = keys.utf8CString.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count - 1) }
  }

  /// What the screen shows, without colours: the one that was waited for last.
  package var screen: [String] { screens[seen] }

  /// All screens, one after the other. The first one is what comes before a screen.
  private var screens: [[String]] {
    output.components(separatedBy: "\u{1b}[H\u{1b}[J").map { screen in
      screen.replacing(/\u{1b}\[\??[0-9]*[a-zA-Z]/, with: "").split(separator: "\r\n")
        .map(String.init)
    }
  }

  /// The last that it has written, with escapes.
  package var lastOutput: String { output.suffix(200).debugDescription }

  /// Whether the command has chosen a colour.
  package var hasColours: Bool { output.contains(/\u{1b}\[[0-9]+m/) }

  /// Whether the cursor is seen, the terminal shows what is typed, and the screen is the usual one.
  package var isAsBefore: Bool {
    var settings = termios()
    let isCooked =
      tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO | ICANON) != 0
    let ends = ["\u{1b}[?25", "\u{1b}[?1049"].map { code in
      output.ranges(of: code).last.map { output[$0.upperBound...].first! }
    }
    return isCooked && ends != ["l", "h"] && (ends == [nil, nil] || ends == ["h", "l"])
  }

  /// Waits until a screen is as asked for: the one that was waited for last, or one after it.
  ///
  /// - Returns: false if the command has ended before, or shows nothing new for two minutes.
  package func waits(until isMet: ([String]) -> Bool) -> Bool {
    while true {
      let screens = screens
      if let met = screens[seen...].firstIndex(where: isMet) {
        seen = met
        return true
      }
      // The last one may not be whole.
      seen = screens.count - 1
      guard readMore() else { return false }
    }
  }

  /// Waits until the screen shows a text.
  package func shows(_ text: String) -> Bool {
    waits { $0.contains { $0.contains(text) } }
  }

  /// Waits for the end of the command.
  ///
  /// - Returns: the exit status.
  package func end() -> Int32 {
    while readMore() {}
    seen = screens.count - 1
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func readMore() -> Bool {
    var waited = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&waited, 1, 120_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }

  // A terminal that goes ends what runs in it.
  deinit { close(terminal) }
}
