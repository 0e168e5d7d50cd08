import CKotlinBridge
import TestHelpers

@testable import KotlinBridge
@testable import KotlinBridgeConformance

/// Frames for Kotlin with handles of objects, right and wrong, and a host that answers wrongly.
///
/// The library is a copy of the fixtures, whose host is that of the checks: it counts each hold.
struct FuzzedPeers {
  let library: PeerLibrary
  private let pool: [kb_handle]
  private let own: [kb_handle]
  private let ids: [String: UInt32]
  private let handlesBefore: Int64

  private enum Argument {
    case handle, optionalHandle, handles, long, text
  }

  private static let all: [(name: String, arguments: [Argument])] = [
    ("numberOfPeer", [.handle]), ("addToPeer", [.handle, .long]), ("sayToPeer", [.handle, .text]),
    ("passToPeer", [.handle, .handle]), ("complaintOfPeer", [.handle, .long]),
    ("laterOfPeer", [.handle, .long]), ("samePeer", [.handle]),
    ("areSamePeers", [.handle, .handle]), ("isKeptPeer", [.handle]),
    ("keepPeer", [.optionalHandle]), ("keptPeer", []), ("reversedPeers", [.handles]),
    ("greetStranger", [.handle, .long]), ("addToTally", [.handle, .long]), ("sameTally", [.handle]),
    ("tallyOrNull", [.optionalHandle]), ("sumOfTallies", [.handles]), ("textOfLabel", [.handle]),
  ]

  init() throws {
    let library = try LibrarySubject(path: isolatedLibrary("fixtures", for: "fuzz")).attached()
    self.library = library
    handlesBefore = library.counters.handles
    let known = Dictionary(library.client.manifest.functions.map { ($0.name, $0.id) }) {
      first, _ in first
    }
    ids = known
    let (peer, stranger) = (library.functions.interface, library.functions.other)
    let host = library.host
    let gone = host.make(peer)
    host.letGo(of: gone)
    func make(_ function: String, _ argument: [UInt8]) -> kb_handle {
      let frame = FuzzedFrame(known[function]!, LentBytes(argument, capacity: 64, in: nil))
      _ = library.table.call(frame.pointer)
      return frame.answer.withUnsafeBytes { $0.loadUnaligned(as: kb_handle.self) }
    }
    let own = [
      make("makePeer", encoded(5 as Int64)), make("makeTally", encoded(5 as Int64)),
      make("makeLabel", encoded("label")),
    ]
    let stale = make("makePeer", encoded(6 as Int64))
    library.end(stale)
    let living = host.make(peer)
    pool =
      [
        living, host.make(peer), host.make(peer, stranger), host.make(stranger), host.make(0), gone,
        stale, 0, 1, 1 << 62, 1 << 63, .max, living ^ 1, living ^ 1 << 40, living | 1 << 63,
        own[0] ^ 1 << 63, own[0] ^ 3 << 62,
      ] + own
    self.own = own
  }

  // MARK: - One round

  /// Calls a function with wrong arguments, and answers wrongly what Kotlin calls.
  func complaint(_ fuzz: inout FuzzRun) -> String? {
    let (name, arguments) = Self.all.randomElement(using: &fuzz.seed)!
    var bytes = arguments.flatMap { self.bytes($0, &fuzz) }
    if fuzz.chance(3) { bytes = fuzz.mutant(of: [bytes]) }
    let answers = Answers(fuzz)
    library.host.whenCalled { answer($0, &answers.fuzz) }
    let complaint =
      name == "laterOfPeer" ? waiting(name, bytes, &fuzz) : calling(name, bytes, &fuzz)
    fuzz.seed = answers.fuzz.seed
    let mistake = library.host.mistakes.first
    return (complaint ?? mistake).map { "\(name): \($0)" }
  }

  private func bytes(_ argument: Argument, _ fuzz: inout FuzzRun) -> [UInt8] {
    let handle = encoded(handle(&fuzz))
    switch argument {
    case .handle: return handle
    case .optionalHandle: return fuzz.chance(4) ? [0] : [1] + handle
    case .handles:
      let count = Int.random(in: 0...3, using: &fuzz.seed)
      return encoded(UInt32(count)) + (0..<count).flatMap { _ in encoded(self.handle(&fuzz)) }
    case .long: return encoded(Int64.random(in: .min ... .max, using: &fuzz.seed))
    case .text: return encoded(["", "a", "Köln"].randomElement(using: &fuzz.seed)!)
    }
  }

  /// Half of the time one that is right for a peer.
  private func handle(_ fuzz: inout FuzzRun) -> kb_handle {
    fuzz.chance(2)
      ? pool[0...2].randomElement(using: &fuzz.seed)! : pool.randomElement(using: &fuzz.seed)!
  }

