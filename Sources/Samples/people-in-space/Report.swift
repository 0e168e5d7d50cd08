import Foundation
import KotlinBridge
import People
import Synchronization

/// Prints positions up to a limit, on the thread that delivers them.
final class Report: Sendable {
  private let limit: Int?
  private let printed = Atomic(0)

  init(limit: Int?) {
    self.limit = limit
  }

  /// The number of positions that have been printed.
  var count: Int { printed.load(ordering: .relaxed) }

  /// Prints a position, unless the limit has been reached.
  ///
  /// - Only one thread at a time may call it, as a flow's callbacks do.
  /// - Returns: whether more positions are wanted.
  @discardableResult
  func show(_ position: IssPosition) -> Bool {
    let limit = limit ?? .max
    guard count < limit else { return false }
    printLine(position.line)
    printed.add(1, ordering: .relaxed)
    return count < limit
  }
}

/// Prints a line at once. `print` would keep it back if the output is a pipe.
func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func printError(_ message: String) {
  FileHandle.standardError.write(Data("people-in-space: error: \(message)\n".utf8))
}

extension IssPosition {
  /// The position as text, for example
  /// `24.66° S  160.34° E  420.2 km  2019-12-09T20:42:09.072Z`.
  var line: String {
    let seconds = Double(timestamp.seconds) + Double(timestamp.nanoseconds) / 1e9
    let time = Date(timeIntervalSince1970: seconds)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return String(format: "%5.2f° ", abs(latitude)) + (latitude < 0 ? "S" : "N")
      + String(format: "  %6.2f° ", abs(longitude)) + (longitude < 0 ? "W" : "E")
      + String(format: "  %.1f km  ", altitude) + time
  }
}
