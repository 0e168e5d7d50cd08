/// A function of a library with its placement: every form of a call calls it.
@usableFromInline
struct CallTarget: Sendable {
  @usableFromInline let table: TracedTable
  let declaration: FunctionDeclaration
  @usableFromInline let cases: CaseTable
  /// The caller's choice, else the registration's.
  var placement: KotlinPlacement?
  /// Where the function was looked up.
  let place: SourcePlace

  var id: UInt32 { declaration.manifest.id }

  /// See `TracedTable`.
  @usableFromInline
  func start(exchanging bytes: inout FrameBytes) throws(KotlinError) -> PendingCall? {
    let placement = placement ?? .caller
    if placement == .caller, !declaration.isSuspending {
      // Answered in place, so it needs no observer.
      try table.call(id, exchanging: &bytes, at: place)
      return nil
    }
    return try table.start(id, exchanging: &bytes, placement: placement, at: place)
  }

  /// Calls a function that does not suspend, on this thread. Exchanges the arguments for the answer.
  @usableFromInline
  func call(exchanging bytes: inout FrameBytes) throws(KotlinError) {
    if declaration.isSuspending {
      throw .misuse("the function '\(declaration.manifest.name)' suspends: call it with await")
    }
    try table.call(id, exchanging: &bytes, at: place)
  }

  /// Starts a call that answers to `observer`. Returns the job, or 0 if the call has been answered.
  func startPushing(
    _ observer: CallObserver, exchanging bytes: inout FrameBytes
  ) throws(KotlinError) -> UInt64 {
    let call = try table.call(
      id, exchanging: &bytes, placement: placement ?? .default, observer: .given(observer),
      at: place)
    if let call { return call.job }
    observer.returned(bytes.bytes)
    if bytes.isGrown { bytes.free() }
    observer.released()
    return 0
  }
}
