package import KotlinBridge

/// What a user can still give the checks of a library by options, beside what they find by themselves.
///
/// It says how many checks can have a verdict, so that a library without flows need not have as many as
/// one with them.
package struct Reach: Sendable {
  /// Whether flows can be named, with their arguments and what they do.
  package var hasFlows: Bool
  /// Whether functions can be named, with their arguments.
  package var hasFunctions: Bool

  /// - Parameter manifest: nil for a hand-written bridge, whose flows the user names.
  package init(_ manifest: Manifest?) {
    guard let manifest, let types = try? ManifestTypes(manifest) else {
      (hasFlows, hasFunctions) = (true, false)
      return
    }
    hasFlows = manifest.flows.contains { flow in
      manifest.maker(of: flow)?.kind != "suspend"
        && manifest.parameters(of: flow).allSatisfy { types.isWritten($0.type) }
    }
    hasFunctions = manifest.functions.contains { function in
      function.flow == nil && function.parameters.allSatisfy { types.isWritten($0.type) }
    }
  }

  /// The count of checks that have a verdict or could get one.
  func possible(_ results: [CheckResult]) -> Int {
    let lacking = results.filter { $0.standing == .notOffered }
    let flows = lacking.count { [.callback, .sequence, .publisher].contains($0.check.form) }
    let hasCall = lacking.contains { $0.place == CheckResult.Place(rule: "K20", form: .call) }
    return results.count { $0.standing != .notOffered } + (hasFlows ? flows : 0)
      + (hasFunctions && hasCall ? 1 : 0)
  }

  /// What to do for more verdicts.
  var advice: String {
    let ways =
      (hasFlows ? ["state what more flows do with --flow and --does, or with --classic"] : [])
      + (hasFunctions ? ["name functions and their arguments with --call"] : [])
    return (ways + ["--minimum N lowers it"]).joined(separator: "; ")
  }
}

extension ManifestTypes {
  /// Whether a user can write a value of the type on a command line.
  fileprivate func isWritten(_ type: ManifestType) -> Bool {
    switch type.form {
    case .simple(let simple, _): ![.unit, .byteArray].contains(simple)
    case .nullable, .list, .map: true
    case .parameter: false
    case .named(let name, _, _):
      switch self[name] {
      case .enum: true
      case .record(let fields): fields.allSatisfy { isWritten($0.type) }
      case .sealed, .object, .interface, .exception, nil: false
      }
    }
  }
}
