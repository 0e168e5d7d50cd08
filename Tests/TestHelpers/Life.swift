import KotlinBridgeLocks

/// Counts those of its tokens that are alive, so that a test sees what is released and when.
package final class Life: Sendable {
  private let count = Guarded(0)

  package init() {}

  package var alive: Int { count.value }

  /// Makes a token, to be captured or stored by the object whose end matters.
  package func token() -> Token {
    count.withLock { $0 += 1 }
    return Token(self)
  }

  package final class Token: Sendable {
    private let life: Life

    fileprivate init(_ life: Life) {
      self.life = life
    }

    deinit {
      life.count.withLock { $0 -= 1 }
    }

    /// Does nothing. A closure that calls it captures the token.
    package func touch() {}
  }
}
