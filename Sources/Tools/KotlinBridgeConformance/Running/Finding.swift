package import KotlinBridgeTools

/// What a run found out about one rule in one form: the verdict, and how its process ended.
package enum Finding: Equatable, Sendable {
  /// The note says what the check left out.
  case passed(note: String?)
  case failed([CheckFailure])
  case notOffered(String)
  case couldNotRun(String)

  package static let passed = Finding.passed(note: nil)

  package static func failed(expected: String, observed: String) -> Finding {
    .failed([CheckFailure(expected: expected, observed: observed)])
  }
}

extension Finding {
  /// Nil if an interruption ended the process.
  package init?(_ ending: ChildEnding, timeout: Duration) {
    var said: Finding?
    var found: [CheckFailure] = []
    for message in ending.told {
      switch message {
      case .verdict(let verdict): said = Finding(verdict)
      case .found(let failure) where !found.contains(failure): found.append(failure)
      case .found: break
      case .couldNotRun(let reason): said = .couldNotRun(reason)
      case .begun, .used, .waiting, .manifest, .loaded, .crashed: break
      }
    }
    if case .interrupted = ending.reason { return nil }
    if case .notStarted(let reason) = ending.reason {
      self = .couldNotRun(reason)
    } else if ending.hungAtItsStart {
      self = .couldNotRun("its process hung before it used the library")
    } else if said == nil, ending.reason == .timedOut, ending.waiting == nil {
      // It hung in no function of the library, and waited for nothing: it was still at work.
      self =
        found.isEmpty
        ? .couldNotRun(
          "not a single round was over after \(timeout.plainSeconds) s: allow more with --timeout")
        : .failed(found)
    } else if let said, ending.reason == .timedOut, ending.hadNoTimeToEnd(of: timeout) {
      self = said
    } else if let trouble = ending.trouble(timeout: timeout) {
      self = Self.merged(said, found, trouble, ending)
    } else {
      self =
        said
        ?? .failed(
          found + [
            CheckFailure(
              expected: "a verdict",
              observed:
                "the process exited with status 0 and without a verdict: the library called exit(0)"
            )
          ])
    }
  }

  private init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .passed(let note): .passed(note: note)
      case .failed(let failures): .failed(failures)
      case .notOffered(let what): .notOffered(what)
      }
  }

  /// Puts together what the process said, or had found without a verdict, and the trouble that it then came
  /// into.
  private static func merged(
    _ said: Finding?, _ found: [CheckFailure], _ trouble: String, _ ending: ChildEnding
  ) -> Finding {
    // A check that is over has nothing to do with how the process ends: that is a rule of its own.
    let isOfEnd = ending.sanitizerReport == nil && ending.strays.isEmpty
    let rule = isOfEnd ? Rule.ofEnd : nil
    return switch said {
    case .passed:
      .failed([
        CheckFailure(
          breaks: rule, expected: "a process that keeps running and ends by itself",
          observed: "passed, but the process then \(trouble)")
      ])
    case .failed(let failures):
      .failed(
        failures.map { failure in
          var failure = failure
          failure.observed += "; the process then \(trouble)"
          return failure
        })
    case .notOffered(let what):
      .failed([
        CheckFailure(
          breaks: rule, expected: "a process that keeps running and ends by itself",
          observed: "not offered: \(what); but the process then \(trouble)")
      ])
    case .couldNotRun(let reason):
      .couldNotRun("\(reason); the process then \(trouble)")
    case nil:
      .failed(
        found + [
          CheckFailure(
            rule: ending.waiting == Waiting.cancel ? "K54" : nil,
            expected: ending.waiting ?? "a verdict",
            observed: "none: the process \(trouble)"
              + (ObservedEvent.lastHistory(ending.flight).map { "; until then: \($0)" } ?? ""))
        ])
    }
  }
}

extension ChildEnding {
  /// Whether it was killed before it used the library, which can't be the library's fault.
  var hungAtItsStart: Bool {
    switch reason {
    case .idle, .timedOut: told.isEmpty
    default: false
    }
  }

  /// Whether the verdict came so late that the process had hardly any time to end after it.
  fileprivate func hadNoTimeToEnd(of timeout: Duration) -> Bool {
    uses.map { .seconds($0.seconds) > timeout / 2 } ?? false
  }
}

extension Finding {
  /// The finding without what refers to this rule.
  func withoutReference(to rule: String) -> Finding {
    guard case .failed(let failures) = self else { return self }
    return .failed(failures.map { $0.withoutReference(to: rule) })
  }

  package var failures: [CheckFailure] {
    if case .failed(let failures) = self { failures } else { [] }
  }

  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// The other rules that some of the failures refer to.
  var references: Set<String> { Set(failures.compactMap(\.reference)) }

  /// The other rules that explain the failures; empty unless each failure has one.
  var explainers: Set<String> {
    failures.allSatisfy { $0.reference != nil } ? references : []
  }
}
