import CKotlinBridge

/// Subscriptions. A cancel also serves calls.
extension Table {
  /// Starts a subscription. C owns `observer` until its `released(unseen:)`. Returns the job.
  func subscribe(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    flags: SubscriptionFlags, demand: Int64, observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    var functions = kb_observer(
      context: observer.retainedForC(in: contexts), on_each: FlowCallbacks.onEach,
      on_complete: FlowCallbacks.onComplete, on_throw: FlowCallbacks.onThrow,
      release: FlowCallbacks.onRelease)
    var job: kb_job = 0
    let status = library.pointee.subscribe(
      context, flow, arguments.baseAddress?.assumingMemoryBound(to: UInt8.self),
      Int64(arguments.count),
      kb_placement(placement.rawValue), c(flags), demand, &functions, &job)
    try check(status, "subscribe", orRelease: functions.context)
    return job
  }

  func request(_ count: Int64, of job: UInt64) throws(KotlinError) {
    let status = library.pointee.request(context, job, count)
    // The job may have just ended, which is no mistake of the caller.
    if status != KB_INVALID_HANDLE { try check(status, "request") }
  }

  /// Fetches the elements that were gathered for a subscription, into memory that may be exchanged.
  /// Returns their count.
  func fetch(from job: UInt64, into bytes: inout ByteBuffer) throws(KotlinError) -> Int {
    var memory = kb_buffer(
      data: bytes.start?.assumingMemoryBound(to: UInt8.self), size: 0,
      capacity: Int64(bytes.capacity), is_grown: 0)
    var count: Int64 = 0
    let status = library.pointee.fetch(context, job, &memory, &count)
    if status == KB_INVALID_HANDLE { return 0 }  // its end has come, or comes
    try check(status, "fetch elements")
    let start = UnsafeMutableRawPointer(memory.data)
    // What was exchanged belongs to this side now, also if the library lies about what is in it.
    if start != bytes.start { bytes = ByteBuffer(start: start, capacity: Int(memory.capacity)) }
    if count == 0 { return 0 }
    guard count > 0, memory.size >= 0, memory.size <= bytes.capacity,
      start != nil || memory.size == 0
    else {
      throw .misuse(
        "invalid buffer of fetched elements: \(count) elements in \(memory.size) of "
          + "\(bytes.capacity) bytes")
    }
    bytes = ByteBuffer(start: start, count: Int(memory.size), capacity: bytes.capacity)
    return Int(count)
  }

  /// Cancels; another thread unwinds the job, so this is safe under any lock.
  func cancelLater(_ job: UInt64) {
    _ = library.pointee.cancel(context, job, KB_CANCEL_LATER)
  }

  /// Cancels and unwinds the job on this thread as far as possible. `released` may come inside the
  /// call.
  func cancelHere(_ job: UInt64) {
    _ = library.pointee.cancel(context, job, KB_CANCEL_HERE)
  }

  private func c(_ flags: SubscriptionFlags) -> UInt32 {
    UInt32(
      (flags.contains(.rendezvous) ? KB_RENDEZVOUS : 0)
        | (flags.contains(.fetched) ? KB_FETCHED : 0))
  }
}
