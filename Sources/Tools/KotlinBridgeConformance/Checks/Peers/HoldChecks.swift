import CKotlinBridge
import KotlinBridge

extension Check {
  static let peerHoldCheck = Check.peer("K61") { check in
    _ = try check.library.functions(.same)
    let handles = check.library.counters.handles
    try await check.expectUseWhileKept()
    try check.useInEachWay()
    try check.throwErrors()
    try await check.settle()
    try check.expectNoMistakes()
    try await check.wait(
      for: "no more than \(handles) handles of Kotlin's objects",
      until: { check.library.counters.handles <= handles },
      observed: { "\(check.library.counters.handles)" })
    try await check.expectCollectionDuringCall()
    try await check.settle()
  }
}

extension PeerCheck {
  /// Fails unless a peer is alive as long as Kotlin keeps its object, and released afterwards.
  fileprivate func expectUseWhileKept() async throws {
    guard library.functions.has(.keep), library.functions.has(.add) else { return }
    for _ in 0..<10 {
      let peer = library.make()
      _ = try library.keep(peer)
      library.collect()
      _ = try library.call(.add, peer, 1)
      try await expectOnePeer(of: peer)
      try expectNoMistakes()
    }
    _ = try library.keep(nil)
    try await settle()
  }

  /// Passes many objects in each way, which Kotlin does not keep.
  fileprivate func useInEachWay() throws {
    let (functions, table) = (library.functions, library.table)
    for round in 0..<200 {
      let peer = library.make()
      if functions.has(.number) { _ = try library.call(.number, peer) }
      if functions.has(.add) { _ = try library.call(.add, peer, 1) }
      _ = try library.object(try library.call(.same, peer))
      if functions.has(.pass) {
        _ = try library.object(try library.call(.pass, peer, library.make()))
        if functions.has(.make) {
          let own = kb_handle(bitPattern: try library.call(.make, 5).word ?? 0)
          _ = try library.object(try library.call(.pass, peer, own))
          _ = table.release(table.context, own)
        }
      }
      if round % 50 == 0 { library.collect() }
    }
  }

  /// Has Kotlin code hold errors of the host's.
  fileprivate func throwErrors() throws {
    guard library.functions.has(.add) else { return }
    let error = host.make(0)
    host.whenCalled { $0.fail(PeerFailure(error: error)) }
    defer { host.reset() }
    for _ in 0..<50 { _ = try library.call(.add, library.make(), 1) }
  }

  /// Fails unless Kotlin's garbage can be collected while Swift code runs inside a call of Kotlin's.
  fileprivate func expectCollectionDuringCall() async throws {
    guard library.functions.has(.add) else { return }
    let (entered, leaves) = (Gate(), Gate())
    host.whenCalled { [patience] call in
      entered.open()
      _ = leaves.pass(within: patience)
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let peer = library.make()
    let call = Begun { [library] in _ = try library.call(.add, peer, 1) }
    defer { leaves.open() }
    try await wait(for: "a call of the object", until: { entered.isOpen })
    try await expectReturn(of: "a collection while Swift code runs inside a call") { [library] in
      library.collect()
    }
    leaves.open()
    try await expectReturn(of: "the call of an object", call)
  }
}
