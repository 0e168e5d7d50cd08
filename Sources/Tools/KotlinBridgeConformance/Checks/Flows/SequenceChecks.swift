import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let sequenceChecks: [Check] = [
    // Every way to stop iterating ends the job.
    .sequence("K22") { check, subject in
      let endless = try check.flow(.endless)
      let ways: [(String, @Sendable (AnyFlowSequence) async throws -> Void)] = [
        ("break", { try await readElements($0, 3) }),
        ("dropped before the first next()", { _ = $0.makeAsyncIterator() }),
        ("dropped while elements are buffered", { try await readElements($0, 1) }),
        ("a task cancelled between elements", { try await readCancelled($0, after: 2) }),
        ("a task that was cancelled before", { try await readCancelled($0, after: 0) }),
        ("a parent that is cancelled", { try await readInCancelledParent($0) }),
      ]
      for (name, way) in ways {
        try await way(try subject.sequence(of: endless, placement: .usual))
        try await check.waitForNoJobs(after: name)
      }
      if let never = subject.offered(.never) {
        let waiting = try subject.sequence(of: never, placement: .usual)
        let task = Task { try await readElements(waiting, 1) }
        try await Task.sleep(for: check.calm)
        task.cancel()
        _ = await task.result
        try await check.waitForNoJobs(after: "a task cancelled while it waits")
      }
      guard let counts = subject.offered(.counts(3)) else { return }
      let finished = try subject.sequence(of: counts, placement: .usual)
      try await readElements(finished, .max)
      try await check.waitForNoJobs(after: "a sequence read past its end")
    },

    .sequence("K31") { check, subject in
      let never = try check.flow(.never)
      let sequence = try subject.sequence(of: never, placement: .usual)
      let outcome = try await secondNext(sequence, check)
      try expect(
        outcome == "misuse, then cancelled",
        "the second next() refused as misuse and the first one still waiting: misuse, then cancelled",
        outcome)
      try await check.waitForNoJobs()
    },

    .sequence("K32") { check, subject in
      let behavior = try check.flow(.counts(5))
      let sequence = try subject.sequence(of: behavior, placement: .usual)
      for iteration in 1...3 {
        let elements = try await readElements(sequence, .max)
        try expect(
          elements == Array(0..<behavior.count!), "0 to 4 in iteration \(iteration)", "\(elements)")
      }
    },

    .sequence("K37") { check, subject in
      let never = try check.flow(.never)
      for _ in 0..<max(1, check.rounds / 10) {
        let tasks = try (0..<8).map { _ in
          let sequence = try subject.sequence(of: never, placement: .usual)
          return Task { try await readElements(sequence, 1) }
        }
        for task in tasks.shuffled() { task.cancel() }
        let ended = Counter()
        for task in tasks {
          Task {
            _ = await task.result
            _ = ended.next()
          }
        }
        try await check.wait(for: "every next() returning once its task is cancelled") {
          ended.value == 8
        }
      }
      try await check.waitForNoJobs()
    },

    .sequence("K74") { check, subject in
      let endless = try check.flow(.endless)
      let sequences = try (0..<ProcessUsage.processors).map { _ in
        try subject.sequence(of: endless, placement: .usual)
      }
      let crowd = TaskCrowd(sequences)
      let isOver = await crowd.ends(within: check.settings.patience)
      try expect(
        isOver, "a task beside \(sequences.count) loops that sleeps five times and then ends them",
        "it slept \(crowd.sleeps) times")
      try await check.waitForNoJobs()
    },
  ]

  private static func sequence(
    _ rule: String,
    _ body: @escaping @Sendable (FlowCheck, any SequenceSubject) async throws -> Void
  ) -> Check {
    .flow(rule, [.sequence]) { check in
      guard let subject = check.subject as? any SequenceSubject else {
        throw NotOffered("a sequence")
      }
      try await body(check, subject)
    }
  }
}

extension FlowCheck {
  fileprivate func waitForNoJobs(after what: String) async throws {
    do {
      try await waitForNoJobs()
    } catch let failure as CheckFailure {
      throw CheckFailure(
        expected: "\(failure.expected) after: \(what)",
        observed: "\(try subject.liveJobs() ?? 0) live jobs")
    }
  }
}

/// Reads up to a count of elements, then drops the iterator.
@discardableResult
private func readElements(_ sequence: AnyFlowSequence, _ count: Int) async throws -> [Int64] {
  var elements: [Int64] = []
  for try await element in sequence {
    elements.append(element)
    if elements.count >= count { break }
  }
  return elements
}

/// Reads in a task that cancels itself after a count of elements.
private func readCancelled(_ sequence: AnyFlowSequence, after count: Int) async throws {
  let task = Task {
    if count == 0 { withUnsafeCurrentTask { $0?.cancel() } }
    var read = 0
    for try await _ in sequence {
      read += 1
      if read == count { withUnsafeCurrentTask { $0?.cancel() } }
    }
  }
  _ = await task.result
}

private func readInCancelledParent(_ sequence: AnyFlowSequence) async throws {
  let started = Counter()
  let parent = Task {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = started.next()
        do { for try await _ in sequence {} } catch {}
      }
    }
  }
  while started.value == 0 { try await Task.sleep(for: .microseconds(100)) }
  parent.cancel()
  await parent.value
}

/// Calls `next()` while another call waits. Returns the outcomes of both, in the order in which
/// they ended.
private func secondNext(
  _ sequence: AnyFlowSequence, _ check: FlowCheck
) async throws -> String {
  // This breaks the rules of Swift on purpose: the iterator must protect itself.
  let shared = SharedIterator(sequence.makeAsyncIterator())
  let outcomes = Guarded<[String]>([])
  let next: @Sendable () async -> Void = {
    let outcome = await shared.next()
    outcomes.withLock { $0.append(outcome) }
  }
  let first = Task { await next() }
  try await Task.sleep(for: check.calm)
  let second = Task { await next() }
  try? await check.wait(for: "the second next()") { outcomes.withLock { $0.count } == 1 }
  for task in [first, second] { task.cancel() }
  try? await check.wait(for: "the first next()") { outcomes.withLock { $0.count } == 2 }
  return outcomes.withLock { $0.isEmpty ? "neither returned" : $0.joined(separator: ", then ") }
}

/// An iterator that two tasks use at once. Unchecked, because that is what the check tries.
private final class SharedIterator: @unchecked Sendable {
  private let iterator: AnyFlowSequence.AsyncIterator

  init(_ iterator: AnyFlowSequence.AsyncIterator) {
    self.iterator = iterator
  }

  func next() async -> String {
    var iterator = iterator  // The copy refers to the same iteration.
    do {
      return try await iterator.next().map { "\($0)" } ?? "end"
    } catch {
      return ObservedFailure(error).kind.rawValue
    }
  }
}
