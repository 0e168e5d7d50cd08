import KotlinBridge
import KotlinBridgeTools

/// What loading the library has shown before any rule runs.
enum Preflight {
  case usable
  /// Only this rule has a verdict: no other check could run.
  case broken(rule: String, expected: String, observed: String)

  /// Nil where the run was interrupted. Throws why the library can't be checked.
  init?(_ load: LibraryLoad) throws {
    if load.isInterrupted { return nil }
    switch try load.outcome() {
    case .bridge(let bridge):
      try Self.expectFunctions(load.target, bridge.manifest.functions)
      for flow in load.target.flows { _ = try DeclaredFlow(flow, in: bridge.manifest) }
      self = .usable
    case .handWritten: self = .usable
    case .otherTable(let table):
      self = .broken(
        rule: "K41",
        expected:
          "version \(TableHeader.neededVersion) and at least \(TableHeader.neededSize) bytes",
        observed: "version \(table.version) and \(table.size) bytes")
    case .brokenManifest(let reason):
      self = .broken(rule: "K45", expected: "a manifest that can be read", observed: reason)
    }
  }

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

  private static func expectFunctions(
    _ target: Target, _ functions: [Manifest.Function]
  ) throws(CommandError) {
    let names = functions.map(\.name)
    for name in target.calls {
      guard let function = functions.first(where: { $0.name == name }) else {
        let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        throw CommandError("\(target.path) has no function '\(name)' to --call; \(known)")
      }
      if !function.parameters.isEmpty {
        throw CommandError(
          "--call takes a function without parameters, and \(target.path) has "
            + "'\(function.declaration)'")
      }
    }
  }
}
