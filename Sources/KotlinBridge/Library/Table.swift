import CKotlinBridge
import Synchronization

/// The function table of one library: the only Swift code that calls through it, one thin method for
/// each function, with the status translated and contexts retained for as long as C has them.
struct Table: @unchecked Sendable {
  // A constant that lives as long as the process; its functions may be called from any thread.
  private let library: UnsafePointer<kb_library>

  /// Checks that the table is one that this module understands. `origin` names it in errors.
  init(checking raw: UnsafeMutableRawPointer?, origin: String) throws(KotlinError) {
    guard let raw else {
      throw .misuse("\(origin) could not be set up; what went wrong was printed to stderr")
    }
    // Version and size are the first two words of every version; the rest is read once they fit.
    let header = raw.assumingMemoryBound(to: UInt32.self)
    let (version, size) = (header[0], header[1])
    guard version == KB_ABI_VERSION, size >= MemoryLayout<kb_library>.size else {
      throw .misuse(
        "\(origin) has version \(version) and \(size) bytes of the bridge's table, this module "
          + "needs version \(KB_ABI_VERSION) and at least \(MemoryLayout<kb_library>.size) bytes: "
          + "build both from the same release")
    }
    library = UnsafePointer(raw.assumingMemoryBound(to: kb_library.self))
  }

  /// Tells libraries apart.
  var address: UInt { UInt(bitPattern: library) }

  /// How many Swift objects C holds at present, in all libraries.
  static let liveContexts = Atomic<Int>(0)

  func manifest() throws(KotlinError) -> [UInt8] {
    let json = try handedOver("read from the library") { library.pointee.manifest($0, onReceive) }
    defer { json.deallocate() }
    return json.withBytes { Array($0) }
  }

  /// Starts a subscription, which owns `observer` until its `released(unseen:)`.
  func subscribe(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    isRendezvous: Bool, demand: Int64, observer: FlowObserver, at place: SourcePlace
  ) throws(KotlinError) -> UInt64 {
    if Tracking.isOn {
      return try subscribeTracked(
        to: flow, arguments: arguments, placement: placement, isRendezvous: isRendezvous,
        demand: demand, observer: observer, at: place)
    }
    return try subscribeUntracked(
      to: flow, arguments: arguments, placement: placement, isRendezvous: isRendezvous,
      demand: demand, observer: observer)
  }

  func subscribeUntracked(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    isRendezvous: Bool, demand: Int64, observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    var functions = kb_observer(
      context: retained(observer), on_each: onEach, on_complete: onComplete,
      on_throw: onFlowThrow, release: onFlowRelease)
    var job: kb_job = 0
    let status = library.pointee.subscribe(
      flow, arguments.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(arguments.count),
      kb_placement(placement.rawValue), isRendezvous ? UInt32(KB_RENDEZVOUS) : 0, demand,
      &functions, &job)
    try check(status, "subscribe", orRelease: functions.context)
    return job
  }

  func request(_ count: Int64, of job: UInt64) throws(KotlinError) {
    if Tracking.isOn { Tracking.work(of: job, in: address)?.requested(count) }
    let status = library.pointee.request(job, count)
    // Requesting of a job that has just ended is no mistake.
    if status != KB_INVALID_HANDLE { try check(status, "request") }
  }

  /// Cancels and leaves the unwinding to another thread: safe under any lock.
  func cancelLater(_ job: UInt64) {
    if Tracking.isOn { Tracking.work(of: job, in: address)?.cancelled("later") }
    _ = library.pointee.cancel(job, KB_CANCEL_LATER)
  }

  /// Cancels and unwinds on this thread as far as that gets; `release` may come inside the call.
  func cancelHere(_ job: UInt64) {
    if Tracking.isOn { Tracking.work(of: job, in: address)?.cancelled("here") }
    _ = library.pointee.cancel(job, KB_CANCEL_HERE)
  }

  /// Starts a call. `observer`, or a new `PendingCall`, is C's until its `released()`, unless the answer
  /// comes in place.
  func call(
    _ function: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    observer: CallObserver? = nil, at place: SourcePlace
  ) throws(KotlinError) -> StartedCall {
    if Tracking.isOn {
      return try callTracked(
        function, arguments: arguments, placement: placement, observer: observer, at: place)
    }
    return try callUntracked(
      function, arguments: arguments, placement: placement, observer: observer)
  }

