import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a command shows what it has, and reads keys.
///
/// In a terminal it shows a screen, which it draws anew after each change and after a change of the size. Elsewhere it
/// prints a line for each change. Any thread may call it.
public final class Terminal: Sendable {
  /// A line of the screen.
  public struct Line: Sendable {
    /// How a line looks, where colours are wanted.
    public enum Style: Int, Sendable {
      case plain = 0
      case bold = 1
      case dim = 2
      case reversed = 7
      case red = 31
    }

    let text: String
    let style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The lines and columns that a screen has.
  public struct Size: Hashable, Sendable {
    /// The number of lines.
    public let height: Int
    /// The number of columns.
    public let width: Int
  }

  /// Makes the lines of a screen of a size.
  public typealias Screen = @Sendable (Size) -> [Line]

  private struct State {
    var screen: Screen?
    var lastLine = ""
    var settings: termios?
    var isOver = false
  }

  /// Whether there is a person who sees a screen.
  private let isInteractive = isatty(STDOUT_FILENO) == 1
  private let hasColours = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  private let state = Locked(State())

  init() {}

  /// Prints a line.
  func say(_ line: String) { write(line + "\n") }

  /// Shows a screen in place of the last one, or prints `line` if it differs from the last one.
  ///
  /// - Returns: whether `line` differs from the last one.
  func show(line: String, screen: Screen?) -> Bool {
    state.withLock { state in
      let isChange = line != state.lastLine
      state.lastLine = line
      if state.isOver { return false }
      if isInteractive, let screen {
        if state.screen == nil { enter(&state) }
        state.screen = screen
        draw(state)
      } else if isChange {
        write(line + "\n")
      }
      return isChange
    }
  }

  /// Draws the screen for the size that the terminal has now.
  func redraw() {
    state.withLock { draw($0) }
  }

  /// Gives the terminal back as it was, for good. The last screen stays where it is. A write that nobody reads holds this up for
  /// two seconds at most; then the terminal stays as it is.
  func restore() {
    state.withLock(within: 2) { state in
      state.isOver = true
      guard let screen = state.screen else { return }
      write("\u{1b}[?25h\u{1b}[?1049l")
      write(text(of: screen(size)) + "\n")
      if var settings = state.settings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
      state.screen = nil
    }
  }

  /// Takes a screen of its own, without a cursor, and the keys as they are typed. Ctrl-C stays a signal.
  private func enter(_ state: inout State) {
    var settings = termios()
    if tcgetattr(STDIN_FILENO, &settings) == 0 {
      state.settings = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }
    write("\u{1b}[?1049h\u{1b}[?25l")
  }

  private func draw(_ state: State) {
    guard let screen = state.screen else { return }
    write("\u{1b}[H\u{1b}[J" + text(of: screen(size)))
  }

  private func text(of lines: [Line]) -> String {
    let size = size
    return lines.prefix(size.height).map { line in
      let text = String(line.text.prefix(size.width))
      let isPlain = !hasColours || line.style == .plain
      return isPlain ? text : "\u{1b}[\(line.style.rawValue)m\(text)\u{1b}[0m"
    }
    .joined(separator: "\n")
  }

  private var size: Size {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown
      ? Size(height: Int(size.ws_row), width: Int(size.ws_col)) : Size(height: 24, width: 80)
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
