import CKotlinBridge
import KotlinBridge
import KotlinBridgeToolSupport

/// The flows of a library with our C table, by raw callbacks.
package struct CallbackSubject: FixturesSubject {
  let library: TableClient

  package init(library: TableClient) {
    self.library = library
  }

  package var form: Form { .callback }
  package var fixtures: TableClient { library }

  package var abilities: FlowAbilities {
    [.demand, .release, .callerPlacement, .failureDetails, .failureKinds, .earlyCancel]
  }

  package func offered(_ behavior: Behavior) -> Behavior? {
    library.flow(FixtureFlow(behavior).name) == nil ? nil : behavior
  }

  package func subscribe(
    to behavior: Behavior, demand: Int64?, placement: Placement, telling observation: Observation
  ) throws -> any FlowSubscription {
    let subscription = try made(behavior, telling: observation)
    try subscription.start(demand: demand, placement: placement)
    return subscription
  }

  /// A subscription that is to be started.
  func made(
    _ behavior: Behavior, telling observation: Observation
  ) throws -> RawSubscription {
    try library.prepare(behavior)
    let fixture = FixtureFlow(behavior)
    guard let flow = library.flow(fixture.name) else { throw NotOffered("\(behavior)") }
    return RawSubscription(
      library: library, flow: flow.id, arguments: fixture.arguments,
      decoder: ElementDecoder(fixture.element), observation: observation)
  }

}

/// One subscription by the C table.
///
/// It lives as long as the process; after `dispose()` it is but a few words.
final class RawSubscription: FlowSubscription {
  private let library: TableClient
  private let flow: UInt32
  private let arguments: [UInt8]
  private let observation: Guarded<Observation?>
  private let decoder: ElementDecoder
  private let turn = Turn()
  // Written by `subscribe` before the first callback.
  private nonisolated(unsafe) let job = UnsafeMutablePointer<kb_job>.allocate(capacity: 1)

  init(
    library: TableClient, flow: UInt32, arguments: [UInt8], decoder: ElementDecoder,
    observation: Observation
  ) {
    self.library = library
    self.flow = flow
    self.arguments = arguments
    self.observation = Guarded(observation)
    self.decoder = decoder
    job.initialize(to: 0)
  }

  /// - Parameter demand: the first request, nil for all.
  func start(demand: Int64?, placement: Placement, isRendezvous: Bool = false) throws {
    let status = subscribe(
      Int32(placement == .caller ? KB_CALLER : KB_DEFAULT),
      isRendezvous ? UInt32(KB_RENDEZVOUS) : 0, demand: demand ?? .max)
    try library.check(status, "subscribe")
  }

  /// With the constants of C.
  func subscribe(_ placement: Int32, _ flags: UInt32, demand: Int64) -> kb_status {
    turn.pass()
    var observer = kb_observer(
      context: Forever.context(self), on_each: onEach, on_complete: onComplete, on_throw: onThrow,
      release: onRelease)
    return library.table.pointee.subscribe(
      flow, arguments, Int64(arguments.count), placement, flags, demand, &observer, job)
  }

  deinit { job.deallocate() }

  var handle: kb_job { job.pointee }

  func request(_ count: Int64) throws {
    let status = library.table.pointee.request(handle, count)
    // The job may have ended.
    if status != KB_INVALID_HANDLE { try library.check(status, "request") }
  }

  func cancel() throws {
    let status = library.table.pointee.cancel(handle, Int32(KB_CANCEL_LATER))
    if status != KB_INVALID_HANDLE { try library.check(status, "cancel") }
  }

  func dispose() { observation.withLock { $0 = nil } }

  fileprivate func each(_ elements: UnsafeRawBufferPointer, _ count: Int) {
    turn.take { observation.withLock { $0 }?.called(decoder.elements(elements, count)) }
  }

  fileprivate func told(_ event: Event) {
    turn.take { observation.withLock { $0 }?.called(event) }
  }

  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> RawSubscription {
    Unmanaged<RawSubscription>.fromOpaque(context!).takeUnretainedValue()
  }
}

private let onEach:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, Int64, Int64) -> Void = {
    RawSubscription.of($0).each(UnsafeRawBufferPointer(start: $1, count: Int($2)), Int($3))
  }

private let onComplete: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
  RawSubscription.of($0).told(.completed)
}

private let onThrow: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void =
  {
    RawSubscription.of($0).told(.failed(Failure(raw: $1)))
  }

private let onRelease:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
    RawSubscription.of($0).told(.released($1.map { Failure(raw: $0) }))
  }
