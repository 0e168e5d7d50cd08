import CFixtures
import CKotlinBridge
@_spi(GeneratedCode) import Fixtures
import KotlinBridgeLocks
import TestHelpers

@testable @_spi(GeneratedCode) import KotlinBridge

/// What Swift implements in a round.
private final class Implemented: Fixtures.Peer, Fixtures.Stranger {
  let number: Int64 = 3
  /// A call of `later` that is suspended.
  let waiting = Guarded<CheckedContinuation<Void, Never>?>(nil)

  func add(amount: Int64) throws -> Int64 {
    if amount % 5 == 0 { throw Refused() }
    return amount &+ number
  }

  func say(text: String) -> String { text }
  func pass(other: any Fixtures.Peer) -> any Fixtures.Peer { other }

  func later(amount: Int64) async throws -> Int64 {
    if amount % 3 == 0 { await withCheckedContinuation { waiting.value = $0 } }
    return try add(amount: amount)
  }

  func greet(amount: Int64) -> Int64 { amount }

  func resume() {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume()
  }
}

private struct Refused: Error {}

/// Frames for Swift's host, from a library that calls it wrongly: handles among the arguments, and in what
/// Swift reads of Kotlin's answers.
struct FuzzedHost {
  private let host: LibraryHost
  private let module: KotlinModule
  private let objects: [Implemented]
  /// What a library holds, with its handle.
  private let peers: [(handle: UInt64, object: UnsafeMutableRawPointer)]
  private let entries: [HostedEntry]
  private let names: [UInt32: String]
  private let own: [any AnyObject]
  private let pool: [UInt64]
  private let liveBefore: Int

  init() throws {
    module = try FixturesLibrary.link.module()
    host = module.host!
    liveBefore = host.liveCount
    let peer = host.interfaces.first { $0.name == "fixtures.peers.Peer" }!
    let stranger = host.interfaces.first { $0.name == "fixtures.peers.Stranger" }!
    entries = peer.entries
    names = Dictionary(library.manifest.functions.map { ($0.id, $0.name) }) { first, _ in first }
    let implemented = (0..<4).map { _ in Implemented() }
    objects = implemented
    let (host, module) = (host, module)
    func held(_ index: Int, as number: UInt32) throws -> (UInt64, UnsafeMutableRawPointer) {
      try KotlinWriter.withWriter { writer in
        if number == peer.number {
          writer.write(peer: implemented[index] as any Fixtures.Peer, interface: number, of: module)
        } else {
          writer.write(
            peer: implemented[index] as any Fixtures.Stranger, interface: number, of: module)
        }
        let handle = try writer.finish().loadUnaligned(as: UInt64.self)
        return (handle, host.hold(handle, as: number, isOwned: false)!.object)
      }
    }
    peers = [
      try held(0, as: peer.number), try held(1, as: peer.number), try held(2, as: peer.number),
      try held(3, as: stranger.number),
    ]
    host.letGo(of: implemented[2])
    let (made, tally) = (try makePeer(number: 5), try makeTally(start: 5))
    own = [tally]
    let handles = [tally.kotlinHandle] + ((made as? KotlinObject).map { [$0.kotlinHandle] } ?? [])
    kept = made
    pool =
      peers.map(\.handle) + handles + [
        0, 1, 1 << 62, 1 << 63, .max, peers[0].handle ^ 1, peers[0].handle | 1 << 63,
        tally.kotlinHandle ^ 1, tally.kotlinHandle ^ 3 << 62,
      ]
  }

  private let kept: any Fixtures.Peer

