import KotlinBridgeLocks
package import KotlinBridgeTools

/// A console that keeps its text for a test to read.
package final class Screen: Sendable {
  private let shown = Guarded("")

  package init() {}

  package var text: String { shown.withLock { $0 } }
  package var console: Console { console() }

  package func console(isTerminal: Bool = false, hasColor: Bool = false) -> Console {
    Console(isTerminal: isTerminal, hasColor: hasColor) { text in
      self.shown.withLock { $0 += text }
    }
  }
}