  private func calling(_ name: String, _ bytes: [UInt8], _ fuzz: inout FuzzRun) -> String? {
    let frame = FuzzedFrame(ids[name]!, fuzz.lend(bytes))
    let function =
      fuzz.chance(2)
      ? library.table.call : library.table.module!.pointee.functions![Int(ids[name]!)].frame
    let status = function(frame.pointer)
    fuzz.count(status)
    if let complaint = frame.complaint(after: status) { return complaint }
    if status == KB_OK { endHolds(frame.answer, of: name) }
    let known = [KB_OK, KB_THREW, KB_MALFORMED, KB_INVALID_HANDLE]
    return known.contains { status == $0 } ? nil : "status \(status)"
  }

  private func waiting(_ name: String, _ bytes: [UInt8], _ fuzz: inout FuzzRun) -> String? {
    let wait = PeerWait(library.client, ids[name]!, bytes, KB_CALLER)
    wait.start()
    fuzz.count(wait.status)
    while !wait.isOver { System.giveWay() }
    let known = [KB_OK, KB_THREW, KB_OBSERVED, KB_MALFORMED, KB_INVALID_HANDLE]
    return known.contains { wait.status == $0 } ? nil : "status \(wait.status)"
  }

  /// Ends the holds of the handles in an answer.
  private func endHolds(_ answer: [UInt8], of name: String) {
    let start: Int
    switch name {
    case "samePeer", "passToPeer", "sameTally": start = 0
    case "keptPeer", "tallyOrNull": start = 1
    case "reversedPeers": start = 4
    default: return
    }
    for offset in stride(from: start, to: answer.count, by: 8) {
      library.end(handle(in: answer, at: offset))
    }
  }

  private func handle(in bytes: [UInt8], at offset: Int = 0) -> kb_handle {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: kb_handle.self) }
  }

  // MARK: - The host's answers

  /// Half of them are right.
  private func answer(_ call: PeerCall, _ fuzz: inout FuzzRun) -> kb_status {
    if fuzz.chance(2) { return call.answerAsUsual() }
    if fuzz.chance(4) {
      let statuses = [KB_INVALID_HANDLE, KB_MALFORMED, KB_UNSUPPORTED, KB_INTERNAL, 77, -1]
      return kb_status(statuses.randomElement(using: &fuzz.seed)!)
    }
    // What was passed was taken, so its hold is the host's to end.
    if call.shape == .pass { library.end(kb_handle(bitPattern: call.word)) }
    let isLater = call.shape == .later && fuzz.chance(2)
    if fuzz.chance(3) {
      let codes = [KB_FAILED, KB_CANCELLED, KB_TIMEOUT, kb_failure_code(9)]
      let failure = PeerFailure(
        code: codes.randomElement(using: &fuzz.seed)!, message: fuzz.chance(2) ? "" : "no",
        error: handle(&fuzz))
      guard isLater, let suspended = call.suspend() else { return call.fail(failure) }
      suspended.fail(failure)
      return kb_status(KB_OBSERVED)
    }
    let answer = fuzz.mutant(of: [call.shape == .pass ? encoded(handle(&fuzz)) : call.arguments])
    if call.shape == .pass { bring(answer) }
    guard isLater, let suspended = call.suspend() else { return call.answer(answer) }
    suspended.answer(answer)
    return kb_status(KB_OBSERVED)
  }

  /// Makes the hold that a handle in an answer brings. Kotlin reads it before it sees what is wrong behind.
  private func bring(_ answer: [UInt8]) {
    guard answer.count >= 8 else { return }
    let handle = handle(in: answer)
    if PeerHost.isOfHost(handle) {
      library.host.bring(handle)
    } else {
      _ = library.table.hold(library.table.context, handle)
    }
  }

  // MARK: - The end

  /// Ends what the rounds have held, and collects. What is left; nil for nothing.
  func leftovers() throws -> String? {
    library.host.reset()
    _ = try library.keep(nil)
    for handle in own { library.end(handle) }
    // A job and its handle are there until shortly after its answer.
    let deadline = ContinuousClock.now + .seconds(60)
    while left.contains(where: { $0 != 0 }), .now < deadline {
      library.collect()
      System.giveWay()
    }
    let left = left
    return left.allSatisfy { $0 == 0 }
      ? nil : "peers, the host's peers and holds, jobs, handles: \(left)"
  }

  private var left: [Int64] {
    let counters = library.counters
    return [
      counters.peers, Int64(library.host.peers), Int64(library.host.brought), counters.jobs,
      counters.handles - handlesBefore,
    ]
  }
}

/// What the host's answers are made of. They are made inside a call, on the thread of the round.
private final class Answers: @unchecked Sendable {
  var fuzz: FuzzRun

  init(_ fuzz: FuzzRun) {
    self.fuzz = fuzz
  }
}
