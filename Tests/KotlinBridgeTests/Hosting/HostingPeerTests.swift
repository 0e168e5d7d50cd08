import CKotlinBridge
import Foundation
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// The objects that Kotlin holds: their handles, interfaces, holds and ends.
@Suite struct HostingPeerTests {
  private let kotlin = ToyKotlin()
  private let module: KotlinModule

  init() throws {
    module = try kotlin.module()
  }

  private var live: Int { module.host!.liveCount }

  /// Waits until Kotlin holds nothing and all is released.
  private func expectNothingLive() async {
    for _ in 0..<20_000 where live > 0 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(live == 0)
  }

  @Test func anObjectHasOneHandleAsLongAsItIsHeld() async throws {
    let station = ToyClass()
    let first = try kotlin.lending(station, to: module) { $0 }
    await expectNothingLive()
    let peer = try kotlin.peer(station, of: module)
    let handle = try kotlin.lending(station, to: module) { $0 }
    #expect(handle >> 62 == 1 && handle != first)
    #expect(try kotlin.lending(station, to: module) { $0 } == handle)
    #expect(kotlin.handle(peer) == handle)
    kotlin.drop(handle)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func aHandleThatBroughtItsHoldMakesAPeerOfIt() async throws {
    let station = ToyClass()
    let peer = try kotlin.peer(station, of: module)
    let again = try #require(kotlin.hold(kotlin.handle(peer), 2, owned: true))
    #expect(again.object == peer.object && again.interface == 2)
    kotlin.release(peer)
    #expect(live == 1)
    kotlin.release(again)
    await expectNothingLive()
  }

  @Test func staleAndInventedHandlesAreRefused() async throws {
    let peer = try kotlin.peer(ToyClass(), of: module)
    let handle = kotlin.handle(peer)
    kotlin.drop(handle)
    #expect(kotlin.hold(handle + 1, 2) == nil)
    #expect(kotlin.hold(handle ^ 1 << 40, 2) == nil)
    #expect(kotlin.hold(handle | 1 << 63, 2) == nil)
    #expect(kotlin.hold(0, 2) == nil)
    #expect(kotlin.hold(1 << 62, 2) == nil)
    #expect(kotlin.hold(handle, 0) == nil)
    #expect(kotlin.hold(handle, 3) == nil)
    #expect(kotlin.hold(handle, 99) == nil)
    #expect(kotlin.hold(handle, .max) == nil)
    kotlin.drop(handle + 1)
    kotlin.release(peer)
    await expectNothingLive()
    #expect(kotlin.hold(handle, 2) == nil)
    kotlin.drop(handle)
    #expect(live == 0)
  }

  @Test func aHandleOfAnotherLibraryIsRefused() async throws {
    let other = ToyKotlin()
    let otherModule = try other.module()
    let peer = try kotlin.peer(ToyClass(), of: module)
    let handle = kotlin.handle(peer)
    #expect(other.hold(handle, 2) == nil)
    other.drop(handle)
    kotlin.drop(handle)
    #expect(live == 1 && otherModule.host!.liveCount == 0)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func kotlinMakesTheMostDerivedInterface() async throws {
    let station = ToyClass()
    // Declared as ToyNamed, in both orders.
    let lent: kb_peer? = KotlinWriter.withWriter { writer in
      writer.write(peer: station as any ToyNamed, interface: 1, of: module)
      let handle = writer.start.loadUnaligned(as: UInt64.self)
      return kotlin.hold(handle, 1)
    }
    let named = try #require(lent)
    #expect(named.interface == 2)
    let peer = try kotlin.peer(station, of: module)
    #expect(peer.object == named.object)
    #expect(kotlin.call(ToyEntry.name, of: named).status == KB_OK)
    kotlin.release(named)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func anUnrelatedInterfaceHasAPeerOfItsOwn() async throws {
    let station = StationMachine()
    let peer = try kotlin.peer(station, of: module)
    let handle = kotlin.handle(peer)
    let machine = try #require(kotlin.hold(handle, 3, owned: true))
    #expect(machine.interface == 3 && machine.object != peer.object)
    #expect(kotlin.handle(machine) == handle)
    kotlin.drop(handle)
    #expect(kotlin.hold(handle, 3)?.object == machine.object)
    kotlin.release(machine)
    // The station's peer ends first, and the machine keeps the object.
    kotlin.release(peer)
    let answer = kotlin.call(ToyEntry.spin, of: machine, KotlinWriter.bytes(of: Int64(21)))
    #expect(try answer.value(of: module) == Int64(42))
    #expect(live == 2)
    kotlin.release(machine)
    await expectNothingLive()
  }

  @Test func aStructIsANewObjectEachTime() async throws {
    let station = ToyStruct(text: "Bergen")
    let one = try kotlin.peer(station, of: module)
    let other = try kotlin.peer(station, of: module)
    #expect(one.object != other.object)
    let name = kotlin.call(ToyEntry.name, of: one)
    #expect(try name.value(of: module) == "Bergen")
    #expect(
      try kotlin.lending(station, to: module) { _ in module.host!.liveCount } == 3)
    kotlin.release(one)
    kotlin.release(other)
    await expectNothingLive()
  }

  @Test func anObjectThatCameBackIsItself() async throws {
    let station = ToyClass()
    let peer = try kotlin.peer(station, of: module)
    let bytes = withUnsafeBytes(of: kotlin.handle(peer)) { Array($0) }
    let back = try bytes.withUnsafeBytes { try AnyToyStation(whole: $0, of: module.lent).base }
    #expect(back as? ToyClass === station)
    kotlin.release(peer)
    await expectNothingLive()
    #expect(throws: KotlinError.self) {
      try bytes.withUnsafeBytes { try AnyToyStation(whole: $0, of: module.lent) }
    }
  }

