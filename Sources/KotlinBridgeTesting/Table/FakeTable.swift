package import CKotlinBridge
import KotlinBridge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of a fake library's table. They find their library in the registry.
package enum FakeTable {
  // A constant without a module, which alone would be a pointer.
  package nonisolated(unsafe) static let table = kb_library(
    abi_version: KB_ABI_VERSION, size: UInt32(MemoryLayout<kb_library>.size),
    manifest: manifest, subscribe: subscribe, request: request, cancel: cancel, call: call,
    state_value: stateValue, state_set: stateSet, state_compare_and_set: stateCompareAndSet,
    counters: counters, collect_garbage: collectGarbage, module: nil,
    release: release, fetch: fetch)
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

private func manifest(context: Context, receive: Receive?) -> kb_status {
  guard let library = TableRegistry.current else { return kb_status(KB_INTERNAL) }
  let status = library.status(of: .manifest)
  if status == 0 { hand(library.manifest, to: receive, context) }
  return status
}

private func subscribe(
  flow: UInt32, arguments: Bytes, size: Int64, placement: kb_placement, flags: UInt32,
  demand: Int64,
  observer: UnsafePointer<kb_observer>?, job: UnsafeMutablePointer<kb_job>?
) -> kb_status {
  guard let library = TableRegistry.library(ofID: flow), let observer, let job else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .subscribe)
  if status != 0 { return status }
  if demand < 0 { return kb_status(KB_INVALID_ARGUMENT) }
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: Int(flow & 0xffff), arguments: array(arguments, size),
      placement: placement.rawValue, demand: demand,
      isRendezvous: flags & UInt32(KB_RENDEZVOUS) != 0,
      isFetched: flags & UInt32(KB_FETCHED) != 0,
      observer: .flow(observer.pointee))
  }
  job.pointee = accepted.handle
  library.run(.subscribed, accepted)
  return status
}

private func request(job: kb_job, count: Int64) -> kb_status {
  guard let library = TableRegistry.library(ofHandle: job) else {
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
  job: kb_job, memory: UnsafeMutablePointer<kb_buffer>?, count: UnsafeMutablePointer<Int64>?
) -> kb_status {
  guard let library = TableRegistry.library(ofHandle: job), let accepted = library.job(job) else {
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

private func cancel(job: kb_job, place: kb_cancel_mode) -> kb_status {
  guard let library = TableRegistry.library(ofHandle: job), let accepted = library.job(job) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  accepted.append(place == KB_CANCEL_HERE ? .cancelHere : .cancelLater)
  library.run(place == KB_CANCEL_HERE ? .cancelledHere : .cancelledLater, accepted)
  return library.status(of: .cancel)
}

private func call(frame: Frame?) -> kb_status {
  guard let frame, let library = TableRegistry.library(ofID: frame.pointee.id) else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .call)
  if status != 0 { return status }
  let index = Int(frame.pointee.id & 0xffff)
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
    try library.stateValue(Int(frame.id & 0xffff), frame.arguments)
  }
}

private func stateSet(frame: Frame?, value: Bytes, size: Int64) -> kb_status {
  withState(frame, .stateSet) { (library, frame) throws(KotlinError) in
    _ = try library.changeState(
      StateChange(
        flow: Int(frame.id & 0xffff), arguments: frame.arguments, expected: nil,
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
        flow: Int(frame.id & 0xffff), arguments: frame.arguments,
        expected: array(expected, expectedSize), value: array(update, updateSize)))
    return [isSet ? 1 : 0]
  }
}

/// Answers a function for states with what `body` returns or throws.
private func withState(
  _ frame: Frame?, _ function: TableFunction,
  _ body: (any TableHost, kb_frame) throws(KotlinError) -> [UInt8]
) -> kb_status {
  guard let frame, let library = TableRegistry.library(ofID: frame.pointee.id) else {
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

private func counters(counters: UnsafeMutablePointer<kb_counters>?) -> kb_status {
  guard let library = TableRegistry.current else { return kb_status(KB_INTERNAL) }
  let running = library.jobs.filter { !$0.isReleased }
  counters?.pointee = kb_counters(
    jobs: Int64(running.count),
    subscriptions: Int64(running.filter(\.isSubscription).count),
    handles: Int64(running.count), stable_refs: -1)
  return library.status(of: .counters)
}

/// A fake has no objects.
private func release(object: kb_handle) -> kb_status { kb_status(KB_INVALID_HANDLE) }

private func collectGarbage() -> kb_status {
  TableRegistry.current?.status(of: .collectGarbage) ?? kb_status(KB_INTERNAL)
}
