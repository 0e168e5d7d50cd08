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

  /// The digest of the manifest, as the library says it; nil for one without entries.
  var digest: UInt64? { library.pointee.module?.pointee.digest }

  /// Throws unless there is an entry for each of so many declarations.
  func checkModule(
    functions declaredFunctions: Int, flows declaredFlows: Int, origin: String
  ) throws(KotlinError) {
    guard let module = library.pointee.module?.pointee else { return }
    let functions = module.functions == nil ? 0 : module.function_count
    let flows = module.flows == nil ? 0 : module.flow_count
    if declaredFunctions <= functions, declaredFlows <= flows { return }
    throw .misuse(
      "\(origin) has entries for \(functions) functions and \(flows) flows, "
        + "and declares \(declaredFunctions) and \(declaredFlows)")
  }

  /// Throws unless each function has the typed twin that the manifest declares. A library without
  /// entries, such as a fake or a proxy, has none.
  func checkTwins(of manifest: Manifest, origin: String) throws(KotlinError) {
    if library.pointee.module == nil { return }
    for function in manifest.functions
    where function.twin != nil && twin(ofFunction: function.id) == nil {
      throw .misuse(
        "\(origin) declares a typed twin of the function '\(function.name)' and has none: "
          + "build the library again")
    }
  }

  /// The same for a manifest that was not read, whose count of typed twins is known.
  func checkTwins(count: Int, origin: String) throws(KotlinError) {
    guard let module = library.pointee.module?.pointee, let functions = module.functions else {
      return
    }
    let all = UnsafeBufferPointer(start: functions, count: Int(module.function_count))
    let found = all.count { $0.twin != nil }
    if found >= count { return }
    throw .misuse(
      "\(origin) declares \(count) typed twins and has \(found): build the library again")
  }

  /// The typed twin of a function; nil if there is none.
  func twin(ofFunction id: UInt32) -> UnsafeRawPointer? {
    library.pointee.module?.pointee.functions?[Int(id)].twin
      .map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }

  /// What each function of C gets, alone or in its frame.
  private var context: UnsafeMutableRawPointer? { library.pointee.context }

  /// Identifies the library in this process.
  var address: UInt { UInt(bitPattern: library) }

  /// The count of Swift objects that C holds now, for all libraries.
  static let liveContexts = Atomic<Int>(0)

  func manifest() throws(KotlinError) -> [UInt8] {
    var json: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &json) {
      library.pointee.manifest(context, $0, onReceive)
    }
    try check(status, "read from the library")
    return json
  }

  /// Starts a subscription. C owns `observer` until its `released(unseen:)`. Returns the job.
  func subscribe(
    to flow: UInt32, arguments: UnsafeRawBufferPointer, placement: KotlinPlacement,
    flags: SubscriptionFlags, demand: Int64, observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    var functions = kb_observer(
      context: retained(observer), on_each: onEach, on_complete: onComplete,
      on_throw: onFlowThrow, release: onFlowRelease)
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
        "the library's \(count) elements lie in \(memory.size) of \(bytes.capacity) bytes")
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

  /// Calls a function, which answers in place. Only for one that does not suspend.
  @inline(__always)
  func call(
    _ function: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(function, arguments)
    let (status, thrown) = used(&frame, call(function))
    return try answer(of: frame, to: arguments, status, thrown, "call")
  }

  /// Starts a call. The observer is made, or taken, only if it is not answered in place; C then owns
  /// it until its `released()`.
  func call(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    observer: CallObserverSource
  ) throws(KotlinError) -> CallOutcome {
    var retainer = CallRetainer(observer)
    var frame = frame(function, arguments)
    frame.placement = kb_placement(placement.rawValue)
    let (status, thrown) = withUnsafeMutablePointer(to: &retainer) { retainer in
      var functions = kb_call_observer(
        context: retainer, retain: onCallRetain, on_return: onReturn, on_throw: onCallThrow,
        release: onCallRelease)
      return withUnsafePointer(to: &functions) {
        frame.observer = $0
        return used(&frame, call(function))
      }
    }
    if status == KB_OBSERVED {
      guard let observer = retainer.observer else { throw .unanswered }
      return .observed(ObservedCall(observer: observer, job: frame.job))
    }
    if let retained = retainer.retained {
      if status == KB_OK || status == KB_THREW {
        // It may still call the observer, and so keeps it.
        throw .misuse("the library answered a call in place and took its observer")
      }
      release(retained)
    }
    return .answered(try answer(of: frame, to: arguments, status, thrown, "call"))
  }

  /// Reads a state flow. The functions of states throw what Kotlin throws.
  @inline(__always)
  func stateValue(
    of flow: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame, stateValue(flow))
    return try answer(of: frame, to: arguments, status, thrown, "read the state")
  }

  /// Sets a state flow.
  func setState(
    of flow: UInt32, with arguments: FrameArguments, to value: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame) {
      library.pointee.state_set($0, data(value), Int64(value.count))
    }
    return try answer(of: frame, to: arguments, status, thrown, "set the state")
  }

  /// Sets a state flow if its value is the expected one. Answers whether it was set.
  func compareAndSetState(
    of flow: UInt32, with arguments: FrameArguments, expected: UnsafeRawBufferPointer,
    update: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame) {
      library.pointee.state_compare_and_set(
        $0, data(expected), Int64(expected.count), data(update), Int64(update.count))
    }
    return try answer(of: frame, to: arguments, status, thrown, "set the state")
  }

  /// Ends one hold of an object.
  func release(_ object: UInt64) {
    let status = library.pointee.release(context, object)
    assert(status == KB_OK, "the library does not know the object that it has handed out")
  }

  func counters() throws(KotlinError) -> KotlinCounters {
    var counters = kb_counters()
    try check(library.pointee.counters(context, &counters), "read the counters")
    return KotlinCounters(
      jobs: Int(counters.jobs), subscriptions: Int(counters.subscriptions),
      handles: Int(counters.handles), stableReferences: Int(counters.stable_refs),
      contexts: Table.liveContexts.load(ordering: .acquiring))
  }

  func collectGarbage() throws(KotlinError) {
    try check(library.pointee.collect_garbage(context), "collect garbage")
  }

  // The entries of a function and of a state flow's value. `checkModule` has compared the counts with
  // the manifest's.

  private func call(_ function: UInt32) -> FrameFunction {
    guard let functions = library.pointee.module?.pointee.functions else {
      return library.pointee.call
    }
    return functions[Int(function)].frame
  }

  private func stateValue(_ flow: UInt32) -> FrameFunction {
    guard let flows = library.pointee.module?.pointee.flows else {
      return library.pointee.state_value
    }
    return flows[Int(flow)].frame
  }

  private func c(_ flags: SubscriptionFlags) -> UInt32 {
    UInt32(
      (flags.contains(.rendezvous) ? KB_RENDEZVOUS : 0)
        | (flags.contains(.fetched) ? KB_FETCHED : 0))
  }

  private func data(_ bytes: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  private func frame(_ id: UInt32, _ arguments: FrameArguments) -> kb_frame {
    kb_frame(
      bytes: kb_buffer(
        data: arguments.start?.assumingMemoryBound(to: UInt8.self), size: Int64(arguments.count),
        capacity: Int64(arguments.capacity), is_grown: 0),
      context: nil, on_throw: onFrameThrow, observer: nil, job: 0, id: id, placement: KB_CALLER,
      library: context)
  }

  /// Calls a function of C with a frame. Returns its status, and what Kotlin code threw inside.
  @inline(__always)
  private func used(
    _ frame: inout kb_frame, _ function: (UnsafeMutablePointer<kb_frame>?) -> kb_status
  ) -> (kb_status, KotlinError?) {
    var thrown: KotlinError?
    let status = withUnsafeMutablePointer(to: &thrown) {
      frame.context = UnsafeMutableRawPointer($0)
      return function(&frame)
    }
    return (status, thrown)
  }

  /// The answer in place, in the lent memory or in other memory.
  @inline(__always)
  private func answer(
    of frame: kb_frame, to arguments: FrameArguments, _ status: kb_status, _ thrown: KotlinError?,
    _ what: StaticString
  ) throws(KotlinError) -> FrameAnswer {
    let bytes = frame.bytes
    let start = bytes.data.map { UnsafeMutableRawPointer($0) }
    let isGrown = bytes.is_grown != 0
    let capacity = isGrown ? bytes.capacity : Int64(arguments.capacity)
    guard status == KB_OK, isGrown == (start != arguments.start), bytes.size >= 0,
      bytes.size <= capacity, start != nil || bytes.size == 0
    else { throw Table.problem(status, thrown, "\(what)") }
    return FrameAnswer(start: start, count: Int(bytes.size), isGrown: isGrown)
  }

  /// Why a call has no answer, or none that can be read.
  @inline(never)
  static func problem(_ status: Int32, _ thrown: KotlinError?, _ what: String) -> KotlinError {
    switch Int(status) {
    case KB_OK: .misuse("can't \(what): the library's answer lies in no memory")
    case KB_THREW where thrown != nil: thrown!
    default: .misuse("can't \(what): \(meaning(of: status))")
    }
  }

  /// Throws unless the status is KB_OK. Releases the context that the library has not accepted.
  private func check(
    _ status: kb_status, _ what: String, orRelease context: UnsafeMutableRawPointer? = nil
  ) throws(KotlinError) {
    if status == KB_OK { return }
    if let context { release(context) }
    throw .misuse("can't \(what): \(Table.meaning(of: status))")
  }

  private func release(_ context: UnsafeMutableRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(context).release()
    Table.liveContexts.subtract(1, ordering: .relaxed)
  }

  private static func meaning(of status: kb_status) -> String {
    switch Int(status) {
    case KB_UNKNOWN_ID: "the library has no flow or function with this id"
    case KB_INVALID_HANDLE: "the job has ended, or the object is another library's"
    case KB_INVALID_ARGUMENT: "an argument is out of range (a demand must be at least 1)"
    case KB_MALFORMED: "the bytes are not the encoding of the declared types"
    case KB_UNSUPPORTED:
      "it is not a state flow, or its value can't be set, or it is a function that suspends"
    case KB_INTERNAL: "the library has no memory or no place for another job"
    case KB_THREW: "Kotlin threw, and the library did not say what"
    case KB_OBSERVED: "the library has kept no observer to answer to"
    default: "status \(status)"
    }
  }
}

