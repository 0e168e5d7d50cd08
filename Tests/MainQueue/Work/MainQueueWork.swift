import Dispatch
public import Kitchen
import KotlinBridgeLocks

/// What a Kotlin function does on the main queue, and on which queue each step has run.
public func workOfMainQueue() async throws -> String {
  let journal = QueueJournal()
  try await visitMain(journal: journal, times: 2)
  try await waitOnMain(journal: journal, pause: .milliseconds(1))
  return journal.entries.joined(separator: ", ")
}

/// A journal that says of each entry whether it was written elsewhere than on the main queue.
public final class QueueJournal: Journal {
  private let written = Guarded<[String]>([])

  public init() {
    _ = QueueJournal.key
  }

  public var entries: [String] { written.value }

  public func write(entry: String) {
    let isOnMain = DispatchQueue.getSpecific(key: QueueJournal.key) != nil
    if isOnMain { MainActor.assertIsolated() }
    written.withLock { $0.append(isOnMain ? entry : "\(entry) elsewhere") }
  }

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
