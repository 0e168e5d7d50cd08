import CKotlinBridge
import Foundation
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls of Kotlin's that suspend.
@Suite(.serialized) struct HostingSuspendTests {
  private let kotlin = ToyKotlin()
  private let module: KotlinModule

  init() throws {
    module = try kotlin.module()
  }

  private func call(
    _ forecast: @escaping @Sendable (Int32) async throws -> String
  ) throws -> (call: ToySuspended, peer: kb_peer) {
    let peer = try kotlin.peer(ToyClass(onForecast: forecast), of: module)
    return (ToySuspended(kotlin, peer), peer)
  }

  private func expectNothingLive() async {
    // The calls are those of all libraries in the process: once there is none of other tests either.
    for _ in 0..<20_000 {
      if module.host!.liveCount == 0 && HostedCalls.shared.liveCount == 0 { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("\(module.host!.liveCount) objects and \(HostedCalls.shared.liveCount) calls")
  }

  @Test func whatDoesNotSuspendIsAnsweredInPlace() async throws {
    let (call, peer) = try call { "sun for \($0)" }
    #expect(call.start() == KB_OK)
    #expect(call.events.value == [.returned("sun for 3")])
    #expect(kotlin.cancel(call.frame.pointee.job) == KB_INVALID_HANDLE)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func anErrorInPlace() async throws {
    let (call, peer) = try call { _ in throw BadLevel(level: 1, id: 1) }
    #expect(call.start() == KB_THREW)
    #expect(call.events.value.count == 1)
    let held = try #require(kotlin.hold(call.error.value, 0, owned: true))
    kotlin.release(held)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aMemberWithoutAResult() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let call = ToySuspended(kotlin, peer)
    call.frame.pointee.bytes.size = 0
    let status = kotlin.host.pointee.entries![ToyEntry.rest].frame(call.frame)
    #expect(status == KB_OK && call.frame.pointee.bytes.size == 0)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aFrameThatIsMalformedOrHasNoObserverIsRefused() async throws {
    let (call, peer) = try call { _ in "" }
    call.frame.pointee.bytes.size = 3
    #expect(call.start() == KB_MALFORMED)
    call.frame.pointee.bytes.size = 4
    call.frame.pointee.observer = nil
    #expect(call.start() == KB_UNSUPPORTED)
    #expect(call.events.value == [])
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func whatSuspendsIsAnsweredLater() async throws {
    let gate = Guarded<CheckedContinuation<Void, Never>?>(nil)
    let (call, peer) = try call { hours in
      await withCheckedContinuation { continuation in gate.value = continuation }
      return "rain for \(hours)"
    }
    #expect(call.start() == KB_OBSERVED)
    #expect(call.events.value == [.retained])
    // Kotlin may let go meanwhile: the task keeps the object.
    kotlin.release(peer)
    gate.value!.resume()
    #expect(await call.ended() == [.retained, .returned("rain for 3"), .released])
    await expectNothingLive()
  }

  @Test func anActorIsAsked() async throws {
    let peer = try kotlin.peer(Cellar(), of: module)
    for count in 1...3 {
      let call = ToySuspended(kotlin, peer)
      switch Int(call.start()) {
      case KB_OK: #expect(call.events.value == [.returned("dark for 3, asked \(count)")])
      case KB_OBSERVED:
        #expect(
          await call.ended() == [.retained, .returned("dark for 3, asked \(count)"), .released])
      default: Issue.record("neither")
      }
    }
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func theMainActorIsAsked() async throws {
    let peer = try kotlin.peer(Screen(), of: module)
    let call = ToySuspended(kotlin, peer)
    #expect(call.start() == KB_OBSERVED)
    #expect(await call.ended() == [.retained, .returned("shown 1"), .released])
    kotlin.release(peer)
    await expectNothingLive()
  }

  // MARK: - Cancelling

  @Test func aCancelBeforeTheCallReachesTheFirstLine() async throws {
    let seen = Guarded(false)
    let (call, peer) = try call { _ in
      seen.value = Task.isCancelled
      return "still a value"
    }
    call.cancel()
    #expect(call.start() == KB_OK)
    #expect(seen.value && call.events.value == [.returned("still a value")])
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aCancelReachesWhatRunsBeforeTheFirstSuspension() async throws {
    let (isIn, isCancelled) = (Latch(), Latch())
    let seen = Guarded([Bool]())
    let (call, peer) = try call { _ in
      seen.withLock { $0.append(Task.isCancelled) }
      isIn.open()
      isCancelled.wait()
      seen.withLock { $0.append(Task.isCancelled) }
      try Task.checkCancellation()
      return "not so"
    }
    Thread.detachNewThread {
      isIn.wait()
      call.cancel()
      isCancelled.open()
    }
    await onNewThread { #expect(call.start() == KB_THREW) }
    #expect(seen.value == [false, true])
    #expect(
      call.events.value == [
        .failed(code: KB_CANCELLED.rawValue, type: "Swift.CancellationError")
      ])
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aCancelReachesATaskThatIsSuspended() async throws {
    let (call, peer) = try call { _ in
      try await Task.sleep(for: .seconds(1000))
      return "not so"
    }
    #expect(call.start() == KB_OBSERVED)
    call.cancel()
    #expect(
      await call.ended() == [
        .retained, .failed(code: KB_CANCELLED.rawValue, type: "Swift.CancellationError"), .released,
      ])
    #expect(kotlin.cancel(call.frame.pointee.job) == KB_INVALID_HANDLE)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aValueAfterACancelIsReturned() async throws {
    let (call, peer) = try call { _ in
      try? await Task.sleep(for: .seconds(1000))
      return "cleaned up"
    }
    #expect(call.start() == KB_OBSERVED)
    call.cancel()
    call.cancel()
    #expect(await call.ended() == [.retained, .returned("cleaned up"), .released])
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func anotherErrorAfterACancelWins() async throws {
    let (call, peer) = try call { _ in
      try? await Task.sleep(for: .seconds(1000))
      throw BadLevel(level: 9, id: 9)
    }
    #expect(call.start() == KB_OBSERVED)
    call.cancel()
    let events = await call.ended()
    #expect(events.count == 3)
    guard case .failed(KB_FAILED.rawValue, let type) = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(type.hasSuffix("BadLevel"))
    kotlin.drop(call.error.value)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test(arguments: [true, false])
  func aCancelledRequestIsACancellationOnlyAfterACancel(isCancelled: Bool) async throws {
    let (call, peer) = try call { _ in
      await Task.yield()
      throw URLError(.cancelled)
    }
    if isCancelled { call.cancel() }
    let status = call.start()
    let events = status == KB_OBSERVED ? await call.ended() : call.events.value
    let codes = events.compactMap { event -> Int32? in
      if case .failed(let code, _) = event { code } else { nil }
    }
    #expect(codes == [isCancelled ? KB_CANCELLED.rawValue : KB_FAILED.rawValue])
    if !isCancelled { kotlin.drop(call.error.value) }
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func lettingGoInsideACallLeavesTheObjectToTheQueue() async throws {
    let life = Life()
    let module = module
    let box = Guarded<[ToyClass]>([])
    let peer = try {
      let station = ToyClass(
        life,
        onForecast: { _ in
          let object = box.withLock { $0.removeLast() }
          module.host!.letGo(of: object)
          return "gone"
        })
      box.value = [station]
      return try kotlin.peer(station, of: module)
    }()
    let call = ToySuspended(kotlin, peer)
    #expect(call.start() == KB_OK)
    #expect(call.events.value == [.returned("gone")])
    #expect(ToySuspended(kotlin, peer).start() == KB_INVALID_HANDLE)
    kotlin.release(peer)
    await expectNothingLive()
    while life.alive > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// A cancel at any moment: each call gets exactly one answer, and no cancel is lost.
  @Test(.timeLimit(.minutes(2)))
  func aCancelRacesWithTheCall() async throws {
    var seed = Seed()
    let (kotlin, module) = (kotlin, module)
    let peer = try kotlin.peer(
      ToyClass(onForecast: { _ in
        // It ends only by a cancel.
        while !Task.isCancelled { await Task.yield() }
        return "cancelled"
      }), of: module)
    nonisolated(unsafe) let shared = peer
    let statuses = Guarded<[kb_status: Int]>([:])
    for _ in 0..<rounds(3_000) {
      let call = ToySuspended(kotlin, shared)
      let status = Guarded<kb_status>(-1)
      race(&seed, { status.value = call.start() }, { call.cancel() })
      let events = status.value == KB_OBSERVED ? await call.ended() : call.events.value
      if status.value == KB_OBSERVED {
        #expect(events == [.retained, .returned("cancelled"), .released])
      } else {
        #expect(events == [.returned("cancelled")])
      }
      statuses.withLock { $0[status.value, default: 0] += 1 }
    }
    kotlin.release(peer)
    _ = module
    await expectNothingLive()
  }

  @Test(.timeLimit(.minutes(2)))
  func anAnswerRacesWithTheReturnOfTheCall() async throws {
    let (kotlin, module) = (kotlin, module)
    let peer = try kotlin.peer(
      ToyClass(onForecast: { _ in
        await Task.yield()
        return "now"
      }), of: module)
    for _ in 0..<rounds(3_000) {
      let call = ToySuspended(kotlin, peer)
      let status = call.start()
      if status == KB_OBSERVED {
        #expect(await call.ended() == [.retained, .returned("now"), .released])
      } else {
        #expect(status == KB_OK && call.events.value == [.returned("now")])
      }
    }
    kotlin.release(peer)
    _ = module
    await expectNothingLive()
  }
}
