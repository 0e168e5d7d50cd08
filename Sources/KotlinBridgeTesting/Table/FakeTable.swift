package import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The table of a fake library. Its functions find the library by its context.
package enum FakeTable {
  package static func table(of context: FakeContext?) -> kb_library {
    kb_library(
      abi_version: KB_ABI_VERSION, size: UInt32(MemoryLayout<kb_library>.size),
      context: context.map { Unmanaged.passUnretained($0).toOpaque() }, manifest: manifest,
      subscribe: subscribe, request: request, cancel: cancel, call: call,
      state_value: stateValue, state_set: stateSet, state_compare_and_set: stateCompareAndSet,
      counters: counters, collect_garbage: collectGarbage, module: nil,
      release: release, fetch: fetch, attach: attach, hold: hold, open: open)
  }
}

/// What the functions of a fake's table get: the library, unless it is gone.
///
/// It and its table live as long as the process, because flows and functions may be used after their
/// library is gone.
package final class FakeContext: @unchecked Sendable {  // weak references are thread-safe
  private static let all = Guarded<[FakeContext]>([])

  private(set) weak var library: (any TableHost)?
  /// What Swift has attached, if it has.
  // It points to memory that lives as long as the process.
  let host = Guarded<UInt>(0)
  let table = UnsafeMutablePointer<kb_library>.allocate(capacity: 1)

  init(of library: any TableHost) {
    self.library = library
    table.initialize(to: FakeTable.table(of: self))
    FakeContext.all.withLock { $0.append(self) }
  }
}

private func library(_ context: UnsafeMutableRawPointer?) -> (any TableHost)? {
  context.flatMap { Unmanaged<FakeContext>.fromOpaque($0).takeUnretainedValue().library }
}

private typealias Bytes = UnsafePointer<UInt8>?
private typealias Context = UnsafeMutableRawPointer?
private typealias Receive = @convention(c) (Context, Bytes, Int64) -> Void
private typealias Frame = UnsafeMutablePointer<kb_frame>

private func array(_ data: Bytes, _ size: Int64) -> [UInt8] {
  Array(UnsafeBufferPointer(start: data, count: Int(size)))
}

private func hand(_ bytes: [UInt8], to receive: Receive?, _ context: Context) {
  bytes.withUnsafeBufferPointer { receive?(context, $0.baseAddress, Int64(bytes.count)) }
}

private func manifest(owner: Context, context: Context, receive: Receive?) -> kb_status {
  guard let library = library(owner) else { return kb_status(KB_INTERNAL) }
  let status = library.status(of: .manifest)
  if status == 0 { hand(library.manifest, to: receive, context) }
  return status
}

private func subscribe(
  owner: Context, flow: UInt32, arguments: Bytes, size: Int64, placement: kb_placement,
  flags: UInt32,
  demand: Int64,
  observer: UnsafePointer<kb_observer>?, job: UnsafeMutablePointer<kb_job>?
) -> kb_status {
  guard let library = library(owner), let observer, let job else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .subscribe)
  if status != 0 { return status }
  if demand < 0 { return kb_status(KB_INVALID_ARGUMENT) }
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: Int(flow), arguments: array(arguments, size),
      placement: placement.rawValue, demand: demand,
      isRendezvous: flags & UInt32(KB_RENDEZVOUS) != 0,
      isFetched: flags & UInt32(KB_FETCHED) != 0,
      observer: .flow(observer.pointee))
  }
  job.pointee = accepted.handle
  library.run(.subscribed, accepted)
  return status
}

private func request(owner: Context, job: kb_job, count: Int64) -> kb_status {
  guard let library = library(owner) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  let status = library.status(of: .request)
  if status != 0 { return status }
  guard let accepted = library.job(job) else { return kb_status(KB_INVALID_HANDLE) }
  if count < 1 { return kb_status(KB_INVALID_ARGUMENT) }
  accepted.append(.request(count))
  library.run(.requested(count), accepted)
  return status
}

private func fetch(
  owner: Context, job: kb_job, memory: UnsafeMutablePointer<kb_buffer>?,
  count: UnsafeMutablePointer<Int64>?
) -> kb_status {
  guard let library = library(owner), let accepted = library.job(job) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  guard let memory, let count, accepted.isFetched else { return kb_status(KB_INVALID_ARGUMENT) }
  guard let gathered = accepted.takeGathered() else {
    count.pointee = 0
    return kb_status(KB_OK)
  }
  free(memory.pointee.data)
  let bytes = malloc(max(1, gathered.bytes.count))!.assumingMemoryBound(to: UInt8.self)
  bytes.update(from: gathered.bytes, count: gathered.bytes.count)
  memory.pointee = kb_buffer(
    data: bytes, size: gathered.size ?? Int64(gathered.bytes.count),
    capacity: Int64(max(1, gathered.bytes.count)), is_grown: 1)
  count.pointee = gathered.count
  return kb_status(KB_OK)
}

private func cancel(owner: Context, job: kb_job, place: kb_cancel_mode) -> kb_status {
  guard let library = library(owner), let accepted = library.job(job) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  accepted.append(place == KB_CANCEL_HERE ? .cancelHere : .cancelLater)
  library.run(place == KB_CANCEL_HERE ? .cancelledHere : .cancelledLater, accepted)
  return library.status(of: .cancel)
}

