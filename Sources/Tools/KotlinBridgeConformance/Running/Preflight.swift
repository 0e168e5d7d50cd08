import KotlinBridge
import KotlinBridgeTools

/// What loading the library has shown before any rule runs.
enum Preflight {
  /// With its manifest; nil for a hand-written bridge, which has none.
  case usable(Manifest?)
  /// Only this rule has a verdict: no other check could run.
  case broken(rule: String, expected: String, observed: String)

  /// Nil where the run was interrupted. Throws why the library can't be checked.
  init?(_ load: LibraryLoad) throws {
    if load.isInterrupted { return nil }
    switch try load.outcome() {
    case .bridge(let bridge):
      for call in load.target.calls { _ = try DeclaredCall(call, in: bridge.manifest) }
      for flow in load.target.flows { _ = try DeclaredFlow(flow, in: bridge.manifest) }
      self = .usable(bridge.manifest)
    case .handWritten: self = .usable(nil)
    case .otherTable(let table):
      self = .broken(
        rule: "K41",
        expected:
          "version \(TableHeader.neededVersion) and at least \(TableHeader.neededSize) bytes",
        observed: "version \(table.version) and \(table.size) bytes")
    case .incompleteTable(let functions):
      self = .broken(
        rule: "K41", expected: TableHeader.wholeTable,
        observed: "NULL for \(functions.joined(separator: ", "))")
    case .brokenManifest(let reason):
      self = .broken(rule: "K45", expected: "a manifest that can be read", observed: reason)
    }
  }

  var manifest: Manifest? { if case .usable(let manifest) = self { manifest } else { nil } }

  var brokenRule: String? {
    if case .broken(let rule, _, _) = self { rule } else { nil }
  }

  /// What is known of a check without running it.
  func finding(of check: PlannedCheck) -> Finding? {
    guard case .broken(let rule, let expected, let observed) = self else { return nil }
    if check.rule.id == rule { return .failed(expected: expected, observed: observed) }
    // The checks of the library's file and table can run all the same.
    return check.form == .library
      ? nil : .couldNotRun("the library can't be used, see \(rule): \(observed)")
  }
}
