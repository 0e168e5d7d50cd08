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

  /// Decodes the answer, which must be there, as the `async` forms throw it.
  ///
  /// Neither inlined nor of typed throws: the optimizer of Swift 6.3 crashes on that in async functions.
  @inlinable @inline(never)
  func take<Value: KotlinValue>(_ type: Value.Type, _ cases: CaseTable) throws -> Value {
    do throws(KotlinError) {
      return try value(type, cases)
    } catch {
      throw error.asThrown
    }
  }

  /// Decodes the answer, which must be there.
  @inlinable
  func value<Value: KotlinValue>(
    _ type: Value.Type, _ cases: CaseTable
  ) throws(KotlinError) -> Value {
    guard let pending else { return try answer.decoded(by: cases) }
    defer { withExtendedLifetime(pending) {} }  // which frees the bytes
    return try pending.answer().decoded(by: cases)
  }

  /// The observer of a call that was started without one.
  @inlinable var pending: PendingCall? {
    observer.map { unsafeDowncast($0, to: PendingCall.self) }
  }
}