private func call(frame: Frame?) -> kb_status {
  guard let frame, let library = library(frame.pointee.library) else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .call)
  if status != 0 { return status }
  let index = Int(frame.pointee.id)
  let arguments = frame.pointee.arguments
  let script: @Sendable (FakeJob) -> Void
  switch library.plan(index, arguments) {
  case .inPlace(let inPlace):
    frame.answer(with: inPlace.bytes)
    frame.pointee.bytes.size = inPlace.size
    switch inPlace.lie {
    case .negativeCapacity: (frame.pointee.bytes.capacity, frame.pointee.bytes.size) = (-5, -5)
    case .grownInPlace: frame.pointee.bytes.is_grown = 1
    case .elsewhereAndNotGrown: frame.pointee.bytes.data! += 1
    case nil: break
    }
    return status
  case .thrown(let error):
    return frame.fail(with: error)
  case .observed(let observed):
    script = observed
  }
  guard let observer = frame.pointee.observer else { return kb_status(KB_UNSUPPORTED) }
  var retained = observer.pointee
  retained.context = retained.retain(retained.context)
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: index, arguments: arguments,
      placement: frame.pointee.placement.rawValue, demand: 0, isRendezvous: false,
      isFetched: false,
      observer: .call(retained))
  }
  frame.pointee.job = accepted.handle
  script(accepted)
  if accepted.isReleased { frame.pointee.job = 0 }
  return kb_status(KB_OBSERVED)
}

private func stateValue(frame: Frame?) -> kb_status {
  withState(frame, .stateValue) { (library, frame) throws(KotlinError) in
    try library.stateValue(Int(frame.id), frame.arguments)
  }
}

private func stateSet(frame: Frame?, value: Bytes, size: Int64) -> kb_status {
  withState(frame, .stateSet) { (library, frame) throws(KotlinError) in
    _ = try library.changeState(
      StateChange(
        flow: Int(frame.id), arguments: frame.arguments, expected: nil,
        value: array(value, size)))
    return []
  }
}

private func stateCompareAndSet(
  frame: Frame?, expected: Bytes, expectedSize: Int64, update: Bytes, updateSize: Int64
) -> kb_status {
  withState(frame, .stateCompareAndSet) { (library, frame) throws(KotlinError) in
    let isSet = try library.changeState(
      StateChange(
        flow: Int(frame.id), arguments: frame.arguments,
        expected: array(expected, expectedSize), value: array(update, updateSize)))
    return [isSet ? 1 : 0]
  }
}

/// Answers a function for states with what `body` returns or throws.
private func withState(
  _ frame: Frame?, _ function: TableFunction,
  _ body: (any TableHost, kb_frame) throws(KotlinError) -> [UInt8]
) -> kb_status {
  guard let frame, let library = library(frame.pointee.library) else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: function)
  if status != 0 { return status }
  do throws(KotlinError) {
    frame.answer(with: try body(library, frame.pointee))
    return kb_status(KB_OK)
  } catch {
    return frame.fail(with: error)
  }
}

extension kb_frame {
  fileprivate var arguments: [UInt8] { array(bytes.data, bytes.size) }
}

extension UnsafeMutablePointer<kb_frame> {
  /// Writes an answer in place, in memory of its own if it does not fit into the caller's.
  fileprivate func answer(with answer: [UInt8]) {
    if answer.count > Int(pointee.bytes.capacity) {
      pointee.bytes.data = malloc(answer.count)?.assumingMemoryBound(to: UInt8.self)
      pointee.bytes.capacity = Int64(answer.count)
      pointee.bytes.is_grown = 1
    }
    pointee.bytes.size = Int64(answer.count)
    if let data = pointee.bytes.data { data.update(from: answer, count: answer.count) }
  }

  fileprivate func fail(with error: KotlinError) -> kb_status {
    withFailure(error) { pointee.on_throw(pointee.context, $0) }
    return kb_status(KB_THREW)
  }
}

private func counters(
  owner: Context, counters: UnsafeMutablePointer<kb_counters>?
) -> kb_status {
  guard let library = library(owner) else { return kb_status(KB_INTERNAL) }
  let running = library.jobs.filter { !$0.isReleased }
  counters?.pointee = kb_counters(
    jobs: Int64(running.count),
    subscriptions: Int64(running.filter(\.isSubscription).count),
    handles: Int64(running.count + library.heldObjects), stable_refs: -1, peers: 0)
  return library.status(of: .counters)
}

private func release(owner: Context, object: kb_handle) -> kb_status {
  // The objects of a library that is gone are gone with it.
  guard let library = library(owner) else { return kb_status(KB_OK) }
  return library.release(object) ? kb_status(KB_OK) : kb_status(KB_INVALID_HANDLE)
}

private func hold(owner: Context, object: kb_handle) -> kb_status {
  guard let library = library(owner) else { return kb_status(KB_OK) }
  return library.hold(object) ? kb_status(KB_OK) : kb_status(KB_INVALID_HANDLE)
}

/// The flows of a fake are no objects: they cross as sequences.
private func open(frame: Frame?) -> kb_status { kb_status(KB_UNSUPPORTED) }

private func attach(owner: Context, host: UnsafePointer<kb_host>?) -> kb_status {
  guard let owner, let host else { return kb_status(KB_INVALID_ARGUMENT) }
  let context = Unmanaged<FakeContext>.fromOpaque(owner).takeUnretainedValue()
  let isFirst = context.host.withLock { known in
    if known != 0 { return false }
    known = UInt(bitPattern: host)
    return true
  }
  return kb_status(isFirst ? KB_OK : KB_INVALID_ARGUMENT)
}

private func collectGarbage(owner: Context) -> kb_status {
  library(owner)?.status(of: .collectGarbage) ?? kb_status(KB_INTERNAL)
}