  func callUntracked(
    _ function: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    observer: CallObserver?
  ) throws(KotlinError) -> StartedCall {
    var retainer = CallRetainer(observer: observer)
    var answer = kb_answer()
    let status = withUnsafeMutablePointer(to: &retainer) { retainer in
      var functions = kb_call_observer(
        context: retainer, retain: onCallRetain, on_return: onReturn, on_throw: onCallThrow,
        release: onCallRelease)
      return library.pointee.call(
        function, arguments.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int64(arguments.count), kb_placement(placement.rawValue), &functions, &answer)
    }
    try check(status, "call", orRelease: retainer.retained)
    if retainer.retained != nil {
      return StartedCall(observer: retainer.observer, job: answer.job)
    }
    guard answer.job == 0, 0...KB_IN_PLACE_SIZE ~= Int(answer.size) else {
      throw .misuse("the library answered a call neither in place nor through its observer")
    }
    return StartedCall(
      answer: withUnsafeBytes(of: answer.value) {
        SmallBytes($0[..<Int(answer.size)])
      })
  }

  /// The caller frees the bytes. This and the two below throw what Kotlin threw.
  func stateValue(of flow: UInt32, arguments: [UInt8]) throws(KotlinError) -> SmallBytes {
    try handedOver("read from the library") {
      library.pointee.state_value(
        flow, arguments, Int64(arguments.count), $0, onReceive, onStateThrow)
    }
  }

  func setState(
    of flow: UInt32, arguments: [UInt8], to value: UnsafeRawBufferPointer
  ) throws(KotlinError) {
    _ = try handedOver("set the state") {
      library.pointee.state_set(
        flow, arguments, Int64(arguments.count),
        value.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(value.count), $0,
        onStateThrow)
    }
  }

  func compareAndSetState(
    of flow: UInt32, arguments: [UInt8], expected: UnsafeRawBufferPointer,
    update: UnsafeRawBufferPointer
  ) throws(KotlinError) -> Bool {
    var swapped: Int32 = 0
    _ = try handedOver("set the state") {
      library.pointee.state_compare_and_set(
        flow, arguments, Int64(arguments.count),
        expected.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(expected.count),
        update.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(update.count), &swapped,
        $0, onStateThrow)
    }
    return swapped != 0
  }

  func counters() throws(KotlinError) -> KotlinCounters {
    var counters = kb_counters()
    try check(library.pointee.counters(&counters), "read the counters")
    return KotlinCounters(
      jobs: Int(counters.jobs), subscriptions: Int(counters.subscriptions),
      handles: Int(counters.handles), stableReferences: Int(counters.stable_refs),
      contexts: Table.liveContexts.load(ordering: .acquiring))
  }

  func collectGarbage() throws(KotlinError) {
    try check(library.pointee.collect_garbage(), "collect garbage")
  }

  /// What a function of the table hands over before it returns: bytes, for the caller to free, or what Kotlin threw.
  private func handedOver(
    _ what: String, _ call: (UnsafeMutableRawPointer) -> kb_status
  ) throws(KotlinError) -> SmallBytes {
    var received = HandedOver()
    let status = withUnsafeMutablePointer(to: &received) { call($0) }
    do throws(KotlinError) {
      if status == KB_THREW, let thrown = received.thrown { throw thrown }
      try check(status, what)
    } catch {
      received.bytes.deallocate()
      throw error
    }
    return received.bytes
  }

  /// Throws unless the status is KB_OK; the context that the library did not accept is given back.
  private func check(
    _ status: kb_status, _ what: String, orRelease context: UnsafeMutableRawPointer? = nil
  ) throws(KotlinError) {
    if status == KB_OK { return }
    if let context {
      Unmanaged<AnyObject>.fromOpaque(context).release()
      Table.liveContexts.subtract(1, ordering: .relaxed)
    }
    throw .misuse("can't \(what): \(meaning(of: status))")
  }

  private func meaning(of status: kb_status) -> String {
    switch Int(status) {
    case KB_UNKNOWN_ID: "the library has no flow or function with this id"
    case KB_INVALID_HANDLE: "the job has ended, or is another library's"
    case KB_INVALID_ARGUMENT: "an argument is out of range (a demand must be at least 1)"
    case KB_MALFORMED: "the bytes are not the encoding of the declared types"
    case KB_UNSUPPORTED: "it is not a state flow, or its value can't be set"
    case KB_INTERNAL: "the library has no memory or no place for another job"
    case KB_THREW: "Kotlin threw, and the library did not say what"
    default: "status \(status)"
    }
  }
}

