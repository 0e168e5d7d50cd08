package import CKotlinBridge
import KotlinBridge

/// The functions of a fake library's table. They find their library in the registry.
package enum FakeTable {
  package static let table = kb_library(
    abi_version: KB_ABI_VERSION, size: UInt32(MemoryLayout<kb_library>.size),
    manifest: manifest, subscribe: subscribe, request: request, cancel: cancel, call: call,
    state_value: stateValue, state_set: stateSet, state_compare_and_set: stateCompareAndSet,
    counters: counters, collect_garbage: collectGarbage)
}

private typealias Bytes = UnsafePointer<UInt8>?
private typealias Context = UnsafeMutableRawPointer?
private typealias Receive = @convention(c) (Context, Bytes, Int64) -> Void
private typealias OnThrow = @convention(c) (Context, UnsafePointer<kb_failure>?) -> Void

private func array(_ data: Bytes, _ size: Int64) -> [UInt8] {
  Array(UnsafeBufferPointer(start: data, count: Int(size)))
}

private func hand(_ bytes: [UInt8], to receive: Receive?, _ context: Context) {
  bytes.withUnsafeBufferPointer { receive?(context, $0.baseAddress, Int64(bytes.count)) }
}

/// Returns KB_OK, or tells what `body` throws and returns KB_THREW.
private func telling(
  _ context: Context, _ onThrow: OnThrow?, _ body: () throws(KotlinError) -> Void
) -> kb_status {
  do throws(KotlinError) {
    try body()
    return kb_status(KB_OK)
  } catch {
    withFailure(error) { onThrow?(context, $0) }
    return kb_status(KB_THREW)
  }
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

private func cancel(job: kb_job, place: kb_cancel_mode) -> kb_status {
  guard let library = TableRegistry.library(ofHandle: job), let accepted = library.job(job) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  accepted.append(place == KB_CANCEL_HERE ? .cancelHere : .cancelLater)
  library.run(place == KB_CANCEL_HERE ? .cancelledHere : .cancelledLater, accepted)
  return library.status(of: .cancel)
}

private func call(
  function: UInt32, arguments: Bytes, size: Int64, placement: kb_placement,
  observer: UnsafePointer<kb_call_observer>?, answer: UnsafeMutablePointer<kb_answer>?
) -> kb_status {
  guard let library = TableRegistry.library(ofID: function), let observer, let answer else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .call)
  if status != 0 { return status }
  let index = Int(function & 0xffff)
  let arguments = array(arguments, size)
  let script: @Sendable (FakeJob) -> Void
  switch library.plan(index, arguments) {
  case .inPlace(let inPlace):
    withUnsafeMutableBytes(of: &answer.pointee.value) { $0.copyBytes(from: inPlace.bytes) }
    answer.pointee.size = inPlace.size
    answer.pointee.job = inPlace.job
    return status
  case .observed(let observed):
    script = observed
  }
  var retained = observer.pointee
  retained.context = retained.retain(retained.context)
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: index, arguments: arguments, placement: placement.rawValue, demand: 0,
      isRendezvous: false, observer: .call(retained))
  }
  answer.pointee.size = -1
  answer.pointee.job = accepted.handle
  script(accepted)
  if accepted.isReleased { answer.pointee.job = 0 }
  return status
}

private func stateValue(
  flow: UInt32, arguments: Bytes, size: Int64, context: Context, receive: Receive?,
  onThrow: OnThrow?
) -> kb_status {
  guard let library = TableRegistry.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateValue)
  if status != 0 { return status }
  return telling(context, onThrow) { () throws(KotlinError) in
    let value = try library.stateValue(Int(flow & 0xffff), array(arguments, size))
    hand(value, to: receive, context)
  }
}

private func stateSet(
  flow: UInt32, arguments: Bytes, size: Int64, value: Bytes, valueSize: Int64, context: Context,
  onThrow: OnThrow?
) -> kb_status {
  guard let library = TableRegistry.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateSet)
  if status != 0 { return status }
  return telling(context, onThrow) { () throws(KotlinError) in
    _ = try library.changeState(
      StateChange(
        flow: Int(flow & 0xffff), arguments: array(arguments, size), expected: nil,
        value: array(value, valueSize)))
  }
}

private func stateCompareAndSet(
  flow: UInt32, arguments: Bytes, size: Int64, expected: Bytes, expectedSize: Int64,
  update: Bytes, updateSize: Int64, swapped: UnsafeMutablePointer<Int32>?, context: Context,
  onThrow: OnThrow?
) -> kb_status {
  guard let library = TableRegistry.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateCompareAndSet)
  if status != 0 { return status }
  return telling(context, onThrow) { () throws(KotlinError) in
    let isSwapped = try library.changeState(
      StateChange(
        flow: Int(flow & 0xffff), arguments: array(arguments, size),
        expected: array(expected, expectedSize), value: array(update, updateSize)))
    swapped?.pointee = isSwapped ? 1 : 0
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

private func collectGarbage() -> kb_status {
  TableRegistry.current?.status(of: .collectGarbage) ?? kb_status(KB_INTERNAL)
}
