import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

extension Check {
  static let functionCheck = Check.peer("K67") { check in
    guard let functions = check.library.ofFunctions else {
      throw NotOffered("a function that takes a `(Long) -> Long`")
    }
    let library = PeerLibrary(
      client: check.library.client, host: check.library.host, functions: functions)
    let check = try await PeerCheck(
      library: library, settings: check.settings, record: check.record
    ).withoutLookalikes()
    _ = try library.functions(.add)
    try check.expectOneCallForEach()
    try await check.expectEndOfDropped()
    try await check.expectFunctionOfKotlins()
  }
}

extension PeerCheck {
  /// Fails unless each call of Kotlin's is one of the host, with its argument and answer.
  fileprivate func expectOneCallForEach() throws {
    let seen = Guarded<[(kb_handle, Int64)]>([])
    host.whenCalled { call in
      seen.withLock { $0.append((call.object, call.word)) }
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let (first, second) = (library.make(), library.make())
    for (function, amount) in [(first, Int64(3)), (second, .min), (first, .max), (first, 3)] {
      seen.withLock { $0 = [] }
      try expectNumber(
        try library.call(.add, function, UInt64(bitPattern: amount)),
        toBe: amount &+ PeerCall.number, "a function that adds \(PeerCall.number) to \(amount)")
      let calls = seen.value
      try expect(
        calls.count == 1, "one call of a function for one call by Kotlin", "\(calls.count)")
      try expect(
        calls[0] == (function, amount), "a call of \(hex(function)) with \(amount)",
        "a call of \(hex(calls[0].0)) with \(calls[0].1)")
    }
  }

  /// Fails unless a function is alive as long as Kotlin keeps it, and let go of afterwards.
  fileprivate func expectEndOfDropped() async throws {
    for _ in 0..<20 {
      let function = library.make()
      if library.functions.has(.keep) {
        _ = try library.keep(function)
        library.collect()
        _ = try library.call(.add, library.make(), 1)
        try await expectOnePeer(of: function)
      }
      if library.functions.has(.same) {
        try expectObject(
          try library.call(.same, function), toBe: function,
          "Kotlin code that returns a function")
      }
    }
    if library.functions.has(.keep) { _ = try library.keep(nil) }
    try await settle()
    try expectNoMistakes()
  }

  /// Fails unless a function of Kotlin's is called, and let go of when its handle is released.
  fileprivate func expectFunctionOfKotlins() async throws {
    guard library.functions.has(.make) else { return }
    let handles = library.counters.handles
    for number: Int64 in [1, -1, .max] {
      let replies = try (0..<2).map { _ in
        let function = try library.call(.make, UInt64(bitPattern: number)).word ?? 0
        defer { library.end(kb_handle(bitPattern: function)) }
        return try library.call(.add, UInt64(bitPattern: function), 5)
      }
      for reply in replies {
        try expect(
          [KB_OK, KB_THREW].contains(Int(reply.status)),
          "an answer from a Kotlin function that was made of \(number)", "\(reply)")
      }
      if replies[0].word != replies[1].word {
        record.note("a function made of \(number) has another answer each time")
      }
    }
    try await wait(
      for: "no more than \(handles) handles once functions are released",
      until: { library.counters.handles <= handles },
      observed: { "\(library.counters.handles)" })
  }
}
