import KotlinBridge

/// Lines, from any thread. `lock` protects them.
final class Lines: @unchecked Sendable {
  private let lock = Lock()
  private var all: [String] = []

  var lines: [String] { lock.withLock { all } }

  func append(_ line: String) {
    lock.withLock { all.append(line) }
  }

  /// What is the same each time of an event.
  @Sendable
  func append(_ event: KotlinTrace.Event) {
    append(event.line)
  }
}
