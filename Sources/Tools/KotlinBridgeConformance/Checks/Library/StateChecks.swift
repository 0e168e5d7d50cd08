import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks

extension Check {
  static let stateCheck = Check.library("K71") { check in
    let library = try check.subject.usable()
    let numbers = library.manifest.flows.compactMap { TableState(ofNumbers: $0, in: library) }
    if library.hasFixtures, let state = TableState.ofFixtures(in: library) {
      try await check.expectRightNumbers(in: state)
      try await check.expectSetsInside(of: state)
      try await check.expectSetsByKotlin(in: library)
      try await check.expectRightTexts(in: library)
      try await check.expectRightPoints(in: library)
    } else if numbers.isEmpty {
      throw NotOffered("a mutable state of numbers, without parameters")
    }
    let unseen = try numbers.filter { try !$0.expectSwapOfItself() }
    if unseen.isEmpty { return }
    let names = unseen.map(\.flow.name).quoted
    if unseen.count == numbers.count, !library.hasFixtures {
      throw NotOffered("a state that keeps its value for a while: \(names)")
    }
    check.record.note("without \(names), which had no value or changed it meanwhile")
  }
}

extension LibraryCheck {
  fileprivate func expectRightNumbers(in state: TableState) async throws {
    let few = [0, 1, -1, .min, .max] as [Int64]
    try state.expectSets((few + Array(2..<500)).map { .number($0) })
    try state.expectSetsElsewhere()
    let swaps: [(Int64, Int64, Bool)] = [
      (8, 9, false), (-7, 9, false), (7 + 1 << 32, 9, false), (7 - 1 << 32, 9, false), (7, 9, true),
      (7, 10, false), (9, 9, true), (9, .min, true),
      (9, 1, false),
      (.min, .max, true),
    ]
    try state.expectSwaps(of: .number(7), swaps.map { (.number($0), .number($1), $2) })
    try state.expectEachSwap()
    try await expectLatest(in: state)
    // Greater, smaller, and equal to the one before in the lower half.
    let changes = [3, 5, 1, 1 + 1 << 32, -1, 0] as [Int64]
    try await expectChanges(in: state, to: changes.map { .number($0) }) { _ = state.set($0) }
    try await expectSumOfSwaps(in: state)
  }

  fileprivate func expectRightTexts(in library: TableClient) async throws {
    let name = KotlinWriter.bytes(of: Names.fresh("K71"))
    try await TableState.made(by: "stringState", name, in: library) { state in
      let texts = [nil, "", "x", nil, "xy", "a\0b", "", nil, nil, "x"] as [String?]
      try state.expectSets(texts.map { .text($0) })
      let swaps: [(String?, String?, Bool)] = [
        ("x", "y", false), ("", "y", false), (nil, "x", true), (nil, "y", false), ("", "y", false),
        ("x", nil, true), ("", "x", false), (nil, nil, true), (nil, "", true), (nil, "x", false),
        ("", nil, true), (nil, "x", true),
      ]
      try state.expectSwaps(of: .text(nil), swaps.map { (.text($0), .text($1), $2) })
      try await expectChanges(in: state, to: texts.map { .text($0) }) { _ = state.set($0) }
    }
  }

  fileprivate func expectRightPoints(in library: TableClient) async throws {
    let name = KotlinWriter.bytes(of: Names.fresh("K71"))
    try await TableState.made(by: "pointState", name, in: library) { state in
      let points = [.point(1, 2), .point(1, 3), .point(2, 3), .point(0, 0)] as [StateValue]
      try state.expectSets(points)
      let swaps: [(StateValue, StateValue, Bool)] = [
        (points[1], points[3], false), (.point(2, 2), points[3], false),
        (points[0], points[2], true),
        (points[2], points[2], true),
      ]
      try state.expectSwaps(of: points[0], swaps)
      try await expectChanges(in: state, to: points) { _ = state.set($0) }
    }
  }

  /// Fails unless a value that Kotlin code sets is read, compared and collected, and so is a value that is set
  /// by one of two states that are the same in Kotlin.
  fileprivate func expectSetsByKotlin(in library: TableClient) async throws {
    let name = Names.fresh("K71")
    func setByKotlin(_ value: Int64) throws {
      _ = try library.callInPlace("setState", name, value)
    }
    try await TableState.made(by: "state", KotlinWriter.bytes(of: name), in: library) { state in
      for value in 1...20 as ClosedRange<Int64> {
        try setByKotlin(value)
        try state.expect(.number(value), after: "Kotlin code set it")
        try state.expectSwaps(
          of: nil,
          [(.number(value - 1), .number(0), false), (.number(value), .number(-value), true)])
      }
      let changes = [3, 5, 1, 1 + 1 << 32, -1, 0] as [Int64]
      var next = changes.makeIterator()
      try await expectChanges(in: state, to: changes.map { .number($0) }) { _ in
        try setByKotlin(next.next()!)
      }
      try await expectSame(state, "readOnlyState", KotlinWriter.bytes(of: name))
    }
    guard let plain = TableState.ofFixtures(in: library) else { return }
    try await expectSame(plain, "stateOfPeriod", KotlinWriter.bytes(of: 0 as Int64, 1 as Int64))
  }

