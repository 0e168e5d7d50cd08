import CKotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools
import Testing

@testable import KotlinBridgeConformance

/// The iterations of the checks' host keep the contract of a host, whatever a library does inside a callback.
struct HostIterationTests {
  @Test func aRequestInsideAnElementIsAnsweredAfterIt() {
    let collector = Collector({ $0.bringAll(to: 4) }, inEachElement: { $0.request(1) })
    collector.request(1)
    #expect(collector.calls == ["1", "2", "3", "4", "completed", "released"])
    #expect(collector.overlaps == 0)
  }

  @Test func aRequestOnAnotherThreadIsAnsweredAfterTheElementThatRuns() throws {
    let collector = Collector(
      { $0.bringAll(to: 3) },
      inEachElement: { collector in
        _ = try! ShortLivedThread { collector.request(1) }.value()
      })
    collector.request(1)
    #expect(collector.calls == ["1", "2", "3", "completed", "released"])
    #expect(collector.overlaps == 0)
  }

  @Test func aCancelInsideAnElementReleasesAfterIt() {
    let collector = Collector({ $0.bringAll(to: 4) }, inEachElement: { $0.cancel() })
    collector.request(4)
    #expect(collector.calls == ["1", "released"])
    #expect(collector.overlaps == 0)
  }

  @Test func asManyElementsComeAsAreRequested() {
    let collector = Collector({ $0.bringAll(to: 5) })
    collector.request(3)
    #expect(collector.calls == ["1", "2", "3"])
    collector.request(1)
    #expect(collector.calls == ["1", "2", "3", "4"])
    #expect(collector.iteration.requested == 4)
    #expect(collector.iteration.outstanding == 0)
  }

  @Test func theEndOfARendezvousWaitsForARequest() {
    let collector = Collector({ $0.bringAll(to: 1) }, flags: UInt32(KB_RENDEZVOUS))
    collector.request(1)
    #expect(collector.calls == ["1"])
    collector.request(1)
    #expect(collector.calls == ["1", "completed", "released"])
  }

  @Test func anIterationThatHasEndedIsRefused() {
    let collector = Collector({ $0.bringAll(to: 1) })
    #expect(collector.request(1))
    #expect(!collector.request(1))
    #expect(!collector.cancel())
    #expect(collector.calls == ["1", "completed", "released"])
  }
}

/// What a library does with an iteration. It notes the calls of its observer, and those that come inside another one
/// or beside it.
private final class Collector: Sendable {
  private struct State {
    var calls: [String] = []
    var running = 0
    var overlaps = 0
    var iteration: HostIteration?
  }

  private let state = Guarded(State())
  private let host = PeerHost(entries: [])
  private let inEachElement: @Sendable (Collector) -> Void

  init(
    _ step: @escaping HostIteration.Step, flags: UInt32 = 0,
    inEachElement: @escaping @Sendable (Collector) -> Void = { _ in }
  ) {
    self.inEachElement = inEachElement
    host.whenIterated(step)
    let flow = host.hold(host.make(1), 1, isOwned: false)!
    let made = host.subscribe(observer, of: flow, flags: flags)
    state.withLock { $0.iteration = made }
  }

  var calls: [String] { state.withLock(\.calls) }
  var overlaps: Int { state.withLock(\.overlaps) }
  var iteration: HostIteration { state.withLock(\.iteration)! }

  @discardableResult func request(_ count: Int64) -> Bool {
    host.request(count, of: iteration.job)
  }

  @discardableResult func cancel() -> Bool { host.cancel(iteration.job) }

  private var observer: kb_observer {
    kb_observer(
      context: Unmanaged.passUnretained(self).toOpaque(),
      on_each: { context, bytes, _, _ in
        let number = UnsafeRawPointer(bytes!).loadUnaligned(as: Int64.self)
        let collector = Collector.of(context)
        collector.called("\(number)") { collector.inEachElement(collector) }
      },
      on_complete: { Collector.of($0).called("completed") },
      on_throw: { context, _ in Collector.of(context).called("thrown") },
      release: { context, _ in Collector.of(context).called("released") })
  }

  private func called(_ call: String, _ body: () -> Void = {}) {
    state.withLock { state in
      state.calls.append(call)
      if state.running > 0 { state.overlaps += 1 }
      state.running += 1
    }
    body()
    state.withLock { $0.running -= 1 }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Collector {
    Unmanaged<Collector>.fromOpaque(context!).takeUnretainedValue()
  }
}