  @Test func anObjectIsReadAsAnotherInterfaceThanItsPeers() async throws {
    let station = StationMachine()
    let peer = try kotlin.peer(station, of: module)
    let handle = kotlin.handle(peer)
    let machine = module.host!.object(handle, as: (any ToyMachine).self)
    #expect(machine as? StationMachine === station)
    #expect(module.host!.object(handle, as: (any Error).self) == nil)
    module.release(handle)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func whatALibraryDoesNotKnowIsRefused() throws {
    let refusal = KotlinWriter.withWriter { writer in
      writer.write(peer: ToyClass() as any ToyStation, interface: 9, of: module)
      return writer.refusal
    }
    #expect(refusal?.code == .misuse)
  }

  // MARK: - Letting go

  @Test func afterLettingGoNothingRuns() async throws {
    let runs = Guarded(0)
    let station = ToyClass(onMark: { _ in
      runs.withLock { $0 += 1 }
      return true
    })
    let peer = try kotlin.peer(station, of: module)
    let machine = StationMachine()
    let other = try kotlin.peer(machine, of: module)
    let chained = try #require(kotlin.hold(kotlin.handle(other), 3, owned: true))
    module.host!.letGo(of: station)
    module.host!.letGo(of: station)
    module.host!.letGo(of: machine)
    #expect(kotlin.mark(peer, 3).status == KB_INVALID_HANDLE)
    #expect(kotlin.call(ToyEntry.mark, of: peer, [0, 0, 0, 0]).status == KB_INVALID_HANDLE)
    #expect(kotlin.call(ToyEntry.forecast, of: peer, [0, 0, 0, 0]).status == KB_INVALID_HANDLE)
    #expect(
      kotlin.call(ToyEntry.spin, of: chained, KotlinWriter.bytes(of: Int64(1))).status
        == KB_INVALID_HANDLE)
    #expect(runs.value == 0 && kotlin.handle(peer) == 0 && kotlin.handle(chained) == 0)
    let again = try kotlin.peer(station, of: module)
    #expect(again.object != peer.object && kotlin.mark(again, 3).status == KB_OK)
    for peer in [peer, other, chained, again] { kotlin.release(peer) }
    await expectNothingLive()
  }

  @Test func describeNamesTheTypeAlsoAfterLettingGo() async throws {
    let station = ToyClass()
    let peer = try kotlin.peer(station, of: module)
    let text = try kotlin.describe(peer)
    #expect(text.contains("ToyClass@"))
    module.host!.letGo(of: station)
    #expect(try kotlin.describe(peer) == text)
    kotlin.release(peer)
    await expectNothingLive()
  }

  @Test func anObjectEndsOnNoThreadThatCalls() async throws {
    let ending = Ending()
    let kotlin = kotlin
    let module = module
    let threads = Guarded<[UInt64]>([])
    for round in 0..<20 {
      let over = Latch()
      // The threads live until the end, so that no other thread gets their numbers.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          threads.withLock { $0.append(threadNumber()) }
          do {
            let peer = try kotlin.peer(EndingStation(ending), of: module)
            if round % 2 == 0 {
              let handle = kotlin.handle(peer)
              let object = module.host!.object(handle, as: (any ToyStation).self) as? EndingStation
              module.host!.letGo(of: object!)
              kotlin.drop(handle)
            }
            kotlin.release(peer)
          } catch {
            Issue.record(error)
          }
          continuation.resume()
          over.wait()
        }
      }
      while ending.threads.value.count <= round { try await Task.sleep(for: .milliseconds(1)) }
      over.open()
    }
    #expect(ending.threads.value.count == 20)
    await expectNothingLive()
  }

  @Test(.timeLimit(.minutes(2)))
  func theLastOneOutReleasesAnObjectThatWasLetGoOf() async throws {
    var seed = Seed()
    let life = Life()
    let (kotlin, module) = (kotlin, module)
    let wrong = Guarded(0)
    for _ in 0..<rounds(100_000) {
      let inside = Guarded(0)
      let peer = try {
        try kotlin.peer(
          ToyClass(
            life,
            onMark: { _ in
              inside.withLock { $0 += 1 }
              return true
            }), of: module)
      }()
      nonisolated(unsafe) let shared = peer
      let caller: @Sendable () -> Void = {
        let status = kotlin.mark(shared, 1).status
        if status != KB_OK && status != KB_INVALID_HANDLE { wrong.withLock { $0 += 1 } }
      }
      race(
        &seed, caller, caller,
        {
          let handle = kotlin.handle(shared)
          guard let object = module.host!.object(handle, as: (any ToyStation).self) as? ToyClass
          else {
            return wrong.withLock { $0 += 1 }
          }
          kotlin.drop(handle)
          module.host!.letGo(of: object)
        })
      if kotlin.mark(peer, 1).status != KB_INVALID_HANDLE { wrong.withLock { $0 += 1 } }
      kotlin.release(peer)
    }
    #expect(wrong.value == 0)
    await expectNothingLive()
    #expect(life.alive == 0)
  }
}
