/// A function of a library with its placement: what every form of a call goes to.
@usableFromInline
struct CallTarget: Sendable {
  let table: Table
  let declaration: FunctionDeclaration
  @usableFromInline let cases: CaseTable
  /// What was chosen, else what the registration says.
  var placement: KotlinPlacement?
  /// Where it was looked up.
  let place: SourcePlace

  var id: UInt32 { declaration.manifest.id }

  /// Starts a call on the thread that asks.
  @usableFromInline
  func start(arguments: UnsafeRawBufferPointer) throws(KotlinError) -> StartedCall {
    try table.call(id, arguments: arguments, placement: placement ?? .caller, at: place)
  }

  /// Calls a function that does not suspend, on this thread.
  @usableFromInline
  func call(arguments: UnsafeRawBufferPointer) throws(KotlinError) -> StartedCall {
    if declaration.isSuspending {
      throw .misuse("the function '\(declaration.manifest.name)' suspends: call it with await")
    }
    let call = try table.call(id, arguments: arguments, placement: .caller, at: place)
    if call.job != 0 {
      table.cancelLater(call.job)
      throw .unanswered
    }
    return call
  }

  /// Starts a call whose answer is pushed to `observer`. 0 when it has been answered, else the job.
  func startPushing(
    _ observer: CallObserver, arguments: UnsafeRawBufferPointer
  ) throws(KotlinError) -> UInt64 {
    let call = try table.call(
      id, arguments: arguments, placement: placement ?? .default, observer: observer,
      at: place)
    if call.observer == nil {
      call.answer.withBytes(observer.returned)
      observer.released()
    }
    return call.job
  }
}