  /// Fails unless the state that a function returns has what is set by another way to the same state.
  private func expectSame(
    _ state: TableState, _ function: String, _ arguments: [UInt8]
  ) async throws {
    try await TableState.made(by: function, arguments, in: state.library) { same in
      for value in [7, 8] as [Int64] {
        _ = state.set(.number(value))
        try same.expect(.number(value), after: "it was set by '\(state.flow.name)'")
      }
    }
  }
}

// MARK: - Collectors

extension LibraryCheck {
  /// Fails unless one collector gets each value that is set while it waits.
  private func expectChanges(
    in state: TableState, to values: [StateValue], _ set: (StateValue) throws -> Void
  ) async throws {
    let last = Guarded<[UInt8]?>(nil)
    let subscription = state.collector(
      ElementDecoder { bytes, _ in last.value = Array(bytes) }, telling: Observation())
    try subscription.start(demand: nil, placement: .pool)
    for value in values {
      try set(value)
      try await wait(
        for: "\(value) for a collector of '\(state.flow.name)' that waits",
        until: { last.value == value.bytes }, observed: { last.value?.short ?? "nothing" })
    }
    try subscription.cancel()
    Forever.keep(subscription)
  }

  /// Fails unless a collector gets the value that was set last.
  private func expectLatest(in state: TableState) async throws {
    for value in [3, 5, 1] as [Int64] {
      _ = state.set(.number(value))
      let found = try await state.library.elements(
        of: DeclaredFlow(state.flow), count: 1, for: self)
      try expect(
        found.first?.bytes == StateValue.number(value).bytes,
        "\(value) for a collector of '\(state.flow.name)'", found.first?.bytes.short ?? "nothing")
    }
  }

  /// Fails unless compare-and-sets by four threads count each of their successes.
  private func expectSumOfSwaps(in state: TableState) async throws {
    _ = state.set(.number(0))
    let successes = Counter()
    try await concurrently(4) {
      for _ in 0..<500 {
        guard let now = state.number else { continue }
        if state.swap(.number(now), .number(now + 1)) == .isSet(true) { _ = successes.next() }
      }
    }
    try state.expect(
      .number(Int64(successes.value)),
      after: "\(successes.value) compare-and-sets that added one, by four threads")
  }

  /// Fails unless what is set inside each callback of a subscription and of a call is there at once, and after
  /// the callback.
  fileprivate func expectSetsInside(of state: TableState) async throws {
    let library = state.library
    let steps = InnerSets(of: state)
    let returned = Counter()
    let observation = Observation { _ in
      steps.make(inside: "a callback of a subscription")
      _ = returned.next()
    }
    let subscription = try CallbackSubject(library: library).made(.counts(3), telling: observation)
    try subscription.start(demand: nil, placement: .pool)
    // Three elements, the end and the release.
    try await wait(for: "five callbacks that return", rule: "K1") { returned.value >= 5 }
    subscription.dispose()
    try steps.expectAll(atLeast: 5)
    guard let hops = library.function("hops") else { return }
    let told = Counter()
    let call = TableCall(library: library, cancel: .later) { _ in
      steps.make(inside: "a callback of a call")
      _ = told.next()
    }
    try call.start(hops.id, arguments: KotlinWriter.bytes(of: 1 as Int64), placement: KB_DEFAULT)
    // What is there when `call` returns may be answered in place, and then has no release.
    let callbacks = call.tellsRelease ? 2 : 1
    try await wait(for: "the answer and the release of a call", rule: "K20") {
      told.value == callbacks
    }
    call.dispose()
    try steps.expectAll(atLeast: 5 + callbacks)
  }
}

/// Values that callbacks set and read, each by itself. The callbacks are serial.
private final class InnerSets: Sendable {
  private let state: TableState
  private let made = Guarded(0)
  private let failure = Guarded<CheckFailure?>(nil)

  init(of state: TableState) {
    self.state = state
  }

  /// Sets the next value, and every other time compares as well.
  func make(inside place: String) {
    let number = made.withLock { number in
      number += 1
      return Int64(number)
    }
    do {
      _ = state.set(.number(-number))
      try state.expect(.number(-number), after: "it was set inside \(place)")
      try state.expectSwaps(of: nil, [(.number(-number), .number(number), true)])
    } catch {
      failure.withLock { $0 = $0 ?? error as? CheckFailure }
    }
  }

  /// Fails if something went wrong inside, or if the last value is not there afterwards.
  func expectAll(atLeast count: Int) throws {
    if let failure = failure.value { throw failure }
    let made = made.value
    try expect(made >= count, "\(count) callbacks", "\(made)")
    try state.expect(.number(Int64(made)), after: "it was set inside a callback")
  }
}
