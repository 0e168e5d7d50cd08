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
    guard let flows = module.flows else { return }
    for flow in manifest.flows where flow.id < module.flow_count && flow.isState {
      mistakes(in: flow, readBy: flows[Int(flow.id)].frame, types)
    }
  }

  /// Tries mistakes with the entry of a state flow. The arguments are right.
  private func mistakes(
    in flow: Manifest.Flow, readBy entry: FrameFunction, _ types: ManifestTypes
  ) {
    guard let arguments = try? MistakenArguments(flow.parameters, types) else { return }
    hasObjects = arguments.hasObjects
    defer { hasObjects = false }
    let what = "the entry of '\(flow.name)'"
    wrongFrames(what, flow.id, arguments.right, entry)
    for wrong in arguments.malformed {
      malformed(state: "\(what), arguments of \(wrong.short)") {
        Witness.frame(of: table.context, flow.id, $0, wrong).used(by: entry)
      }
    }
  }
}
