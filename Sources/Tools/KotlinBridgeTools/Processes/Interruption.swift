import Glibc
import KotlinBridgeLocks

/// Tells everyone who runs a child that the run is to end. Any thread may use it.
package final class Interruption: Sendable {
  private let state = Guarded(false)
  /// A descriptor that is readable from the interruption on.
  let reader: Int32
  private let writer: Int32

  package init() {
    // Without a pipe, those who wait notice the interruption a little later.
    (reader, writer) = (try? closedOnExec()) ?? (-1, -1)
  }

  deinit {
    close(reader)
    close(writer)
  }

  package var hasCome: Bool { state.withLock { $0 } }

  package func come() {
    state.withLock { $0 = true }
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }
}