private typealias FrameFunction =
  @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status

extension Table {
  static let ok = Int32(KB_OK)
}

// MARK: - What C calls

/// Retains an observer for C, until C calls its `release`.
private func retained(_ observer: Observer) -> UnsafeMutableRawPointer {
  Table.liveContexts.add(1, ordering: .relaxed)
  observer.endTurn()
  return Unmanaged.passRetained(observer).toOpaque()
}

/// The context of a call until C retains its observer.
///
/// It counts no reference to an observer that its caller has.
private struct CallRetainer {
  private let given: Unmanaged<CallObserver>?
  private let made: (any CallObserverOnDemand.Type)?
  var observer: CallObserver?
  var retained: UnsafeMutableRawPointer?

  init(_ source: CallObserverSource) {
    switch source {
    case .given(let observer): (given, made) = (.passUnretained(observer), nil)
    case .made(let type): (given, made) = (nil, type)
    }
  }

  /// The observer, made now if it was not given.
  func theObserver() -> CallObserver {
    given?.takeUnretainedValue() ?? made!.init()
  }
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
  let observer = retainer.pointee.theObserver()
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
    context!.assumingMemoryBound(to: [UInt8].self).pointee = Array(borrowed(data, size))
  }

/// The `on_throw` of frames and of `KotlinCatch`. Their context is a `KotlinError?`.
let onFrameThrow: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
  context, failure in
  context!.assumingMemoryBound(to: KotlinError?.self).pointee = .copy(failure)
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
      cause: causes > 0 ? failure.cause.map { copy($0, causes: causes - 1) } : nil,
      exception: ThrownException(copying: failure))
  }
}

extension ThrownException {
  fileprivate init?(copying failure: kb_failure) {
    if failure.exception.size <= 0 { return nil }
    type = String(copying: failure.exception)
    fields = Array(borrowed(failure.fields.data, failure.fields.size))
  }
}

extension String {
  fileprivate init(copying bytes: kb_bytes) {
    self.init(decoding: borrowed(bytes.data, bytes.size), as: UTF8.self)
  }
}
