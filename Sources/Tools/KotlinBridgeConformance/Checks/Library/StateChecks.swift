import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let stateCheck = Check.library("K71") { check in
    let library = try check.subject.usable()
    let numbers = library.manifest.flows.compactMap { StateOfLongs($0, in: library) }
    if library.hasFixtures, let state = StateOfLongs.ofFixtures(in: library) {
      try state.expectSets()
      try state.expectSetsElsewhere()
      try state.expectSwaps()
      try state.expectEachSwap()
      try await state.expectLatest(for: check)
      try await state.expectChanges(for: check)
      try await state.expectSumOfSwaps(for: check)
    } else if numbers.isEmpty {
      throw NotOffered("a mutable state of numbers, without parameters")
    }
    for state in numbers { try state.expectSwapOfItself() }
  }
}

extension StateOfLongs {
  private static func answer(_ value: Int64) -> FrameAnswer {
    FrameAnswer(status: kb_status(KB_OK), bytes: KotlinWriter.bytes(of: value))
  }

  private static func answer(_ isSet: Bool) -> FrameAnswer {
    FrameAnswer(status: kb_status(KB_OK), bytes: [isSet ? 1 : 0])
  }

  private func expect(_ value: Int64, after what: String) throws {
    for entry in [
      library.table.pointee.state_value,
      library.table.pointee.module?.pointee.flows?[Int(flow.id)].frame,
    ] {
      guard let entry else { continue }
      let read = library.answer(entry, flow.id)
      try expectEqual(
        read, Self.answer(value), "\(value) as the value of '\(flow.name)' after \(what)")
    }
  }

  private func expectEqual(_ answer: FrameAnswer, _ right: FrameAnswer, _ what: String) throws {
    try KotlinBridgeConformance.expect(answer == right, what, "\(answer)")
  }

  /// Fails unless each value that is set is read.
  fileprivate func expectSets() throws {
    for value in [0, 1, -1, .min, .max] + Array(2..<500) as [Int64] {
      let set = set(value)
      try KotlinBridgeConformance.expect(
        set.status == KB_OK, "KB_OK when '\(flow.name)' is set to \(value)", "\(set)")
      try expect(value, after: "it was set")
    }
  }

  /// Fails unless a compare-and-set sets the state if, and only if, it has what is expected.
  fileprivate func expectSwaps() throws {
    _ = set(7)
    for (expected, update, isSet) in [
      (8, 9, false), (-7, 9, false), (7 + 1 << 32, 9, false), (7 - 1 << 32, 9, false), (7, 9, true),
      (7, 10, false), (9, 9, true), (9, .min, true),
      (9, 1, false),
      (.min, .max, true),
    ] as [(Int64, Int64, Bool)] {
      let before = value()
      let what =
        "compare-and-set of '\(flow.name)' from \(expected) to \(update), which has \(before)"
      try expectEqual(swap(expected, update), Self.answer(isSet), "\(isSet) from a \(what)")
      try expectEqual(
        value(), isSet ? Self.answer(update) : before,
        "\(isSet ? "\(update)" : "no change") after a \(what)")
    }
  }

  /// Fails unless each of many compare-and-sets by one thread sets the state.
  fileprivate func expectEachSwap() throws {
    _ = set(0)
    for value in 0..<1000 as Range<Int64> {
      try expectEqual(
        swap(value, value + 1), Self.answer(true),
        "true from a compare-and-set of '\(flow.name)' from \(value), which it has")
    }
  }

  /// Fails unless another thread reads what this one has set.
  fileprivate func expectSetsElsewhere() throws {
    for value in [5, 4, 1 << 40, -1] as [Int64] {
      _ = set(value)
      try expect(value, after: "it was set")
      try ShortLivedThread { try expect(value, after: "another thread set it") }.value()
      try ShortLivedThread { _ = set(value - 1) }.value()
      try expect(value - 1, after: "another thread set it")
    }
  }

  /// Fails unless one collector gets each value that is set while it waits: greater, smaller, and equal to the
  /// one before in the lower half.
  fileprivate func expectChanges(for check: LibraryCheck) async throws {
    _ = set(3)
    let last = Guarded<Int64?>(nil)
    let subscription = TableSubscription(
      library: library, flow: flow.id, arguments: [],
      decoder: ElementDecoder { bytes, count in
        guard bytes.count == count * 8, count > 0 else { return }
        last.value = bytes.loadUnaligned(fromByteOffset: (count - 1) * 8, as: Int64.self)
      }, observation: Observation())
    try subscription.start(demand: nil, placement: .pool)
    for value in [3, 5, 1, 1 + 1 << 32, -1, 0] as [Int64] {
      _ = set(value)
      try await check.wait(
        for: "\(value) for a collector of '\(flow.name)' that waits",
        until: { last.value == value }, observed: { "\(last.value, default: "nothing")" })
    }
    try subscription.cancel()
    Forever.keep(subscription)
  }

  /// Fails unless a collector gets the value that was set last.
  fileprivate func expectLatest(for check: LibraryCheck) async throws {
    for value in [3, 5, 1] as [Int64] {
      _ = set(value)
      let found = try await library.elements(of: DeclaredFlow(flow), count: 1, for: check)
      try KotlinBridgeConformance.expect(
        found.first?.bytes == KotlinWriter.bytes(of: value),
        "\(value) for a collector of '\(flow.name)'",
        found.first?.bytes.short ?? "nothing")
    }
  }

  /// Fails unless compare-and-sets by four threads count each of their successes.
  fileprivate func expectSumOfSwaps(for check: LibraryCheck) async throws {
    _ = set(0)
    let successes = Counter()
    try await check.concurrently(4) {
      for _ in 0..<500 {
        let read = value()
        guard read.bytes.count == 8 else { continue }
        let now = read.bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
        if swap(now, now + 1) == Self.answer(true) { _ = successes.next() }
      }
    }
    try expect(
      successes.value, after: "\(successes.value) compare-and-sets that added one, by four threads")
  }

  /// Fails unless a compare-and-set to the value that the state has sets it, and one that expects another value
  /// does not. The state keeps its value.
  fileprivate func expectSwapOfItself() throws {
    let before = value()
    guard before.bytes.count == 8 else { return }
    let now = before.bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
    let wrong = swap(now ^ 1, now)
    let right = swap(now, now)
    // Kotlin code may have set it meanwhile.
    if value() != before { return }
    try expectEqual(
      wrong, Self.answer(false),
      "false from a compare-and-set of '\(flow.name)' that expects \(now ^ 1)")
    try expectEqual(
      right, Self.answer(true),
      "true from a compare-and-set of '\(flow.name)' from \(now) to \(now)")
  }
}
