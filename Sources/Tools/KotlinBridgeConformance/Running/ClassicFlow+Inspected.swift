package import KotlinBridgeTools

extension ClassicFlow {
  /// The flow with what the file says of its functions.
  package func inspected(in file: LibraryFile) -> InspectedFlow {
    var functions = [("subscribe", subscribe), ("cancel", cancel)]
    if let release { functions.append(("release", release)) }
    if let live { functions.append(("live", live)) }
    if let gate = behavior.gate { functions.append(("open", gate)) }
    let does = StatedBehavior(behavior: behavior, message: message).argument
    return InspectedFlow(does: does, functions: functions, in: file)
  }
}
