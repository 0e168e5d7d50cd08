import KotlinBridgeCombine

/// Follows downloads with tasks that read publishers as sequences.
final class DownloadMonitor: Sendable {
  struct Broken: Error {}

  /// The text of each step, up to the end.
  func report<P: Publisher>(_ progress: P) async -> [String]
  where P.Output == Int, P.Failure == Never {
    var lines: [String] = []
    for await percent in progress.removeDuplicates().values {
      lines.append("\(percent) %")
      if percent == 100 { break }
    }
    return lines
  }

  /// How far it came before it failed.
  func last<P: Publisher>(of progress: P) async -> Int
  where P.Output == Int, P.Failure == any Error {
    var last = 0
    do {
      for try await percent in progress.values { last = percent }
    } catch {
      last = -last
    }
    return last
  }

  func size(of name: String) async -> Int {
    await Future<Int, Never> { promise in promise(.success(name.count)) }.value
  }
}
