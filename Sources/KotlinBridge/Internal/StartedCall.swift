/// A call that the library has accepted: answered in place, or with the observer that gets the answer.
@usableFromInline
@frozen
struct StartedCall {
  @usableFromInline var answer: SmallBytes
  @usableFromInline var observer: CallObserver?
  /// 0 when it has been answered.
  @usableFromInline var job: UInt64 = 0

  init(answer: SmallBytes) {
    self.answer = answer
  }

  init(observer: CallObserver?, job: UInt64) {
    answer = SmallBytes()
    self.observer = observer
    self.job = job
  }

  /// Decodes the answer, which must be there.
  ///
  /// Neither inlined nor of typed throws: the optimizer of Swift 6.3 crashes on that in async functions.
  @inlinable @inline(never)
  func take<Value: KotlinValue>(_ type: Value.Type) throws -> Value {
    if let pending { return try pending.take(type) }
    return try answer.decoded()
  }

  /// The observer of a call that was started without one.
  @inlinable var pending: PendingCall? {
    observer.map { unsafeDowncast($0, to: PendingCall.self) }
  }
}
