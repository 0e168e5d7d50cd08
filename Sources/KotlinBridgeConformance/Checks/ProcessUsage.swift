/// What the process has taken, to be compared with what it has later.
struct ProcessUsage: Sendable {
  private let resident = Memory.resident
  private let threads = Memory.threads
  private let fileDescriptors = Memory.fileDescriptors

  /// What so many uses since then have left behind, in words, or nil if nothing.
  func problem(after count: Int) -> String? {
    let now = ProcessUsage()
    if now.threads > threads + 2 { return "\(threads) threads, then \(now.threads)" }
    if now.fileDescriptors > fileDescriptors {
      return "\(fileDescriptors) file descriptors, then \(now.fileDescriptors)"
    }
    // Collectors run when they like: 2 MB of play.
    let slope = (now.resident - resident - 2 << 20) / count
    return slope < 512 ? nil : "\(slope) bytes kept for each of \(count)"
  }
}

extension CheckContext {
  /// Does something so often, again and again, and fails if each time leaves something behind: what happens
  /// once is a pool or heap that fills, what happens always is a leak.
  func expectNothingKept(
    _ what: String, uses count: Int, _ body: () async throws -> Void
  ) async throws {
    try await body()
    var problems: [String] = []
    for _ in 0..<4 {
      let before = ProcessUsage()
      try await body()
      guard let problem = before.problem(after: count) else { return }
      problems.append(problem)
    }
    throw CheckFailure(
      expected: "threads, file descriptors and memory as before, after so many \(what)",
      observed: problems.joined(separator: "; "))
  }
}
