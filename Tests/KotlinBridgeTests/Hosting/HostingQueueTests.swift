import CKotlinBridge
import Dispatch
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// Calls of Kotlin's that are queued for the main thread.
@Suite(.serialized) @MainActor struct HostingQueueTests {
  private let kotlin = ToyKotlin()
  private let module: KotlinModule

  init() throws {
    module = try kotlin.module()
  }

  /// `mark` as a member of the main actor.
  private nonisolated static let show: HostedFrame = { frame in
    KotlinHost.answerOnMain(frame, as: (any ToyStation).self) { reader in
      let level: Int32 = try reader.read()
      try reader.finish()
      return { station in _ = try station.mark(level: level) }
    }
  }

  private nonisolated static let join: HostedFrame = { frame in
    KotlinHost.answerOnMain(frame, as: (any ToyStation).self) { reader in
      let other = try AnyToyStation(from: &reader).base
      try reader.finish()
      return { station in _ = try station.join(other: other) }
    }
  }

  private func queued() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  private func expectNothingLive() async {
    for _ in 0..<20_000 where module.host!.liveCount > 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(module.host!.liveCount == 0)
  }

  @Test func aCallRunsOnceItsCallerHasReturned() async throws {
    let levels = Guarded<[Int32]>([])
    let station = ToyClass(onMark: { level in
      MainActor.assertIsolated()
      levels.withLock { $0.append(level) }
      return true
    })
    let peer = try kotlin.peer(station, of: module)
    let calls = (1...3).map { ToySuspended(kotlin, peer, hours: $0) }
    for call in calls {
      #expect(Self.show(call.frame) == KB_OBSERVED)
      #expect(call.events.value == [.retained] && call.frame.pointee.job == 0)
    }
    #expect(levels.value == [])
    await queued()
    #expect(levels.value == [1, 2, 3])
    // No text is the answer.
    for call in calls { #expect(call.events.value == [.retained, .returned("?"), .released]) }
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func whatItThrowsGoesToTheObserver() async throws {
    let station = ToyClass(onMark: { throw BadLevel(level: $0, id: 1) })
    let peer = try kotlin.peer(station, of: module)
    let call = ToySuspended(kotlin, peer)
    #expect(Self.show(call.frame) == KB_OBSERVED)
    await queued()
    #expect(call.events.value.count == 3 && call.events.value[2] == .released)
    let held = try #require(kotlin.hold(call.error.value, 0, owned: true))
    kotlin.release(held)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aRefusedFrameRunsNothing() async throws {
    let station = ToyClass(onMark: { _ in
      Issue.record("it runs")
      return true
    })
    let peer = try kotlin.peer(station, of: module)
    let call = ToySuspended(kotlin, peer)
    call.frame.pointee.bytes.size = 3
    #expect(Self.show(call.frame) == KB_MALFORMED)
    call.frame.pointee.bytes.size = 4
    call.frame.pointee.observer = nil
    #expect(Self.show(call.frame) == KB_UNSUPPORTED)
    await queued()
    #expect(call.events.value == [])
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aMalformedFrameKeepsItsHolds() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let argument = withUnsafeBytes(of: kotlin.handle(peer)) { Array($0) }
    let observer = ToySuspended(kotlin, peer).frame.pointee.observer
    let answer = ToyCall.frame(of: peer, in: kotlin, arguments: argument + [9]) { frame in
      frame.pointee.observer = observer
      return Self.join(frame)
    }
    #expect(answer.status == KB_MALFORMED)
    kotlin.release(peer)
    #expect(module.host!.liveCount == 1)
    kotlin.drop(argument.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
    await expectNothingLive()
  }

  @Test func theSlotStandsForNothingElseWhileACallIsQueued() async throws {
    let station = ToyClass(onMark: { _ in
      Issue.record("it runs")
      return true
    })
    let peer = try kotlin.peer(station, of: module)
    let call = ToySuspended(kotlin, peer)
    #expect(Self.show(call.frame) == KB_OBSERVED)
    kotlin.release(peer)
    module.host!.letGo(of: station)
    let others = try (0..<100).map { _ in try kotlin.peer(ToyClass(), of: module) }
    #expect(!others.contains { $0.object == peer.object })
    await queued()
    #expect(call.events.value == [.retained, .returned("?"), .released])
    for other in others { kotlin.release(other) }
    await expectNothingLive()
  }

  @Test func eachCallIsAnsweredOnceWhileItsObjectIsLetGoOf() async throws {
    let (kotlin, module) = (kotlin, module)
    for _ in 0..<200 {
      let station = ToyClass()
      let peer = try kotlin.peer(station, of: module)
      let calls = (0..<8).map { _ in ToySuspended(kotlin, peer) }
      let calling = Task.detached {
        calls.count { Self.show($0.frame) == KB_OBSERVED }
      }
      module.host!.letGo(of: station)
      let observed = await calling.value
      await queued()
      let answered = calls.count { $0.events.value == [.retained, .returned("?"), .released] }
      #expect(answered == observed)
      kotlin.release(peer)
    }
    await expectNothingLive()
  }

  @Test func whatKotlinPostsRunsInOrderOnceItsCallerHasReturned() async {
    let ran = Guarded<[Int]>([])
    for number in 0..<100 {
      kotlin.post {
        MainActor.assertIsolated()
        ran.withLock { $0.append(number) }
      }
    }
    #expect(ran.value == [] && kotlin.isMain)
    await queued()
    #expect(ran.value == Array(0..<100))
  }

  @Test func anotherQueueIsNotTheMainOne() async {
    let isMain = await withCheckedContinuation { [kotlin] answer in
      DispatchQueue.global().async { answer.resume(returning: kotlin.isMain) }
    }
    #expect(!isMain)
  }
}
