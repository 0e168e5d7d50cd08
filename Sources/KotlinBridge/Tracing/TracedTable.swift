/// The function table as flows and calls use it: it reports to `Tracking` what they do, if somebody
/// wants to know.
@usableFromInline
struct TracedTable: Sendable {
  /// The table itself, for what is not traced: reads and writes of states.
  let untraced: Table

  init(_ table: Table) {
    untraced = table
  }

  /// Starts a subscription. See `Table`.
  func subscribe(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    flags: SubscriptionFlags, demand: Int64, observer: FlowObserver, at place: SourcePlace
  ) throws(KotlinError) -> UInt64 {
    let work = Tracking.begin(.subscription, flow, of: untraced.address, at: place)
    work?.made(arguments: arguments.count, placement: placement, demand: demand)
    do throws(KotlinError) {
      let job = try untraced.subscribe(
        to: flow, arguments: arguments, placement: placement, flags: flags,
        demand: demand, observer: work?.observer(for: observer) ?? observer)
      work?.accepted(as: job)
      return job
    } catch {
      work?.refused(error)
      throw error
    }
  }

  func request(_ count: Int64, of job: UInt64) throws(KotlinError) {
    Tracking.work(of: job, in: untraced.address)?.requested(count)
    try untraced.request(count, of: job)
  }

  /// Fetches the elements that were gathered for a subscription. See `Table`.
  func fetch(from job: UInt64, into bytes: inout ByteBuffer) throws(KotlinError) -> Int {
    let count = try untraced.fetch(from: job, into: &bytes)
    if count > 0 {
      Tracking.work(of: job, in: untraced.address)?.received(count, size: bytes.count)
    }
    return count
  }

  /// Cancels; another thread unwinds the job, so this is safe under any lock.
  @usableFromInline
  func cancelLater(_ job: UInt64) {
    Tracking.work(of: job, in: untraced.address)?.cancelled("later")
    untraced.cancelLater(job)
  }

  /// Cancels and unwinds the job on this thread as far as possible.
  func cancelHere(_ job: UInt64) {
    Tracking.work(of: job, in: untraced.address)?.cancelled("here")
    untraced.cancelHere(job)
  }

  /// Starts a call. See `Table`.
  func call(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    observer: CallObserverSource, at place: SourcePlace
  ) throws(KotlinError) -> CallOutcome {
    guard let work = Tracking.begin(.call, function, of: untraced.address, at: place) else {
      return try untraced.call(
        function, with: arguments, placement: placement, observer: observer)
    }
    work.made(arguments: arguments.count, placement: placement, demand: 0)
    let observer = observer.observer()
    do throws(KotlinError) {
      let outcome = try untraced.call(
        function, with: arguments, placement: placement,
        observer: .given(work.observer(for: observer)))
      switch outcome {
      case .answered(let answer):
        work.returned(answer.count, inPlace: true)
        return outcome
      case .observed(let call):
        if call.job != 0 { work.accepted(as: call.job) }
        return .observed(ObservedCall(observer: observer, job: call.job))
      }
    } catch {
      work.failedInPlace(error)
      throw error
    }
  }

  /// Calls a function that answers in place. See `Table`.
  @inline(__always)
  func call(
    _ function: UInt32, with arguments: FrameArguments, at place: SourcePlace
  ) throws(KotlinError) -> FrameAnswer {
    if Tracking.isOn { return try callTraced(function, with: arguments, at: place) }
    return try untraced.call(function, with: arguments)
  }

  @inline(never)
  private func callTraced(
    _ function: UInt32, with arguments: FrameArguments, at place: SourcePlace
  ) throws(KotlinError) -> FrameAnswer {
    guard let work = Tracking.begin(.call, function, of: untraced.address, at: place) else {
      return try untraced.call(function, with: arguments)
    }
    work.made(arguments: arguments.count, placement: .caller, demand: 0)
    do throws(KotlinError) {
      let answer = try untraced.call(function, with: arguments)
      work.returned(answer.count, inPlace: true)
      return answer
    } catch {
      work.failedInPlace(error)
      throw error
    }
  }
}
