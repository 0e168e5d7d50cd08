import CKotlinBridge
import KotlinBridge

extension Refusals {
  /// Tries the mistakes once more, by the entries of the functions and states.
  func mistakesByEntries(_ manifest: Manifest, _ types: ManifestTypes) {
    guard let module = table.module?.pointee else { return }
    usesEntries = true
    defer { usesEntries = false }
    for function in manifest.functions where function.id < module.function_count {
      mistakes(in: function, types)
    }
    for flow in manifest.flows where flow.id < module.flow_count && flow.isState {
      valueMistakes(in: flow, types)
    }
  }

  /// Tries mistakes with the entry of a state flow. The arguments are right.
  private func valueMistakes(in flow: Manifest.Flow, _ types: ManifestTypes) {
    guard let arguments = try? MistakenArguments(flow.parameters, types) else { return }
    let what = "the entry of '\(flow.name)'"
    wrongFrames(what, flow.id, arguments.right, stateValue(of: flow.id))
    for wrong in arguments.malformed {
      malformed(state: "\(what), arguments of \(wrong.short)") {
        Witness.frame(flow.id, $0, wrong).used(by: stateValue(of: flow.id))
      }
    }
  }
}
