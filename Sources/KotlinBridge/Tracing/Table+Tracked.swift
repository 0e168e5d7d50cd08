// The same subscriptions and calls, of which somebody wants to know. Never inlined, so that those of which
// nobody does keep their small frames.

extension Table {
  @inline(never)
  func subscribeTracked(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    isRendezvous: Bool, demand: Int64, observer: FlowObserver, at place: SourcePlace
  ) throws(KotlinError) -> UInt64 {
    guard let work = Tracking.begin(.subscription, flow, of: address, at: place) else {
      return try subscribeUntracked(
        to: flow, arguments: arguments, placement: placement, isRendezvous: isRendezvous,
        demand: demand, observer: observer)
    }
    work.made(arguments: arguments.count, placement: placement, demand: demand)
    do throws(KotlinError) {
      let job = try subscribeUntracked(
        to: flow, arguments: arguments, placement: placement, isRendezvous: isRendezvous,
        demand: demand, observer: TrackedFlowObserver(observer, of: work))
      Tracking.accepted(work, as: job)
      return job
    } catch {
      work.refused(error)
      throw error
    }
  }

  @inline(never)
  func callTracked(
    _ function: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    observer: CallObserver?, at place: SourcePlace
  ) throws(KotlinError) -> StartedCall {
    guard let work = Tracking.begin(.call, function, of: address, at: place) else {
      return try callUntracked(
        function, arguments: arguments, placement: placement, observer: observer)
    }
    work.made(arguments: arguments.count, placement: placement, demand: 0)
    let observer = observer ?? PendingCall()
    do throws(KotlinError) {
      let call = try callUntracked(
        function, arguments: arguments, placement: placement,
        observer: TrackedCallObserver(observer, of: work))
      if call.observer == nil {
        work.returned(call.answer.count, inPlace: true)
        return call
      }
      if call.job != 0 { Tracking.accepted(work, as: call.job) }
      return StartedCall(observer: observer, job: call.job)
    } catch {
      work.refused(error)
      throw error
    }
  }
}
