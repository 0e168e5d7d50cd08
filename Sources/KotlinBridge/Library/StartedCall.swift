/// A call that the library has accepted: answered in place, or with the observer that gets the
/// answer.
@usableFromInline
@frozen
struct StartedCall {
  /// The answer, if there is no observer. Whoever takes it frees it.
  @usableFromInline var answer: SmallBytes
  @usableFromInline var observer: CallObserver?
  /// The job, or 0 if the call has been answered.
  @usableFromInline var job: UInt64 = 0

  init(answer: SmallBytes) {
    self.answer = answer
  }

  init(observer: CallObserver?, job: UInt64) {
    answer = SmallBytes()
    self.observer = observer
    self.job = job
  }
}
