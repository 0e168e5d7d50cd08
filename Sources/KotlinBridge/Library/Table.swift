import CKotlinBridge
import Synchronization

/// The function table of one library, with one method for each function of C.
///
/// This is the only Swift code that calls C. A method translates the status into a `KotlinError`,
/// and retains what C holds for as long as C holds it.
struct Table: @unchecked Sendable {
  // A constant of the library, which lives as long as the process. Any thread may call its
  // functions.
  private let library: UnsafePointer<kb_library>

  /// Checks that this module understands the table. `origin` names the library in errors.
  init(checking raw: UnsafeMutableRawPointer?, origin: String) throws(KotlinError) {
    guard let raw else {
      throw .misuse("\(origin) could not be set up; what went wrong was printed to stderr")
    }
    // Every version begins with its number and its size. Nothing else is read before these fit.
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

  /// Identifies the library in this process.
  var address: UInt { UInt(bitPattern: library) }

  /// The count of Swift objects that C holds now, for all libraries.
  static let liveContexts = Atomic<Int>(0)

  func manifest() throws(KotlinError) -> [UInt8] {
    let json = try handedOver("read from the library") { library.pointee.manifest($0, onReceive) }
    defer { json.deallocate() }
    return json.withBytes { Array($0) }
  }

  /// Starts a subscription. C owns `observer` until its `released(unseen:)`. Returns the job.
  func subscribe(
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
    let status = library.pointee.request(job, count)
    // The job may have just ended, which is no mistake of the caller.
    if status != KB_INVALID_HANDLE { try check(status, "request") }
  }

  /// Cancels; another thread unwinds the job, so this is safe under any lock.
  func cancelLater(_ job: UInt64) {
    _ = library.pointee.cancel(job, KB_CANCEL_LATER)
  }

  /// Cancels and unwinds the job on this thread as far as possible. `released` may come inside the
  /// call.
  func cancelHere(_ job: UInt64) {
    _ = library.pointee.cancel(job, KB_CANCEL_HERE)
  }

  /// Starts a call. The observer is made, or taken, only if the answer does not come in place; C
  /// then owns it until its `released()`.
  func call(
    _ function: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    observer: CallObserverSource
  ) throws(KotlinError) -> StartedCall {
    var retainer = CallRetainer(source: observer)
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
    if let observer = retainer.observer {
      return StartedCall(observer: observer, job: answer.job)
    }
    guard answer.job == 0, 0...KB_IN_PLACE_SIZE ~= Int(answer.size) else {
      throw .misuse("the library answered a call neither in place nor through its observer")
    }
    return StartedCall(
      answer: withUnsafeBytes(of: answer.value) {
        SmallBytes($0[..<Int(answer.size)])
      })
  }

  /// Reads a state flow. The caller frees the bytes. The functions of states throw what Kotlin
  /// throws.
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

  /// Calls a function of C that hands over bytes, or a failure, before it returns. The caller frees
  /// the bytes.
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

  /// Throws unless the status is KB_OK. Releases the context that the library has not accepted.
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

/// Retains an observer for C, until C calls its `release`.
private func retained(_ observer: Observer) -> UnsafeMutableRawPointer {
  Table.liveContexts.add(1, ordering: .relaxed)
  observer.endTurn()
  return Unmanaged.passRetained(observer).toOpaque()
}

/// The context of a call until C retains its observer.
private struct CallRetainer {
  let source: CallObserverSource
  var observer: CallObserver?
  var retained: UnsafeMutableRawPointer?
}

/// The context of a function that calls back before it returns.
private struct HandedOver {
  var bytes = SmallBytes()
  var thrown: KotlinError?
}

/// The bytes that C lends for a call. None for a null pointer or a negative size.
private func borrowed(_ data: UnsafePointer<UInt8>?, _ size: Int64) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(0, Int(size)))
}

/// Calls `body` with the observer of a context, as one turn of that observer.
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
    // Before the last call: whoever it wakes may read the counters at once.
    Table.liveContexts.subtract(1, ordering: .releasing)
    withObserver(FlowObserver.self, context) {
      $0.released(unseen: unseen == nil ? nil : .copy(unseen))
    }
    Unmanaged<FlowObserver>.fromOpaque(context!).release()
  }

private let onCallRetain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  context in
  let retainer = context!.assumingMemoryBound(to: CallRetainer.self)
  let observer = retainer.pointee.source.observer()
  let retained = retained(observer)
  retainer.pointee.observer = observer
  retainer.pointee.retained = retained
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
  /// Copies a failure, which is valid only during the callback that brings it. Copies at most
  /// `causes` of its causes, for a chain of causes may be a circle.
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
