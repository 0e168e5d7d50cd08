/// A call that the library has accepted and has not answered in place: its observer gets the answer.
struct ObservedCall {
  let observer: CallObserver
  /// The job, or 0 if the call has been answered.
  let job: UInt64
}