// MARK: - What C calls

/// Gives C an observer, until its `release`.
private func retained(_ observer: Observer) -> UnsafeMutableRawPointer {
  Table.liveContexts.add(1, ordering: .relaxed)
  observer.endTurn()
  return Unmanaged.passRetained(observer).toOpaque()
}

/// The context of a call as long as that has not been retained.
private struct CallRetainer {
  var observer: CallObserver?
  var retained: UnsafeMutableRawPointer?
}

/// The context of what calls back before it returns.
private struct HandedOver {
  var bytes = SmallBytes()
  var thrown: KotlinError?
}

/// Bytes that C lends: none where it says so in any way.
private func borrowed(_ data: UnsafePointer<UInt8>?, _ size: Int64) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(0, Int(size)))
}

/// Lends the observer for one call.
@inline(__always)
private func withObserver<O: Observer>(
  _ type: O.Type, _ context: UnsafeMutableRawPointer?, _ body: (O) -> Void
) {
  Unmanaged<O>.fromOpaque(context!)._withUnsafeGuaranteedRef {
    $0.beginTurn()
    body($0)
    $0.endTurn()
  }
}

private let onEach:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64, Int64) -> Void = {
    context, elements, size, count in
    guard count > 0 else { return }
    withObserver(FlowObserver.self, context) {
      $0.received(borrowed(elements, size), count: Int(count))
    }
  }

private let onComplete: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
  withObserver(FlowObserver.self, context) { $0.completed() }
}

private let onFlowThrow:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    context, failure in
    withObserver(FlowObserver.self, context) { $0.failed(.copy(failure)) }
  }

private let onFlowRelease:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    context, unseen in
    // Before the last call out: who is told there may compare counters at once.
    Table.liveContexts.subtract(1, ordering: .releasing)
    withObserver(FlowObserver.self, context) {
      $0.released(unseen: unseen == nil ? nil : .copy(unseen))
    }
    Unmanaged<FlowObserver>.fromOpaque(context!).release()
  }

private let onCallRetain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  context in
  let retainer = context!.assumingMemoryBound(to: CallRetainer.self)
  let observer = retainer.pointee.observer ?? PendingCall()
  let retained = retained(observer)
  retainer.pointee = CallRetainer(observer: observer, retained: retained)
  return retained
}

private let onReturn:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void = {
    context, value, size in
    withObserver(CallObserver.self, context) { $0.returned(borrowed(value, size)) }
  }

private let onCallThrow:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    context, failure in
    withObserver(CallObserver.self, context) { $0.failed(.copy(failure)) }
  }

private let onCallRelease:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = { context, _ in
    Table.liveContexts.subtract(1, ordering: .releasing)
    withObserver(CallObserver.self, context) { $0.released() }
    Unmanaged<CallObserver>.fromOpaque(context!).release()
  }

private let onReceive:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64) -> Void = {
    context, data, size in
    context!.assumingMemoryBound(to: HandedOver.self).pointee.bytes.store(borrowed(data, size))
  }

private let onStateThrow:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    context, failure in
    context!.assumingMemoryBound(to: HandedOver.self).pointee.thrown = .copy(failure)
  }

extension KotlinError {
  /// Copies a failure that is valid only during the callback that brings it, and at most so many of
  /// its causes: a chain that ends in itself is no reason to hang.
  fileprivate static func copy(
    _ failure: UnsafePointer<kb_failure>?, causes: Int = 16
  ) -> KotlinError {
    guard let failure = failure?.pointee else {
      return .misuse("the library reported a failure without saying which")
    }
    return KotlinError(
      code: Code(failure.code.rawValue), typeName: String(copying: failure.type_name),
      message: String(copying: failure.message), trace: String(copying: failure.trace),
      cause: causes > 0 ? failure.cause.map { copy($0, causes: causes - 1) } : nil)
  }
}

extension String {
  fileprivate init(copying bytes: kb_bytes) {
    self.init(decoding: borrowed(bytes.data, bytes.size), as: UTF8.self)
  }
}
