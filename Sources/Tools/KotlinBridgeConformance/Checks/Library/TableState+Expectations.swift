import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension FrameAnswer {
  static func value(_ value: StateValue) -> FrameAnswer {
    FrameAnswer(status: kb_status(KB_OK), bytes: value.bytes)
  }

  /// What a compare-and-set answers.
  static func isSet(_ isSet: Bool) -> FrameAnswer {
    FrameAnswer(status: kb_status(KB_OK), bytes: [isSet ? 1 : 0])
  }
}

extension TableState {
  /// The value of a state of numbers.
  var number: Int64? {
    let bytes = value().bytes
    return bytes.count == 8 ? bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) } : nil
  }

  /// Fails unless the state has a value, by the table and by its entry.
  func expect(_ value: StateValue, after what: String) throws {
    for entry in [
      library.table.pointee.state_value,
      library.table.pointee.module?.pointee.flows?[Int(flow.id)].frame,
    ] {
      guard let entry else { continue }
      try expectEqual(
        library.answer(entry, flow.id, arguments), .value(value),
        "\(value) as the value of '\(flow.name)' after \(what)")
    }
  }

  private func expectEqual(_ answer: FrameAnswer, _ right: FrameAnswer, _ what: String) throws {
    try KotlinBridgeConformance.expect(answer == right, what, "\(answer)")
  }

  /// Fails unless each value that is set is read.
  func expectSets(_ values: [StateValue]) throws {
    for value in values {
      let set = set(value)
      try KotlinBridgeConformance.expect(
        set.status == KB_OK, "KB_OK when '\(flow.name)' is set to \(value)", "\(set)")
      try expect(value, after: "it was set")
    }
  }

  /// Fails unless a thread reads what another one has set.
  func expectSetsElsewhere() throws {
    for value in [5, 4, 1 << 40, -1] as [Int64] {
      _ = set(.number(value))
      try expect(.number(value), after: "it was set")
      try ShortLivedThread { try expect(.number(value), after: "another thread set it") }.value()
      try ShortLivedThread { _ = set(.number(value - 1)) }.value()
      try expect(.number(value - 1), after: "another thread set it")
    }
  }

  /// Fails unless compare-and-sets set the state if, and only if, it has what they expect.
  ///
  /// - Parameter first: the value to begin with; nil for the one that the state has.
  func expectSwaps(
    of first: StateValue?, _ swaps: [(expected: StateValue, update: StateValue, isSet: Bool)]
  ) throws {
    if let first { _ = set(first) }
    for (expected, update, isSet) in swaps {
      let before = value()
      let what =
        "compare-and-set of '\(flow.name)' from \(expected) to \(update), which has \(before)"
      try expectEqual(swap(expected, update), .isSet(isSet), "\(isSet) from a \(what)")
      try expectEqual(
        value(), isSet ? .value(update) : before,
        "\(isSet ? "\(update)" : "no change") after a \(what)"
      )
    }
  }

  /// Fails unless each of many compare-and-sets by one thread sets the state.
  func expectEachSwap() throws {
    _ = set(.number(0))
    for value in 0..<1000 as Range<Int64> {
      try expectEqual(
        swap(.number(value), .number(value + 1)), .isSet(true),
        "true from a compare-and-set of '\(flow.name)' from \(value), which it has")
    }
  }

  /// Fails unless a compare-and-set to the value that the state has sets it, and one that expects another value
  /// does not. The state keeps its value. Returns false if it has none, or changes it all the time.
  ///
  /// Kotlin code may set it meanwhile, and set it back: only what each of many tries says is a failure.
  func expectSwapOfItself() throws -> Bool {
    var failure: (any Error)?
    for _ in 0..<100 {
      let before = value()
      guard let now = number else { return false }
      let wrong = swap(.number(now ^ 1), .number(now))
      let right = swap(.number(now), .number(now))
      if value() != before { continue }
      do {
        try expectEqual(
          wrong, .isSet(false),
          "false from a compare-and-set of '\(flow.name)' that expects \(now ^ 1)")
        try expectEqual(
          right, .isSet(true),
          "true from a compare-and-set of '\(flow.name)' from \(now) to \(now)")
        return true
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return false
  }
}
