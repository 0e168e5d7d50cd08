import CKotlinBridge
import KotlinBridge

/// The one table of all fake libraries: C functions have no context of their own, so the ids and
/// handles they get tell whose they are, and a task-local where there are none.
enum FakeTable {
  @TaskLocal static var current: FakeLibrary?

  private static let lock = Lock()
  // Protected by `lock`.
  private nonisolated(unsafe) static var libraries: [UInt32: Weak] = [:]

  private struct Weak {
    weak var library: FakeLibrary?
  }

  static func register(_ library: FakeLibrary) {
    lock.withLock { libraries[library.number] = Weak(library: library) }
  }

  static func unregister(_ number: UInt32) {
    lock.withLock { libraries[number] = nil }
  }

  static func library(ofID id: UInt32) -> FakeLibrary? {
    lock.withLock { libraries[id >> 16] }?.library
  }

  static func library(ofHandle handle: UInt64) -> FakeLibrary? {
    lock.withLock { libraries[UInt32(handle >> 32)] }?.library
  }

  static let table = kb_library(
    abi_version: KB_ABI_VERSION, size: UInt32(MemoryLayout<kb_library>.size),
    manifest: manifest, subscribe: subscribe, request: request, cancel: cancel, call: call,
    state_value: stateValue, state_set: stateSet, state_compare_and_set: stateCompareAndSet,
    counters: counters, collect_garbage: collectGarbage)

  /// The address of the table, constant as that of a real one.
  static var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(address) }

  // Written once, read only.
  private nonisolated(unsafe) static let address = {
    let address = UnsafeMutablePointer<kb_library>.allocate(capacity: 1)
    address.initialize(to: table)
    return address
  }()
}

private typealias Bytes = UnsafePointer<UInt8>?
private typealias Context = UnsafeMutableRawPointer?
private typealias Receive = @convention(c) (Context, Bytes, Int64) -> Void

private func array(_ data: Bytes, _ size: Int64) -> [UInt8] {
  Array(UnsafeBufferPointer(start: data, count: Int(size)))
}

private func hand(_ bytes: [UInt8], to receive: Receive?, _ context: Context) {
  bytes.withUnsafeBufferPointer { receive?(context, $0.baseAddress, Int64(bytes.count)) }
}

private func manifest(context: Context, receive: Receive?) -> kb_status {
  guard let library = FakeTable.current else { return kb_status(KB_INTERNAL) }
  let status = library.status(of: .manifest)
  if status == 0 { hand(library.manifest, to: receive, context) }
  return status
}

private func subscribe(
  flow: UInt32, arguments: Bytes, size: Int64, placement: Int32, demand: Int64,
  observer: UnsafePointer<kb_observer>?, job: UnsafeMutablePointer<kb_job>?
) -> kb_status {
  guard let library = FakeTable.library(ofID: flow), let observer, let job else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .subscribe)
  if status != 0 { return status }
  if demand < 0 { return kb_status(KB_INVALID_ARGUMENT) }
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: Int(flow & 0xffff), arguments: array(arguments, size),
      placement: placement, demand: demand, observer: .flow(observer.pointee))
  }
  job.pointee = accepted.handle
  library.run("subscribe", accepted)
  return status
}

private func request(job: kb_job, count: Int64) -> kb_status {
  guard let library = FakeTable.library(ofHandle: job) else { return kb_status(KB_INVALID_HANDLE) }
  let status = library.status(of: .request)
  if status != 0 { return status }
  guard let accepted = library.job(job) else { return kb_status(KB_INVALID_HANDLE) }
  accepted.append(.request(count))
  library.run("request", accepted)
  return status
}

private func cancel(job: kb_job, place: Int32) -> kb_status {
  guard let library = FakeTable.library(ofHandle: job), let accepted = library.job(job) else {
    return kb_status(KB_INVALID_HANDLE)
  }
  accepted.append(place == KB_CANCEL_HERE ? .cancelHere : .cancelLater)
  library.run("cancel", accepted)
  return library.status(of: .cancel)
}

private func call(
  function: UInt32, arguments: Bytes, size: Int64, placement: Int32,
  observer: UnsafePointer<kb_call_observer>?, answer: UnsafeMutablePointer<kb_answer>?
) -> kb_status {
  guard let library = FakeTable.library(ofID: function), let observer, let answer else {
    return kb_status(KB_UNKNOWN_ID)
  }
  let status = library.status(of: .call)
  if status != 0 { return status }
  if let inPlace = library.answerInPlace {
    answer.pointee = inPlace
    return status
  }
  var retained = observer.pointee
  retained.context = retained.retain(retained.context)
  let accepted = library.accept { handle in
    FakeJob(
      handle: handle, index: Int(function & 0xffff), arguments: array(arguments, size),
      placement: placement, demand: 0, observer: .call(retained))
  }
  answer.pointee.size = -1
  answer.pointee.job = accepted.handle
  library.run("call", accepted)
  if accepted.isReleased { answer.pointee.job = 0 }
  return status
}

private func stateValue(
  flow: UInt32, arguments: Bytes, size: Int64, context: Context, receive: Receive?
) -> kb_status {
  guard let library = FakeTable.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateValue)
  if status == 0 { hand(library.stateBytes, to: receive, context) }
  return status
}

private func stateSet(
  flow: UInt32, arguments: Bytes, size: Int64, value: Bytes, valueSize: Int64
) -> kb_status {
  guard let library = FakeTable.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateSet)
  if status != 0 { return status }
  _ = library.compareAndSetState(
    FakeLibrary.StateChange(
      flow: Int(flow & 0xffff), arguments: array(arguments, size), expected: nil,
      value: array(value, valueSize)))
  return status
}

private func stateCompareAndSet(
  flow: UInt32, arguments: Bytes, size: Int64, expected: Bytes, expectedSize: Int64,
  update: Bytes, updateSize: Int64, swapped: UnsafeMutablePointer<Int32>?
) -> kb_status {
  guard let library = FakeTable.library(ofID: flow) else { return kb_status(KB_UNKNOWN_ID) }
  let status = library.status(of: .stateCompareAndSet)
  if status != 0 { return status }
  let isSwapped = library.compareAndSetState(
    FakeLibrary.StateChange(
      flow: Int(flow & 0xffff), arguments: array(arguments, size),
      expected: array(expected, expectedSize), value: array(update, updateSize)))
  swapped?.pointee = isSwapped ? 1 : 0
  return status
}

private func counters(counters: UnsafeMutablePointer<kb_counters>?) -> kb_status {
  guard let library = FakeTable.current else { return kb_status(KB_INTERNAL) }
  let running = Int64(library.jobs.filter { !$0.isReleased }.count)
  counters?.pointee = kb_counters(
    jobs: running, subscriptions: running, handles: running, stable_refs: -1)
  return library.status(of: .counters)
}

private func collectGarbage() -> kb_status {
  FakeTable.current?.status(of: .collectGarbage) ?? kb_status(KB_INTERNAL)
}
