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

  /// Starts a call whose answer a `PendingCall` gets, if it does not come in place.
  @usableFromInline
  func start(arguments: UnsafeRawBufferPointer) throws(KotlinError) -> StartedCall {
    try table.call(
      id, arguments: arguments, placement: placement ?? .caller, observer: .made { PendingCall() },
      at: place)
  }

  /// Calls a function that does not suspend, on this thread.
  @usableFromInline
  func call(arguments: UnsafeRawBufferPointer) throws(KotlinError) -> StartedCall {
    if declaration.isSuspending {
      throw .misuse("the function '\(declaration.manifest.name)' suspends: call it with await")
    }
    let call = try table.call(
      id, arguments: arguments, placement: .caller, observer: .made { PendingCall() }, at: place)
    if call.job != 0 {
      table.cancelLater(call.job)
      throw .unanswered
    }
    return call
  }

  /// Starts a call that answers to `observer`. Returns the job, or 0 if the call has been answered.
  func startPushing(
    _ observer: CallObserver, arguments: UnsafeRawBufferPointer
  ) throws(KotlinError) -> UInt64 {
    let call = try table.call(
      id, arguments: arguments, placement: placement ?? .default, observer: .given(observer),
      at: place)
    if call.observer == nil {
      call.answer.withBytes(observer.returned)
      observer.released()
    }
    return call.job
  }
}
