import CKotlinBridge

extension Check {
  static let peerIdentityCheck = Check.peer("K60") { check in
    _ = try check.library.functions(.same)
    try check.expectSameBack()
    try check.expectOneObject()
    try await check.expectOneWhileKept()
    try check.expectOriginalsFromSwift()
    try check.expectOneForEachInterface()
    try check.expectOriginalFlows()
  }
}

extension PeerCheck {
  /// Fails unless a host's object comes back as itself.
  fileprivate func expectSameBack() throws {
    for _ in 0..<100 {
      let peer = library.make()
      try expectObject(
        try library.call(.same, peer), toBe: peer, "Kotlin code that returns an object")
    }
  }

  /// Fails unless an object that is passed twice is one object in Kotlin, and two are two.
  fileprivate func expectOneObject() throws {
    guard library.functions.has(.areSame) else { return }
    let (one, other) = (library.make(), library.make())
    try expectNumber(try library.call(.areSame, one, one), toBe: 1, "'===' of an object and itself")
    try expectNumber(try library.call(.areSame, one, other), toBe: 0, "'===' of two objects")
  }

  /// Fails unless an object that Kotlin keeps is the same one each time, whatever is collected.
  fileprivate func expectOneWhileKept() async throws {
    guard library.functions.has(.keep), library.functions.has(.isKept) else { return }
    let peer = library.make()
    _ = try library.keep(peer)
    for round in 0..<50 {
      if round % 10 == 9 { library.collect() }
      _ = try library.call(.same, library.make())
      try expectNumber(
        try library.call(.isKept, peer), toBe: 1, "'===' of an object and the one that is kept")
    }
    try await expectOnePeer(of: peer)
    if library.functions.has(.kept) {
      try expectObject(
        library.call(.kept, []), toBe: peer, "Kotlin code that returns the object that it keeps")
    }
    _ = try library.keep(nil)
  }

  /// Fails unless Kotlin gets back what it has passed: an object of its own, and one of the host's.
  fileprivate func expectOriginalsFromSwift() throws {
    if library.functions.has(.make) {
      let own = kb_handle(bitPattern: try library.call(.make, 5).word ?? 0)
      defer { library.end(own) }
      try expectObject(
        try library.call(.same, own), toBe: own, "Kotlin code that receives its own object")
      if library.functions.has(.pass) {
        try expectObject(
          try library.call(.pass, library.make(), own), toBe: own,
          "a host that returns Kotlin's own object")
      }
    }
    if library.functions.has(.pass) {
      let other = library.make()
      try expectObject(
        try library.call(.pass, library.make(), other), toBe: other,
        "a host that returns one of its own objects")
    }
  }

  /// Fails unless an object with two interfaces is called by each of them.
  fileprivate func expectOneForEachInterface() throws {
    guard let (stranger, arguments) = library.functions.stranger,
      library.functions.has(.keep), library.functions.has(.isKept)
    else { return }
    let both = host.make(library.functions.interface, library.functions.other)
    let holds = host.holdCount
    _ = try library.keep(both)
    let reply = library.call(stranger, PeerLibrary.bytes([both]) + arguments)
    try expect(
      [KB_OK, KB_THREW].contains(Int(reply.status)) && host.holdCount >= holds + 2,
      "a peer for each of the two interfaces of an object", "\(host.holdCount - holds): \(reply)")
    try expectNumber(
      try library.call(.isKept, both), toBe: 1, "'===' of the object and the one that is kept")
    _ = try library.keep(nil)
  }
}
