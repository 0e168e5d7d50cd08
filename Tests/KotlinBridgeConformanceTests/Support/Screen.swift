import KotlinBridgeConformance
import Synchronization

/// A console whose text a test reads.
final class Screen: Sendable {
  private let shown = Mutex("")

  var text: String { shown.withLock { $0 } }
  var console: Console { console() }

  func console(isTerminal: Bool = false, hasColor: Bool = false) -> Console {
    Console(isTerminal: isTerminal, hasColor: hasColor) { text in
      self.shown.withLock { $0 += text }
    }
  }
}
