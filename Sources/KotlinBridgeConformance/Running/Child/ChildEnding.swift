#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// How a child process ended and what it left.
package struct ChildEnding: Sendable {
  package enum Reason: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    /// It was killed because its time was over.
    case timedOut
    /// It was killed because the run was interrupted.
    case interrupted
    /// With the system's reason.
    case notStarted(String)
  }

  package var reason: Reason
  package var messages: [ChildMessage] = []
  /// The last of what it printed to stdout.
  package var output = ""
  /// The last of what it printed to stderr.
  package var errors = ""
  /// The line of a sanitizer's report.
  package var sanitizerReport: String?
  /// The processes that it left behind, which have been killed.
  package var strays: [String] = []
  package var duration = Duration.zero

  package init(_ reason: Reason, messages: [ChildMessage] = []) {
    self.reason = reason
    self.messages = messages
  }

  /// What it was waiting for at last, if it said so.
  package var waiting: String? {
    for case .waiting(let what) in messages.reversed() { return what }
    return nil
  }

  /// The manifest of the library that it loaded, as it is; nil if it did not get that far.
  package var manifest: Data? {
    for case .manifest(let manifest) in messages { return manifest }
    return nil
  }

  /// What it did wrong as a process, whatever it said; nil if nothing.
  package func trouble(timeout: Duration) -> String? {
    var troubles: [String] = []
    if let sanitizerReport { troubles.append("reported '\(sanitizerReport)'") }
    switch reason {
    case .exited(0), .interrupted: break
    case .exited(let status): troubles.append("exited with status \(status)")
    case .signaled(let signal): troubles.append("died of \(signalName(signal))")
    case .timedOut:
      troubles.append("did not end within \(timeout.plainSeconds) s and was killed")
    case .notStarted(let reason): troubles.append("could not be started: \(reason)")
    }
    if !strays.isEmpty {
      troubles.append("left behind, until they were killed: \(strays.joined(separator: ", "))")
    }
    return troubles.isEmpty ? nil : troubles.joined(separator: ", and ")
  }
}
