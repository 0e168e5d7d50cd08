import KotlinBridgeToolSupport
import Synchronization

extension Check {
  static let sequenceChecks: [Check] = [
    // Every way to stop iterating ends the job.
    .sequence("K22") { subject, context in
      let endless = try context.flow(subject, .endless)
      let never = try context.flow(subject, .never)
      let ways: [(String, @Sendable (AnyFlowSequence) async throws -> Void)] = [
        ("break", { try await read($0, 3) }),
        ("dropped before the first next()", { _ = $0.makeAsyncIterator() }),
        ("dropped while elements are buffered", { try await read($0, 1) }),
        ("a task cancelled between elements", { try await readCancelled($0, after: 2) }),
        ("a task that was cancelled before", { try await readCancelled($0, after: 0) }),
        ("a parent that is cancelled", { try await readInCancelledParent($0) }),
      ]
      for (name, way) in ways {
        try await way(try subject.sequence(of: endless, placement: .usual))
        try await context.waitForNoJobs(subject, after: name)
      }
      let waiting = try subject.sequence(of: never, placement: .usual)
      let task = Task { try await read(waiting, 1) }
      try await Task.sleep(for: context.calm)
      task.cancel()
      _ = await task.result
      try await context.waitForNoJobs(subject, after: "a task cancelled while it waits")
      let finished = try subject.sequence(of: context.flow(subject, .counts(3)), placement: .usual)
      try await read(finished, 5)
      try await context.waitForNoJobs(subject, after: "a sequence read past its end")
    },

    .sequence("K31") { subject, context in
      let never = try context.flow(subject, .never)
      let sequence = try subject.sequence(of: never, placement: .usual)
      let outcome = try await secondNext(sequence, context)
      try context.expect(
        outcome == "misuse, then cancelled",
        "the second next() refused as misuse and the first one going on: misuse, then cancelled",
        outcome)
      try await context.waitForNoJobs(subject)
    },

    .sequence("K32") { subject, context in
      let behavior = try context.flow(subject, .counts(5))
      let sequence = try subject.sequence(of: behavior, placement: .usual)
      for iteration in 1...3 {
        let elements = try await read(sequence, .max)
        try context.expect(
          elements == Array(0..<behavior.count!), "0 to 4 in iteration \(iteration)", "\(elements)")
      }
    },

    .sequence("K37") { subject, context in
      let never = try context.flow(subject, .never)
      for _ in 0..<max(1, context.rounds / 10) {
        let tasks = try (0..<8).map { _ in
          let sequence = try subject.sequence(of: never, placement: .usual)
          return Task { try await read(sequence, 1) }
        }
        for task in tasks.shuffled() { task.cancel() }
        let ended = Counter()
        for task in tasks {
          Task {
            _ = await task.result
            _ = ended.next()
          }
        }
        try await context.wait(for: "every next() returning once its task is cancelled") {
          ended.value == 8
        }
      }
      try await context.waitForNoJobs(subject)
    },
  ]

  private static func sequence(
    _ rule: String,
    _ body: @escaping @Sendable (any SequenceSubject, CheckContext) async throws -> Void
  ) -> Check {
    .flow(rule, [.sequence]) { subject, context in
      guard let subject = subject as? any SequenceSubject else { throw NotOffered("a sequence") }
      try await body(subject, context)
    }
  }
}

extension CheckContext {
  fileprivate func waitForNoJobs(_ subject: any FlowSubject, after what: String) async throws {
    do {
      try await waitForNoJobs(subject)
    } catch let failure as CheckFailure {
      throw CheckFailure(
        expected: "\(failure.expected) after: \(what)",
        observed: "\(try subject.liveJobs() ?? 0) live jobs")
    }
  }
}

/// Reads at most so many elements, then drops the iterator.
@discardableResult
private func read(_ sequence: AnyFlowSequence, _ count: Int) async throws -> [Int64] {
  var elements: [Int64] = []
  for try await element in sequence {
    elements.append(element)
    if elements.count >= count { break }
  }
  return elements
}

/// Reads in a task that cancels itself after so many elements.
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

/// Calls `next()` while another call waits, and tells how both went, in the order in which they ended.
private func secondNext(
  _ sequence: AnyFlowSequence, _ context: CheckContext
) async throws -> String {
  // Against the rules of Swift, which is the point; the iterator must see to it by itself.
  let shared = Shared(sequence.makeAsyncIterator())
  let outcomes = Guarded<[String]>([])
  let next: @Sendable () async -> Void = {
    let outcome = await shared.next()
    outcomes.withLock { $0.append(outcome) }
  }
  let first = Task { await next() }
  try await Task.sleep(for: context.calm)
  let second = Task { await next() }
  try? await context.wait(for: "the second next()") { outcomes.withLock { $0.count } == 1 }
  for task in [first, second] { task.cancel() }
  try? await context.wait(for: "the first next()") { outcomes.withLock { $0.count } == 2 }
  return outcomes.withLock { $0.isEmpty ? "neither returned" : $0.joined(separator: ", then ") }
}

/// An iterator that more than one task uses at once.
private final class Shared: @unchecked Sendable {
  private let iterator: AnyFlowSequence.AsyncIterator

  init(_ iterator: AnyFlowSequence.AsyncIterator) {
    self.iterator = iterator
  }

  func next() async -> String {
    var iterator = iterator  // the same one, for it holds a reference
    do {
      return try await iterator.next().map { "\($0)" } ?? "end"
    } catch {
      return Failure(error).kind.rawValue
    }
  }
}
