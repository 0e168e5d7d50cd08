/// How a child process ended, and what it left behind.
package struct ChildEnding: Sendable {
  package enum Reason: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// The parent killed it because its time was over.
    case timedOut
    /// The parent killed it because it had done nothing for this time.
    case idle(Duration)
    /// The parent killed it because the run was interrupted.
    case interrupted
    /// It never ran, for this reason of the system.
    case notStarted(String)
  }

  package var reason: Reason
  /// The lines that it sent on `ChildChannel`, as they came.
  package var messages: [[UInt8]] = []
  /// The end of what it printed to stdout.
  package var output = ""
  /// The end of what it printed to stderr.
  package var errors = ""
  /// The first line of a sanitizer's report.
  package var sanitizerReport: String?
  /// The first line in which its runtime said why it ended: `Uncaught Kotlin exception: …`.
  package var exception: String?
  /// The last events that it gave `FlightRecorder`, oldest first.
  package var flight: [FlightRecord] = []
  /// The processes that it left behind. The parent has killed them.
  package var strays: [String] = []
  /// Where it was when a signal ended it, if it could say so: `libshop.so+0x1139 (start+0x20)`.
  package var place: String?
  package var duration = Duration.zero

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// What it did wrong as a process, whatever its messages say; nil if nothing.
  package func trouble(timeout: Duration) -> String? {
    var troubles: [String] = []
    if let sanitizerReport { troubles.append("reported '\(sanitizerReport)'") }
    if let exception, reason != .exited(0) { troubles.append("printed '\(exception)'") }
    switch reason {
    case .exited(0), .interrupted: break
    case .exited(let status): troubles.append("exited with status \(status)")
    case .signaled(let signal):
      troubles.append("died of \(signalName(signal))" + (place.map { " in \($0)" } ?? ""))
    case .timedOut:
      troubles.append("did not end within \(timeout.plainSeconds) s and was killed")
    case .idle(let time):
      troubles.append("did nothing for \(time.plainSeconds) s, as if deadlocked, and was killed")
    case .notStarted(let reason): troubles.append("could not be started: \(reason)")
    }
    if !strays.isEmpty {
      troubles.append("left processes behind, which were killed: \(strays.joined(separator: ", "))")
    }
    return troubles.isEmpty ? nil : troubles.joined(separator: ", and ")
  }
}
