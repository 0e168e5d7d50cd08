import CKotlinBridge
import KotlinBridge

extension Check {
  static let stalePeerCheck = Check.peer("K69") { check in
    _ = try check.library.functions(.add)
    try check.expectRefusals()
    try check.expectNothingAfterLetGo()
    try check.expectErrorForWrongAnswers()
    try await check.settle()
  }
}

extension PeerCheck {
  /// Handles that stand for no object with the interface I, each with its description.
  private var wrong: [(what: String, handle: kb_handle)] {
    let (valid, gone) = (library.make(), library.make())
    host.letGo(of: gone)
    var all: [(String, kb_handle)] = [
      ("of an object that the host has released", gone),
      ("that was invented", 1 << 62 | 77 << 32 | 1),
      ("without slot and generation", 1 << 62), ("with all bits", (1 << 63) - 1),
      ("of another generation", valid ^ 1), ("of an object without the interface", host.make()),
      ("of an error", host.make(0)), ("with the bit of Kotlin's objects", valid | 1 << 63),
      ("without the bit of a host's objects", valid ^ 1 << 62),
    ]
    if library.functions.other != 0 {
      all.append(("of an object with only another interface", host.make(library.functions.other)))
    }
    return all
  }

  /// Fails unless such handles are refused, as the object that is called and behind it.
  fileprivate func expectRefusals() throws {
    let before = host.callCount
    for (what, handle) in wrong {
      try expectRefusal(try library.call(.add, handle, 1), of: "a handle \(what)")
      if library.functions.has(.same) {
        try expectRefusal(try library.call(.same, handle), of: "a handle \(what)")
      }
      if library.functions.has(.pass) {
        try expectRefusal(
          try library.call(.pass, library.make(), handle),
          of: "a handle \(what), after a valid one")
      }
      if library.functions.has(.keep) {
        try expectRefusal(try library.keep(handle), of: "a handle \(what), which may be null")
      }
    }
    if let (stranger, arguments) = library.functions.stranger {
      let bytes = PeerLibrary.bytes([library.make()]) + arguments
      try expectRefusal(
        library.call(stranger, bytes), of: "an object of one interface where another is expected")
    }
    try expect(
      host.callCount == before, "no call of the host with a handle that is refused",
      "\(host.callCount - before)")
  }

  private func expectRefusal(_ reply: PeerReply, of what: String) throws {
    try expect(
      reply.status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE for \(what)", "\(reply)")
  }

  /// Fails if an object that Kotlin keeps is called, or returned, once the host has let go of it.
  fileprivate func expectNothingAfterLetGo() throws {
    guard library.functions.has(.keep), library.functions.has(.kept) else { return }
    let peer = library.make()
    _ = try library.keep(peer)
    host.letGo(of: peer)
    let before = host.callCount
    let called = try library.call(.add, peer, 1)
    let isThrown = called.status == KB_THREW && called.thrown.first?.error == 0
    try expect(
      (isThrown || called.status == KB_INVALID_HANDLE) && host.callCount == before,
      "a Kotlin exception for an object that the host has released, or KB_INVALID_HANDLE",
      "\(called)")
    let returned = try library.call(.kept, [])
    try expect(
      returned.status != KB_OK && host.callCount == before,
      "no object that the host has released from a function that returns it", "\(returned)")
    _ = try library.keep(nil)
  }

  /// Fails unless such a handle in an answer of the host is an exception in Kotlin.
  fileprivate func expectErrorForWrongAnswers() throws {
    guard library.functions.has(.pass) else { return }
    defer { host.reset() }
    for (what, handle) in wrong {
      host.whenCalled { [library] call in
        library.end(kb_handle(bitPattern: call.word))
        library.host.bring(handle)
        return call.answer(PeerLibrary.bytes([handle]))
      }
      let reply = try library.call(.pass, library.make(), library.make())
      try expect(
        reply.status == KB_THREW, "an exception for an answer with a handle \(what)", "\(reply)")
    }
  }
}
