/// A function of a library with its placement: what every form of a call goes to.
@usableFromInline
struct CallTarget: Sendable {
  let table: Table
  let id: UInt32
  var placement: KotlinPlacement?

  init(table: Table, id: UInt32) {
    self.table = table
    self.id = id
  }

  /// Starts a call on the thread that asks.
  @usableFromInline
  func start(arguments: UnsafeRawBufferPointer) throws(KotlinError) -> StartedCall {
    try table.call(id, arguments: arguments, placement: placement ?? .caller)
  }

  /// Starts a call whose answer is pushed to `observer`. 0 when it has been answered, else the job.
  func startPushing(
    _ observer: CallObserver, arguments: UnsafeRawBufferPointer
  ) throws(KotlinError) -> UInt64 {
    let call = try table.call(
      id, arguments: arguments, placement: placement ?? .default, observer: observer)
    if call.observer == nil {
      call.answer.withBytes(observer.returned)
      observer.released()
    }
    return call.job
  }
}
