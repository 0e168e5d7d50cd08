import CKotlinBridge
package import KotlinBridge
import KotlinBridgeLocks

/// A subscription or call that a fake library has accepted: what Swift gave it and asked of it, and
/// how the library answers.
///
/// `lock` protects everything that changes. The methods that answer call Swift on the calling
/// thread, and their callers keep the answers of one job serial.
package final class FakeJob: @unchecked Sendable {
  /// What Swift asks of a job.
  package enum Event: Equatable, Sendable {
    case request(Int64)
    case cancelLater
    case cancelHere
  }

  enum Observer {
    case flow(kb_observer)
    case call(kb_call_observer)

    var context: UnsafeMutableRawPointer? {
      switch self {
      case .flow(let observer): observer.context
      case .call(let observer): observer.context
      }
    }
  }

  package let handle: UInt64
  /// The index of the flow or function in the manifest.
  package let index: Int
  package let arguments: [UInt8]
  package let placement: Int32
  /// The first request; 0 for a call.
  package let demand: Int64
  package let isRendezvous: Bool
  /// Whether the consumer fetches elements. A fake gathers only what `gather` says.
  package let isFetched: Bool

  private let observer: Observer
  private let lock = Lock()
  private var events: [Event] = []
  private var gathered: [Gathered] = []
  private var released = false
  private weak var object: AnyObject?

  init(
    handle: UInt64, index: Int, arguments: [UInt8], placement: Int32, demand: Int64,
    isRendezvous: Bool, isFetched: Bool, observer: Observer
  ) {
    self.handle = handle
    self.index = index
    self.arguments = arguments
    self.placement = placement
    self.demand = demand
    self.isRendezvous = isRendezvous
    self.isFetched = isFetched
    self.observer = observer
    object = observer.context.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What Swift has asked since the job was accepted, in order.
  package var history: [Event] { lock.withLock { events } }
  package var isReleased: Bool { lock.withLock { released } }
  /// Whether the Swift object that the library was given is alive.
  package var isObserved: Bool { object != nil }

  var isSubscription: Bool {
    if case .flow = observer { true } else { false }
  }

  func append(_ event: Event) {
    lock.withLock { events.append(event) }
  }

  // MARK: - What the library gathers

  struct Gathered {
    let bytes: [UInt8]
    let size: Int64?
    let count: Int64
  }

  /// Elements for the next fetch.
  package func gather<Element: KotlinValue>(_ elements: Element...) {
    gather(bytes: elements.flatMap { encode($0) }, count: Int64(elements.count))
  }

  /// `size` is the number of bytes unless the library lies.
  package func gather(bytes: [UInt8], size: Int64? = nil, count: Int64) {
    lock.withLock { gathered.append(Gathered(bytes: bytes, size: size, count: count)) }
  }

  func takeGathered() -> Gathered? {
    lock.withLock { gathered.isEmpty ? nil : gathered.removeFirst() }
  }

  // MARK: - What the library answers

  package func deliver<Element: KotlinValue>(_ elements: Element...) {
    deliver(bytes: elements.flatMap { encode($0) }, count: Int64(elements.count))
  }

  /// `size` is the number of bytes unless the library lies.
  package func deliver(bytes: [UInt8], size: Int64? = nil, count: Int64) {
    guard case .flow(let observer) = observer else { return }
    bytes.withUnsafeBufferPointer {
      observer.on_each(observer.context, $0.baseAddress, size ?? Int64(bytes.count), count)
    }
  }

  /// Delivers a null pointer, whatever `size` says.
  package func deliverNull(size: Int64, count: Int64) {
    guard case .flow(let observer) = observer else { return }
    observer.on_each(observer.context, nil, size, count)
  }

  package func complete() {
    guard case .flow(let observer) = observer else { return }
    observer.on_complete(observer.context)
  }

  package func answer<Value: KotlinValue>(_ value: Value) {
    answer(bytes: encode(value))
  }

  package func answer(bytes: [UInt8], size: Int64? = nil) {
    guard case .call(let observer) = observer else { return }
    bytes.withUnsafeBufferPointer {
      observer.on_return(observer.context, $0.baseAddress, size ?? Int64(bytes.count))
    }
  }

  package func answerNull(size: Int64) {
    guard case .call(let observer) = observer else { return }
    observer.on_return(observer.context, nil, size)
  }

  /// Fails with this error, or with a null pointer for nil.
  package func fail(_ error: KotlinError?) {
    withFailure(error) { failure in
      switch observer {
      case .flow(let observer): observer.on_throw(observer.context, failure)
      case .call(let observer): observer.on_throw(observer.context, failure)
      }
    }
  }

  package func cancelItself() {
    fail(KotlinError(code: .cancelled, typeName: "CancellationException", message: "by itself"))
  }

  /// The last call. A second one would use freed memory.
  package func release(unseen: KotlinError? = nil) {
    lock.withLock { released = true }
    withFailure(unseen) { failure in
      switch observer {
      case .flow(let observer): observer.release(observer.context, failure)
      case .call(let observer): observer.release(observer.context, failure)
      }
    }
  }
}