  /// Calls Swift with wrong arguments, or has it read a wrong answer.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    if fuzz.chance(4) { return reading(&fuzz) }
    let index = entries.indices.randomElement(using: &fuzz.seed)!
    let name = names[entries[index].function] ?? "?"
    return calling(index, name, &fuzz).map { "\(name): \($0)" }
  }

  private func handle(_ fuzz: inout FuzzRun) -> UInt64 { pool.randomElement(using: &fuzz.seed)! }

  private func arguments(of name: String, _ fuzz: inout FuzzRun) -> [UInt8] {
    switch name {
    case "Peer.pass": encoded(handle(&fuzz))
    case "Peer.say": encoded(["", "a", "Köln"].randomElement(using: &fuzz.seed)!)
    case "Peer.add", "Peer.later": encoded(Int64.random(in: .min ... .max, using: &fuzz.seed))
    default: []
    }
  }

  // MARK: - Calls

  private func calling(_ index: Int, _ name: String, _ fuzz: inout FuzzRun) -> String? {
    var bytes = arguments(of: name, &fuzz)
    if fuzz.chance(3) { bytes = fuzz.mutant(of: [bytes]) }
    // Those that were let go of are called, too.
    let peer = peers[0...2].randomElement(using: &fuzz.seed)!
    let frame = FuzzedFrame(UInt32(index), fuzz.lend(bytes))
    frame.pointer.pointee.library = Unmanaged.passUnretained(host).toOpaque()
    frame.pointer.pointee.object = peer.object
    let brought = name == "Peer.pass" ? bring(bytes) : nil
    let observer = name == "Peer.later" ? FuzzObserver() : nil
    let status = call(frame, observer, entries[index].entry.frame)
    fuzz.count(status)
    // A frame that is refused gives no hold away.
    if status != KB_OK, status != KB_THREW, let brought { end(brought) }
    if frame.error != 0 { end(frame.error) }
    if let complaint = frame.complaint(after: status) { return complaint }
    if status == KB_OBSERVED { return observed(observer!, job: frame.pointer.pointee.job, &fuzz) }
    if status == KB_OK, name == "Peer.pass" { end(first(of: frame.answer)) }
    let known = [KB_OK, KB_THREW, KB_MALFORMED, KB_INVALID_HANDLE]
    return known.contains { status == $0 } ? nil : "status \(status)"
  }

  private func call(
    _ frame: FuzzedFrame, _ observer: FuzzObserver?, _ entry: HostedFrame
  ) -> kb_status {
    guard let observer else { return entry(frame.pointer) }
    var functions = observer.callObserver
    observer.endTurn()
    return withUnsafePointer(to: &functions) {
      frame.pointer.pointee.observer = $0
      defer { frame.pointer.pointee.observer = nil }
      return entry(frame.pointer)
    }
  }

  private func observed(
    _ observer: FuzzObserver, job: kb_job, _ fuzz: inout FuzzRun
  ) -> String? {
    if fuzz.chance(2) { _ = host.cancel(fuzz.chance(4) ? job ^ 1 << 32 : job) }
    for object in objects { object.resume() }
    observer.waitForRelease()
    if observer.error != 0 { end(observer.error) }
    return observer.complaintOfCall
  }

  // MARK: - What Swift reads

  private func reading(_ fuzz: inout FuzzRun) -> String? {
    var bytes = encoded(handle(&fuzz))
    if fuzz.chance(3) { bytes = fuzz.mutant(of: [bytes]) }
    // Whoever reads the handle has its hold, also if more bytes follow. One that was let go of can't bring
    // any: reading it would end that of the slot, which would then stand for what another test lends.
    if bring(bytes) == nil, bytes.count >= 8, first(of: bytes) == peers[2].handle { return nil }
    let lent = fuzz.lend(bytes, isExact: true)
    return withExtendedLifetime(lent) {
      _ = try? AnyPeer(whole: lent.bytes, of: module.lent)
      return nil
    }
  }

  /// Makes the hold that the handle in front of bytes brings. Nil if there is none.
  private func bring(_ bytes: [UInt8]) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    let handle = first(of: bytes)
    let isHeld = handle >> 62 == 1 ? host.hold(handle) : table.hold(table.context, handle) == KB_OK
    return isHeld ? handle : nil
  }

  private func end(_ handle: UInt64) {
    if handle >> 62 == 1 { host.drop(handle) } else { _ = table.release(table.context, handle) }
  }

  private func first(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  // MARK: - The end

  /// Ends what the rounds have held. What Swift still holds for the library; nil for nothing.
  func leftovers() -> String? {
    for peer in peers { host.release(peer.object) }
    for _ in 0..<1_000_000 where host.liveCount != liveBefore { System.giveWay() }
    let left = host.liveCount - liveBefore
    return withExtendedLifetime((own, kept, objects)) {
      left == 0 ? nil : "\(left) objects that the library holds"
    }
  }
}
