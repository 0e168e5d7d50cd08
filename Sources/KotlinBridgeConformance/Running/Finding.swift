/// What is found out of one rule in one form, with the end of the process it ran in taken into account.
package enum Finding: Equatable, Sendable {
  case passed
  case failed(expected: String, observed: String)
  case notOffered(String)
  case couldNotRun(String)
}

extension Finding {
  /// Nil where the run was interrupted before anything was found out.
  package init?(_ ending: ChildEnding, timeout: Duration) {
    var said: Finding?
    for message in ending.messages {
      switch message {
      case .verdict(let verdict): said = Finding(verdict)
      case .couldNotRun(let reason): said = .couldNotRun(reason)
      case .waiting, .manifest, .loaded, .otherTable, .brokenManifest: break
      }
    }
    if case .interrupted = ending.reason { return nil }
    if case .notStarted(let reason) = ending.reason {
      self = .couldNotRun(reason)
    } else if let trouble = ending.trouble(timeout: timeout) {
      self = Self.merged(said, trouble, ending.waiting)
    } else {
      self =
        said
        ?? .failed(
          expected: "a verdict", observed: "the process exited with status 0 and without a verdict")
    }
  }

  private init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .passed: .passed
      case .failed(let expected, let observed): .failed(expected: expected, observed: observed)
      case .notOffered(let what): .notOffered(what)
      }
  }

  /// What was said before the process came into trouble, and the trouble.
  private static func merged(_ said: Finding?, _ trouble: String, _ waiting: String?) -> Finding {
    switch said {
    case .passed:
      .failed(
        expected: "a process that goes on and ends by itself",
        observed: "passed, but the process then \(trouble)")
    case .failed(let expected, let observed):
      .failed(expected: expected, observed: "\(observed); the process then \(trouble)")
    case .notOffered(let what):
      .failed(
        expected: "a process that goes on and ends by itself",
        observed: "not offered: \(what); but the process then \(trouble)")
    case .couldNotRun(let reason):
      .couldNotRun("\(reason); the process then \(trouble)")
    case nil:
      .failed(
        expected: waiting ?? "a verdict", observed: "none: the process \(trouble)")
    }
  }
}
