import Glibc
import KotlinBridgeLocks

/// Prints what a run tells its user: lines, and on terminals one line of progress. Any thread.
package final class Console: Sendable {
  /// Whether it is a terminal that understands escapes, so that a line can be replaced.
  package let isTerminal: Bool
  package let hasColor: Bool
  private let sink: @Sendable (String) -> Void
  /// Whether the last line shows progress, so that the next one replaces it.
  private let isLineOpen = Guarded(false)

  /// The console that is stdout.
  package convenience init() {
    func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    // A terminal without a name, or with this one, understands no escapes.
    let isTerminal = isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(variable("TERM"))
    self.init(isTerminal: isTerminal, hasColor: isTerminal && variable("NO_COLOR").isEmpty) {
      StandardOutput.write($0)
    }
  }

  package init(isTerminal: Bool, hasColor: Bool, sink: @escaping @Sendable (String) -> Void) {
    self.isTerminal = isTerminal
    self.hasColor = hasColor
    self.sink = sink
  }

  package func print(_ text: String) {
    isLineOpen.withLock { isLineOpen in
      sink((isLineOpen ? Self.erased : "") + text + "\n")
      isLineOpen = false
    }
  }

  /// Shows progress, on terminals only.
  package func progress(_ line: String) {
    guard isTerminal else { return }
    isLineOpen.withLock { isLineOpen in
      sink((isLineOpen ? Self.erased : "") + line)
      isLineOpen = true
    }
  }

  package func endProgress() {
    isLineOpen.withLock { isLineOpen in
      if isLineOpen { sink(Self.erased) }
      isLineOpen = false
    }
  }

  private static let erased = "\r\u{1B}[K"

  package enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case gray = 90
  }

  package func colored(_ text: String, _ color: Color?) -> String {
    guard hasColor, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
