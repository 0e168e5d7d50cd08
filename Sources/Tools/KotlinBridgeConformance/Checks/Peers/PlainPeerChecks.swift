import CKotlinBridge
import Glibc
import KotlinBridge
import KotlinBridgeLocks

extension Check {
  static let plainPeerCheck = Check.peer("K62") { check in
    _ = try check.library.functions(.add)
    try check.expectValues()
    try check.expectTexts()
    try check.expectCallInside()
    try check.expectErrors()
  }
}

extension PeerCheck {
  /// Fails unless numbers reach the host and come back unchanged.
  fileprivate func expectValues() throws {
    let peer = library.make()
    for amount: Int64 in [0, 1, -1, .max, .min, 1 << 53 + 1, -7_000_000_001] {
      try expectNumber(
        try library.call(.add, peer, UInt64(bitPattern: amount)), toBe: amount &+ PeerCall.number,
        "an object that adds \(PeerCall.number) to \(amount)")
    }
    if library.functions.has(.number) {
      try expectNumber(
        try library.call(.number, peer), toBe: PeerCall.number, "the property of an object")
    }
  }

  /// Fails unless texts reach the host and come back unchanged.
  fileprivate func expectTexts() throws {
    guard library.functions.has(.say) else { return }
    let peer = library.make()
    for text in ["", "a", "ä😀\u{0}\u{FFFD}", String(repeating: "Köln ", count: 2_000)] {
      let bytes = KotlinWriter.bytes(of: text)
      let reply = try library.call(.say, PeerLibrary.bytes([peer]) + bytes)
      try expect(
        reply.status == KB_OK && reply.bytes == bytes,
        "a text of \(text.utf8.count) bytes from an object that returns it", "\(reply)")
    }
  }

  /// Fails unless the host is called once, with the object that was passed, on the caller's thread.
  fileprivate func expectCallInside() throws {
    let caller = pthread_self()
    let seen = Guarded<[(kb_handle, Bool)]>([])
    host.whenCalled { call in
      seen.withLock { $0.append((call.object, pthread_equal(pthread_self(), caller) != 0)) }
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let peer = library.make()
    _ = try library.call(.add, peer, 1)
    let calls = seen.value
    try expect(
      calls.count == 1, "one call of the host for one call by Kotlin", "\(calls.count)")
    try expect(
      calls[0].0 == peer, "a call of the object \(hex(peer))", "a call of \(hex(calls[0].0))")
    try expect(
      calls[0].1, "a call on the thread that called Kotlin", "a call on another thread")
  }

  /// Fails unless what the host throws leaves Kotlin as the same error, by a twin and by a frame.
  fileprivate func expectErrors() throws {
    let error = host.make(0)
    host.whenCalled { $0.fail(PeerFailure(error: error)) }
    defer { host.reset() }
    let peer = library.make()
    var replies = [("(Long) -> Long", try library.call(.add, peer, 1))]
    if library.functions.has(.say) {
      let bytes = PeerLibrary.bytes([peer]) + KotlinWriter.bytes(of: "text")
      replies.append(("(String) -> String", try library.call(.say, bytes)))
    }
    for (member, reply) in replies {
      let thrown = reply.thrown.first
      try expect(
        reply.thrown.count == 1 && thrown?.code == KB_FAILED && thrown?.error == error,
        "the error \(hex(error)) from a member \(member) that throws it", "\(reply)")
    }
  }
}
