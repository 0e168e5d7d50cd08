import CKotlinBridge
import KotlinBridge

extension Check {
  static let attaching = Check(rule: "K59", forms: [.peer]) { subject, settings, record in
    guard case .peer(let subject) = subject else { throw NotOffered("a library's file") }
    if try await HostCheck(try subject.usable(), settings, record).takesItsHost() { return }
    // Perhaps the program has attached a host to this one. A copy has none.
    let copy = try HostCheck(try subject.usableCopy(), settings, record)
    let isTaken = try await copy.takesItsHost()
    try expect(isTaken, "KB_OK from attach with a valid host", "another status")
  }
}

/// Attaches wrong hosts, a right one and a second one to a library.
private struct HostCheck {
  private let library: TableClient
  private let functions: PeerFunctions?
  private let first: PeerHost
  private let second: PeerHost
  private let settings: CheckSettings
  private let record: CheckRecord

  init(_ library: TableClient, _ settings: CheckSettings, _ record: CheckRecord) throws {
    guard let types = try? ManifestTypes(library.manifest) else {
      throw NotOffered("readable types: see K45")
    }
    self.library = library
    functions = PeerFunctions(of: library.manifest, types)
    first = PeerHost(entries: HostMember.all(in: library.manifest))
    second = PeerHost(entries: first.entries)
    self.settings = settings
    self.record = record
  }

  private var table: kb_library { library.table.pointee }

  private func peers(of host: PeerHost) -> PeerLibrary? {
    functions.map { PeerLibrary(client: library, host: host, functions: $0) }
  }

  /// False if even a right host is refused, and all was right before.
  func takesItsHost() async throws -> Bool {
    try expectWork("without a host")
    try expectNoPeer("without a host")
    for (what, change) in Self.wrong(entries: first.entries.count) {
      try expectRefusal(of: first.table(change), what)
      try expectNoPeer("after attach has refused \(what)")
    }
    try expectRefusal(of: nil, "NULL")
    let host = first.table()
    if table.attach(table.context, host) != KB_OK { return false }
    try expectRefusal(of: second.table(), "a second host")
    try expectRefusal(of: host, "the same host again")
    try expectWork("with a host")
    try await expectFirstHost()
    return true
  }

  private func expectRefusal(of host: UnsafePointer<kb_host>?, _ what: String) throws {
    let status = table.attach(table.context, host)
    try expect(
      status == KB_INVALID_ARGUMENT, "KB_INVALID_ARGUMENT from attach with \(what)", status.named)
  }

  /// What needs no host works.
  private func expectWork(_ when: String) throws {
    var counters = kb_counters()
    let status = table.counters(table.context, &counters)
    try expect(status == KB_OK, "KB_OK from counters \(when)", status.named)
    guard let peers = peers(of: first) else { return }
    if peers.functions.has(.make), peers.functions.has(.same) {
      // They may throw, or return another object, if they only look like these functions.
      let made = try peers.call(.make, 5)
      if made.status == KB_THREW { return }
      try expect(made.status == KB_OK, "an object made by Kotlin \(when)", "\(made)")
      let handle = kb_handle(bitPattern: made.word ?? 0)
      let same = try peers.call(.same, handle)
      if same.status == KB_THREW { return peers.end(handle) }
      _ = try peers.object(same)
      peers.end(handle)
    }
  }

  /// The handle of a host's object is refused, and nothing runs.
  private func expectNoPeer(_ when: String) throws {
    guard let peers = peers(of: first), peers.functions.has(.add) else { return }
    let handle = peers.make()
    let reply = try peers.call(.add, handle, 1)
    try expect(
      // A program that has attached another host knows no such object either.
      reply.status == KB_INVALID_HANDLE && first.callCount == 0,
      "KB_INVALID_HANDLE for the handle of a host's object \(when)", "\(reply)")
  }

  /// It is the first host whose objects are called.
  private func expectFirstHost() async throws {
    guard let library = peers(of: first) else { return }
    let check = PeerCheck(library: library, settings: settings, record: record)
    let peers = try await check.withoutLookalikes().library
    guard peers.functions.has(.add) else { return }
    let before = first.callCount
    let reply = try peers.call(.add, peers.make(), 1)
    try expect(
      reply.word == PeerCall.number + 1 && first.callCount == before + 1 && second.callCount == 0,
      "an answer from the host that was attached first", "\(reply)")
  }

  private static func wrong(
    entries: Int
  ) -> [(String, @Sendable (inout kb_host) -> Void)] {
    var all: [(String, @Sendable (inout kb_host) -> Void)] = [
      ("a host of the previous version", { $0.abi_version -= 1 }),
      ("a host of the next version", { $0.abi_version += 1 }),
      ("a host that is smaller", { $0.size -= 8 }),
      ("a host without size", { $0.size = 0 }),
      ("a host with one entry too many", { $0.entry_count += 1 }),
      ("a host with one entry too few", { $0.entry_count -= 1 }),
      ("a host without hold", { $0.hold = nil }),
      ("a host without drop", { $0.drop = nil }),
      ("a host without release", { $0.release = nil }),
      ("a host without handle", { $0.handle = nil }),
      ("a host without describe", { $0.describe = nil }),
      ("a host without cancel", { $0.cancel = nil }),
    ]
    if entries > 0 { all.append(("a host without entries", { $0.entries = nil })) }
    return all
  }
}
