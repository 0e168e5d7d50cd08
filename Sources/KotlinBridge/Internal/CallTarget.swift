/// A function of a library with its placement: what every form of a call goes to.
@usableFromInline
struct CallTarget: Sendable {
  let table: Table
  let id: UInt32
  /// What was chosen, else what the registration says.
  var placement: KotlinPlacement?

  /// Starts a call on the thread that asks.
  @usableFromInline
  func start(
    arguments: UnsafeRawBufferPointer, at place: SourcePlace
  ) throws(KotlinError) -> StartedCall {
    try table.call(id, arguments: arguments, placement: placement ?? .caller, at: place)
  }

  /// Starts a call whose answer is pushed to `observer`. 0 when it has been answered, else the job.
  func startPushing(
    _ observer: CallObserver, arguments: UnsafeRawBufferPointer, at place: SourcePlace
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
