import CKotlinBridge
import KotlinBridgeLocks
import Synchronization
import TestHelpers

@testable import KotlinBridge

/// A subscription that a test makes through the C table by itself, with an observer of C functions.
final class ManualSubscription<Element: KotlinValue & Equatable>: ManualObserver,
  @unchecked Sendable
{
  typealias Action = @Sendable (ManualSubscription, Element) -> Void

  let recorder: EventRecorder<Element>
  /// The thread of the release.
  let releasedOn = Guarded<UInt64?>(nil)
  /// What `subscribe` answered.
  private(set) var status: kb_status = -1
  // Written by `subscribe` before the first callback.
  private let handle = UnsafeMutablePointer<kb_job>.allocate(capacity: 1)
  private let batchCount = Atomic(0)
  private let onEach: Action
  private let onEnd: @Sendable (ManualSubscription) -> Void

  /// - Parameters:
  ///   - onEach: called for each element inside `on_each`.
  ///   - onEnd: called inside `on_complete` and `on_throw`.
  init(
    _ flow: KotlinFlow<Element>, placement: kb_placement = KB_CALLER, flags: Int = 0,
    demand: Int64 = .max, in recorder: EventRecorder<Element> = EventRecorder(),
    onEach: @escaping Action = { _, _ in },
    onEnd: @escaping @Sendable (ManualSubscription) -> Void = { _ in }
  ) {
    self.recorder = recorder
    self.onEach = onEach
    self.onEnd = onEnd
    handle.initialize(to: 0)
    super.init()
    var observer = flowObserver
    retain()
    endTurn()
    let source = flow.origin.source!
    defer { extendLifetime(source.owner) }
    let (id, arguments) = (source.id, source.arguments)
    status = arguments.withBytes { bytes in
      table.subscribe(
        table.context,
        id, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(bytes.count),
        placement, UInt32(flags), demand, &observer, handle)
    }
    if status != KB_OK { release() }
  }

  deinit { handle.deallocate() }

  var job: kb_job { handle.pointee }

  /// How many times `on_each` was called.
  var batches: Int { batchCount.load(ordering: .relaxed) }

  @discardableResult func request(_ count: Int64) -> kb_status {
    table.request(table.context, job, count)
  }

  @discardableResult func cancel(_ place: kb_cancel_mode) -> kb_status {
    table.cancel(table.context, job, place)
  }

  override func received(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
    batchCount.add(1, ordering: .relaxed)
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
    releasedOn.value = threadNumber()
    recorder.callback { recorder.released(unseen: unseen) }
  }
}
