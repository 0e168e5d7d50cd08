import CKotlinBridge

/// What a library asks its host for, besides the entries. It lives as long as the process.
///
/// The functions may be called from any thread, and none runs user code but `request` and `cancel`, whose
/// sequences and handlers may be the user's, and what was posted.
class HostFunctions: @unchecked Sendable {  // a subclass says what protects its state
  /// What the library was given. It lives as long as the process; this is for those who look for leaks.
  fileprivate nonisolated(unsafe) var attached: UnsafeMutablePointer<kb_host>?

  /// Makes a peer of a handle. Nil for a handle of nothing, or of an object without the interface.
  func hold(
    _ handle: UInt64, as interface: UInt32, isOwned: Bool
  ) -> (object: UnsafeMutableRawPointer, interface: UInt32)? { nil }
  func drop(_ handle: UInt64) {}
  func release(_ object: UnsafeMutableRawPointer) {}
  /// The handle of a peer's object, which brings a hold; 0 if there is none.
  func handle(of object: UnsafeMutableRawPointer) -> UInt64 { 0 }
  func describe(_ object: UnsafeMutableRawPointer) -> String { "" }
  /// The flow that a peer's object is.
  func flow(of object: UnsafeMutableRawPointer) -> HostedFlow { .none }
  /// Begins an iteration, which waits for its first request. Returns its job.
  func subscribe(
    to flow: AnySwiftFlow, isRendezvous: Bool, _ observer: FlowOfHostObserver
  ) -> UInt64 { 0 }
  /// False if the iteration has ended.
  func request(_ count: Int64, of job: UInt64) -> Bool { false }
  /// False if the job has been answered, or has ended.
  func cancel(_ job: UInt64) -> Bool { false }
  /// Runs `work` on the main queue, in order.
  func post(_ work: @escaping @Sendable () -> Void) {}
  /// Whether the calling code runs on the main queue.
  var isMain: Bool { false }
}

extension HostFunctions {
  /// Whose functions C calls.
  static func of(_ context: UnsafeMutableRawPointer?) -> Unmanaged<HostFunctions> {
    .fromOpaque(context!)
  }
}

/// An entry of a host: C functions.
struct HostEntry: Sendable {
  let frame: HostedFrame
  /// A C function of its own type.
  // It is only called.
  nonisolated(unsafe) let twin: UnsafeRawPointer?
}

/// A function of C for a frame, without the types of C.
@_spi(GeneratedCode)
public typealias HostedFrame = @convention(c) (UnsafeMutableRawPointer?) -> Int32

extension Table {
  /// Gives the library its host, which lives as long as the process. False if the library has one.
  func attach(_ functions: HostFunctions, entries: [HostEntry]) -> Bool {
    let list = UnsafeMutablePointer<kb_entry>.allocate(capacity: max(1, entries.count))
    for (index, entry) in entries.enumerated() {
      (list + index).initialize(
        to: kb_entry(
          frame: unsafeBitCast(entry.frame, to: FrameFunction.self),
          twin: unsafeBitCast(entry.twin, to: (@convention(c) () -> Void)?.self)))
    }
    let host = UnsafeMutablePointer<kb_host>.allocate(capacity: 1)
    host.initialize(
      to: kb_host(
        abi_version: UInt32(KB_ABI_VERSION), size: UInt32(MemoryLayout<kb_host>.size),
        context: Unmanaged.passRetained(functions).toOpaque(),
        entry_count: Int64(entries.count), entries: list,
        hold: onHold, drop: onDrop, release: onReleasePeer, handle: onHandle,
        describe: onDescribe, subscribe: onSubscribe, request: onRequest, cancel: onCancel,
        post: onPost, is_main: onIsMain))
    functions.attached = host
    return library.pointee.attach(context, host) == KB_OK
  }

  /// Makes one more hold of a Kotlin object. False if the library does not know it.
  func hold(_ object: UInt64) -> Bool { library.pointee.hold(context, object) == KB_OK }
}

private typealias Context = UnsafeMutableRawPointer?

private let onHold:
  @convention(c) (Context, kb_handle, UInt32, Int32, UnsafeMutablePointer<kb_peer>?) -> kb_status =
    {
      context, handle, interface, isOwned, peer in
      HostFunctions.of(context)._withUnsafeGuaranteedRef {
        guard let peer else { return kb_status(KB_INVALID_ARGUMENT) }
        guard let held = $0.hold(handle, as: interface, isOwned: isOwned != 0) else {
          return kb_status(KB_INVALID_HANDLE)
        }
        peer.pointee = kb_peer(object: held.object, interface: held.interface)
        return kb_status(KB_OK)
      }
    }

private let onDrop: @convention(c) (Context, kb_handle) -> Void = { context, handle in
  HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.drop(handle) }
}

private let onReleasePeer: @convention(c) (Context, Context) -> Void = { context, object in
  guard let object else { return }
  HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.release(object) }
}

private let onHandle: @convention(c) (Context, Context) -> kb_handle = { context, object in
  guard let object else { return 0 }
  return HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.handle(of: object) }
}

private let onDescribe:
  @convention(c) (Context, Context, UnsafeMutablePointer<kb_frame>?) -> kb_status = {
    context, object, frame in
    guard let object, let frame else { return kb_status(KB_INVALID_ARGUMENT) }
    let text = HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.describe(object) }
    do throws(KotlinError) {
      return try HostFrame(frame).answer { $0.write(text) }
    } catch {
      return HostFrame(frame).fail(with: error, cancelled: false)
    }
  }

private let onSubscribe:
  @convention(c) (
    Context, Context, UInt32, Int64, UnsafePointer<kb_observer>?, UnsafeMutablePointer<kb_job>?
  ) -> kb_status = { context, object, flags, demand, observer, job in
    guard let object, let observer = observer.flatMap({ FlowOfHostObserver($0.pointee) }), let job,
      demand >= 0, flags & ~UInt32(KB_RENDEZVOUS | KB_FETCHED) == 0
    else { return kb_status(KB_INVALID_ARGUMENT) }
    return HostFunctions.of(context)._withUnsafeGuaranteedRef { functions in
      switch functions.flow(of: object) {
      case .none: return kb_status(KB_INVALID_ARGUMENT)
      case .gone: return kb_status(KB_INVALID_HANDLE)
      case .flow(let flow):
        let isRendezvous = flags & UInt32(KB_RENDEZVOUS) != 0
        let begun = functions.subscribe(to: flow, isRendezvous: isRendezvous, observer)
        job.pointee = begun
        if demand > 0 { _ = functions.request(demand, of: begun) }
        return kb_status(KB_OK)
      }
    }
  }

private let onRequest: @convention(c) (Context, kb_job, Int64) -> kb_status = {
  context, job, count in
  if count < 1 { return kb_status(KB_INVALID_ARGUMENT) }
  let isKnown = HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.request(count, of: job) }
  return kb_status(isKnown ? KB_OK : KB_INVALID_HANDLE)
}

private let onCancel: @convention(c) (Context, kb_job) -> kb_status = { context, job in
  let isKnown = HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.cancel(job) }
  return kb_status(isKnown ? KB_OK : KB_INVALID_HANDLE)
}

private let onPost: @convention(c) (Context, (@convention(c) (Context) -> Void)?, Context) -> Void =
  {
    context, run, work in
    guard let run else { return }
    // It is the library's, which gets it back once.
    nonisolated(unsafe) let work = work
    HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.post { run(work) } }
  }

private let onIsMain: @convention(c) (Context) -> Int32 = { context in
  HostFunctions.of(context)._withUnsafeGuaranteedRef { $0.isMain ? 1 : 0 }
}
