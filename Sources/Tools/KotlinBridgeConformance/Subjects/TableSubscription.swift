import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One subscription by the C table.
///
/// It takes callbacks until `dispose()`, so that the history shows one that comes too late.
final class TableSubscription: RunningFlow {
  private let library: TableClient
  private let flow: UInt32
  private let arguments: [UInt8]
  private let observation: Observation
  /// Nil while the library has no context of this subscription.
  private let context = Guarded<UnsafeMutableRawPointer?>(nil)
  private let decoder: ElementDecoder
  private let turn = Turn()
  /// The count of callbacks that have ended.
  private let callbacks = Atomic(0)
  /// That count before a fetch that brought nothing; -1 after one that brought elements.
  private let callbacksBeforeNothing = Atomic(-1)
  // The library writes it before the first callback.
  private nonisolated(unsafe) let job = UnsafeMutablePointer<kb_job>.allocate(capacity: 1)

  init(
    library: TableClient, flow: UInt32, arguments: [UInt8], decoder: ElementDecoder,
    observation: Observation
  ) {
    self.library = library
    self.flow = flow
    self.arguments = arguments
    self.observation = observation
    self.decoder = decoder
    job.initialize(to: 0)
  }

  /// - Parameters:
  ///   - demand: the first request; nil for all elements.
  ///   - flags: constants of the C header.
  func start(demand: Int64?, placement: Placement, flags: Int = 0) throws {
    try start(demand: demand, on: placement.constant, flags: flags)
  }

  /// The same, with a placement of the C header.
  func start(demand: Int64?, on placement: kb_placement, flags: Int = 0) throws {
    let arguments = try library.made(flow, arguments)
    defer { library.release(arguments, of: flow) }
    let status = subscribe(placement, UInt32(flags), demand: demand ?? .max, arguments)
    try library.check(status, "subscribe")
  }

  /// Subscribes with constants of the C header, or with numbers that are none of them. A flow that a
  /// function makes has its handle as the argument.
  func subscribe(
    _ placement: kb_placement, _ flags: UInt32, demand: Int64, _ arguments: [UInt8] = []
  ) -> kb_status {
    turn.pass()
    let context = Contexts.add(self)
    self.context.withLock { $0 = context }
    var observer = kb_observer(
      context: context,
      on_each: { context, bytes, size, count in
        TableSubscription.of(context)?.called {
          $0.each(UnsafeRawBufferPointer(start: bytes, count: Int(size)), Int(count))
        }
      },
      on_complete: { TableSubscription.of($0)?.called { $0.told(.completed) } },
      on_throw: { context, failure in
        TableSubscription.of(context)?.called { $0.failed(failure) }
      },
      release: { context, unseen in
        TableSubscription.of(context)?.called {
          $0.told(.released(unseen.map { ObservedFailure(c: $0) }))
        }
      })
    return library.table.pointee.subscribe(
      library.table.pointee.context,
      flow, arguments, Int64(arguments.count), placement, flags, demand, &observer, job)
  }

  deinit { job.deallocate() }

  var handle: kb_job { job.pointee }

  func request(_ count: Int64) throws {
    let status = statusOfRequest(count)
    // The job may have ended.
    if status != KB_INVALID_HANDLE { try library.check(status, "request") }
  }

  func statusOfRequest(_ count: Int64) -> kb_status {
    library.table.pointee.request(library.table.pointee.context, handle, count)
  }

  /// Fetches elements and tells the observation of them, as of a callback. Returns their count. After a fetch that
  /// brought nothing, a callback has to come before the next one.
  func fetch() throws -> Int64 {
    let before = callbacks.load(ordering: .sequentiallyConsistent)
    if callbacksBeforeNothing.load(ordering: .sequentiallyConsistent) == before { return 0 }
    var memory = kb_buffer()
    var count: Int64 = 0
    let status = library.table.pointee.fetch(library.table.pointee.context, handle, &memory, &count)
    defer { free(memory.data) }
    // The job may have ended.
    if status == KB_INVALID_HANDLE { return 0 }
    try library.check(status, "fetch")
    callbacksBeforeNothing.store(count == 0 ? before : -1, ordering: .sequentiallyConsistent)
    if count > 0 {
      each(UnsafeRawBufferPointer(start: memory.data, count: Int(memory.size)), Int(count))
    }
    return count
  }

  /// Fetches until nothing is left. The next elements are brought.
  func fetchAll() throws {
    while try fetch() > 0 {}
  }

  func cancel() throws {
    let status = statusOfCancel(KB_CANCEL_LATER)
    if status != KB_INVALID_HANDLE { try library.check(status, "cancel") }
  }

  func statusOfCancel(_ mode: kb_cancel_mode) -> kb_status {
    library.table.pointee.cancel(library.table.pointee.context, handle, mode)
  }

  func dispose() {
    let context = context.withLock { context in
      defer { context = nil }
      return context
    }
    if let context { Contexts.remove(context) }
  }

  /// Runs the body as a callback.
  private func called(_ body: (TableSubscription) -> Void) {
    body(self)
    callbacks.add(1, ordering: .sequentiallyConsistent)
  }

  private func each(_ elements: UnsafeRawBufferPointer, _ count: Int) {
    turn.take { observation.called(decoder.elements(elements, count)) }
    library.objects?.release(in: elements, count: count, of: flow, library.table)
  }

  private func told(_ event: ObservedEvent) {
    turn.take { observation.called(event) }
  }

  private func failed(_ failure: UnsafePointer<kb_failure>?) {
    let observed = library.failure(failure)
    told(.failed(observed))
    observation.reread(observed.message) { library.failure(failure).message }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> TableSubscription? {
    Contexts.object(context)
  }
}

extension Placement {
  /// The constant of the C header.
  fileprivate var constant: kb_placement {
    switch self {
    case .caller: KB_CALLER
    case .usual, .pool: KB_DEFAULT
    case .io: KB_IO
    }
  }
}
