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
      sink((isLineOpen ? Self.erased : "") + shown(text) + "\n")
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

  /// The text without control characters, but with the escapes that `colored` has written.
  private func shown(_ text: String) -> String {
    let text = printable(text)
    if !hasColor { return text }
    return (Color.allCases.map(\.escape) + [Self.uncolored]).reduce(text) { text, escape in
      text.replacing(printable(escape), with: escape)
    }
  }

  private static let uncolored = "\u{1B}[0m"

  package enum Color: Int, CaseIterable {
    case red = 31
    case green = 32
    case yellow = 33
    case gray = 90

    fileprivate var escape: String { "\u{1B}[\(rawValue)m" }
  }

  package func colored(_ text: String, _ color: Color?) -> String {
    guard hasColor, let color else { return text }
    return color.escape + text + Self.uncolored
  }
}
