import Glibc
import KotlinBridgeLocks

/// The stdout of the command. Any thread may write.
package enum StandardOutput {
  private static let problem = Guarded<Int32>(0)

  package static func write(_ text: String) { write(text.utf8) }

  package static func write(_ bytes: some Sequence<UInt8>) {
    let code = writeAll(bytes, to: STDOUT_FILENO)
    if code != 0 { problem.withLock { $0 = code } }
  }

  /// Whether something that was written got lost.
  package static var isBroken: Bool { problem.withLock { $0 != 0 } }

  /// Throws if something that was written before got lost: a full disk must not look like success.
  package static func expectWritten() throws(CommandError) {
    let code = problem.withLock { $0 }
    if code != 0 {
      throw CommandError("the output can't be written: \(String(cString: strerror(code)))")
    }
  }
}
