import Glibc

/// Prints what a run tells its user: lines, and on terminals one line of progress. Any thread.
package final class Console: Sendable {
  package let isTerminal: Bool
  package let hasColor: Bool
  private let sink: @Sendable (String) -> Void
  /// Whether the last line shows progress, so that the next one replaces it.
  private let isLineOpen = Guarded(false)

  /// The console that is stdout.
  package convenience init() {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isPlain = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    self.init(isTerminal: isTerminal, hasColor: isTerminal && !isPlain) {
      writeAll($0, to: STDOUT_FILENO)
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

/// Writes without a buffer, for pipes too. An error ends it, and what is left is lost.
package func writeAll(_ text: String, to descriptor: Int32) {
  writeAll(text.utf8, to: descriptor)
}

package func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
  }
}
