import CKotlinBridge
import Synchronization

@testable import KotlinBridge

/// A subscription made by hand through the C table, with an observer of C functions.
///
/// The context is retained for C and released by `release`, so a second release, or a callback after it,
/// is a crash or a report of the address sanitizer.
final class RawSubscription<Element: KotlinValue & Equatable>: RawContext, @unchecked Sendable {
  // What changes is the recorder's own or under C's promise of serial callbacks.
  typealias Action = @Sendable (RawSubscription, Element) -> Void

  let recorder: Recorder<Element>
  /// The thread of the release.
  let releasedOn = Locked<UInt64?>(nil)
  private let onEach: Action
  private let onEnd: @Sendable (RawSubscription) -> Void

  /// - Parameters:
  ///   - onEach: called for each element inside `on_each`.
  ///   - onEnd: called inside `on_complete` and `on_throw`.
  init(
    _ flow: KotlinFlow<Element>, placement: kb_placement = KB_CALLER, flags: Int = 0,
    demand: Int64 = .max, in recorder: Recorder<Element> = Recorder(),
    onEach: @escaping Action = { _, _ in },
    onEnd: @escaping @Sendable (RawSubscription) -> Void = { _ in }
  ) {
    self.recorder = recorder
    self.onEach = onEach
    self.onEnd = onEnd
    super.init()
    subscribe(to: flow, placement: placement, flags: flags, demand: demand)
  }

  var job: kb_job { handle.pointee }

  @discardableResult func request(_ count: Int64) -> kb_status { table.request(job, count) }

  @discardableResult func cancel(_ place: kb_cancel_mode) -> kb_status {
    table.cancel(job, place)
  }

  override func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
    recorder.callback {
      var reader = KotlinReader(bytes)
      do throws(KotlinError) {
        for _ in 0..<count {
          let element = try reader.read(Element.self)
          recorder.record(.element(element))
          onEach(self, element)
        }
        try reader.finish()
      } catch {
        recorder.threw(error)
      }
    }
  }

  override func completed() {
    recorder.callback {
      recorder.record(.completed)
      onEnd(self)
    }
  }

  override func failed(_ error: KotlinError) {
    recorder.callback {
      recorder.threw(error)
      onEnd(self)
    }
  }

  override func released(_ unseen: KotlinError?) {
    releasedOn.with { $0 = currentThread() }
    recorder.callback {
      recorder.record(.released(unseen: unseen.map(Failure.init)), error: unseen)
    }
  }
}

/// What C's callbacks know of a subscription: not the type of its elements.
class RawContext: @unchecked Sendable {
  // Written by `subscribe` before the first callback.
  final let handle = UnsafeMutablePointer<kb_job>.allocate(capacity: 1)
  /// What `subscribe` answered.
  private(set) final var status: kb_status = -1
  /// How many times `on_each` was called.
  final var batches: Int { batchCount.load(ordering: .relaxed) }
  fileprivate final let batchCount = Atomic(0)
  // Orders the callbacks once more where the thread sanitizer sees it, which does not see into Kotlin.
  private final let turn = Atomic(false)

  init() { handle.initialize(to: 0) }

  /// Lends the object for one callback.
  fileprivate static func inTurn(
    _ context: UnsafeMutableRawPointer?, _ body: (RawContext) -> Void
  ) {
    let raw = Unmanaged<RawContext>.fromOpaque(context!).takeUnretainedValue()
    _ = raw.turn.load(ordering: .acquiring)
    body(raw)
    raw.turn.store(true, ordering: .releasing)
  }

  deinit { handle.deallocate() }

  /// Subscribes. C holds this object until the release. Called once.
  final func subscribe<E>(
    to flow: KotlinFlow<E>, placement: kb_placement, flags: Int = 0, demand: Int64
  ) {
    var observer = rawObserver(context: Unmanaged.passRetained(self).toOpaque())
    turn.store(true, ordering: .releasing)
    status = flow.source.arguments.withUnsafeBytes { bytes in
      table.subscribe(
        flow.source.id, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(bytes.count),
        placement, UInt32(flags), demand, &observer, handle)
    }
    if status != KB_OK { Unmanaged<RawContext>.fromOpaque(observer.context!).release() }
  }

  func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) {}
  func completed() {}
  func failed(_ error: KotlinError) {}
  func released(_ unseen: KotlinError?) {}
}

/// An observer that calls a `RawContext`.
func rawObserver(context: UnsafeMutableRawPointer) -> kb_observer {
  kb_observer(
    context: context,
    on_each: { context, elements, size, count in
      RawContext.inTurn(context) { raw in
        raw.batchCount.add(1, ordering: .relaxed)
        raw.received(UnsafeRawBufferPointer(start: elements, count: Int(size)), Int(count))
      }
    },
    on_complete: { context in RawContext.inTurn(context) { $0.completed() } },
    on_throw: { context, failure in RawContext.inTurn(context) { $0.failed(copy(failure!)) } },
    release: { context, unseen in
      RawContext.inTurn(context) { $0.released(unseen.map(copy)) }
      Unmanaged<RawContext>.fromOpaque(context!).release()
    })
}

func copy(_ failure: UnsafePointer<kb_failure>) -> KotlinError {
  let failure = failure.pointee
  return KotlinError(
    code: .init(failure.code.rawValue), typeName: text(failure.type_name),
    message: text(failure.message),
    trace: text(failure.trace), cause: failure.cause.map(copy))
}

private func text(_ bytes: kb_bytes) -> String {
  String(
    decoding: UnsafeBufferPointer(start: bytes.data, count: Int(bytes.size)), as: UTF8.self)
}

/// The id of a flow that has no parameters.
func id(of flow: String) throws -> UInt32 {
  try library.flow(flow, of: Int64.self).source.id
}

/// The id of a flow that takes one number.
func id(of flow: String, _ argument: Int64) throws -> UInt32 {
  try library.flow(flow, argument, of: Int64.self).source.id
}
