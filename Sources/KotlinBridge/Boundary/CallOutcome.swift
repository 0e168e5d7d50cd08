/// What a call has come to when the library returns from it.
enum CallOutcome {
  /// It was answered in place, without an observer.
  case answered(FrameAnswer)
  case observed(ObservedCall)
}

/// A call that the library has accepted and has not answered in place: its observer gets the answer.
struct ObservedCall {
  let observer: CallObserver
  /// The job, or 0 if the call has been answered.
  let job: UInt64
}
