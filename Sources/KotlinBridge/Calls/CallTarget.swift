/// A function of a library with its placement: every form of a call calls it.
@usableFromInline
struct CallTarget: Sendable {
  @usableFromInline let table: TracedTable
  let declaration: FunctionDeclaration
  @usableFromInline let cases: CaseTable
  /// The caller's choice, else the declaration's.
  var placement: KotlinPlacement?
  /// Where the function was looked up.
  let place: SourcePlace

  var id: UInt32 { declaration.manifest.id }

  /// See `TracedTable`.
  @usableFromInline
  func start(
    with arguments: FrameArguments
  ) throws(KotlinError) -> StartedCall<FrameAnswer> {
    let placement = placement ?? .caller
    if placement == .caller, !declaration.isSuspending {
      // Answered in place, so it needs no observer.
      return .answered(try table.call(id, with: arguments, at: place))
    }
    return try table.start(id, with: arguments, placement: placement, at: place)
  }

  /// Calls a function that does not suspend, on this thread.
  @usableFromInline
  func call(with arguments: FrameArguments) throws(KotlinError) -> FrameAnswer {
    if declaration.isSuspending {
      throw .misuse("the function '\(declaration.manifest.name)' suspends: call it with await")
    }
    return try table.call(id, with: arguments, at: place)
  }
}

extension TracedTable {
  /// Starts a call that answers to `observer`. Returns the job, or 0 if the call has been answered.
  func startPushing(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    _ observer: CallObserver, at place: SourcePlace
  ) throws(KotlinError) -> UInt64 {
    let outcome = try call(
      function, with: arguments, placement: placement, observer: .given(observer), at: place)
    switch outcome {
    case .answered(let answer):
      observer.returned(answer.bytes)
      if answer.isGrown { answer.free() }
      observer.released()
      return 0
    case .observed(let call): return call.job
    }
  }
}
