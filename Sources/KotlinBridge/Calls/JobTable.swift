/// Who has running jobs, and what their consumers ask of it.
enum JobTable: Sendable {
  case library(TracedTable)
  /// Iterations over sequences of Swift's.
  case sequences

  func request(_ count: Int64, of job: UInt64) throws(KotlinError) {
    switch self {
    case .library(let table): try table.request(count, of: job)
    case .sequences: SequenceCollections.shared[job]?.request(count)
    }
  }

  /// Fetches the elements that were gathered for a subscription. See `Table`.
  func fetch(from job: UInt64, into bytes: inout ByteBuffer) throws(KotlinError) -> Int {
    guard case .library(let table) = self else { return 0 }
    return try table.fetch(from: job, into: &bytes)
  }

  /// Cancels; another thread unwinds the job, so this is safe under any lock.
  func cancelLater(_ job: UInt64) {
    switch self {
    case .library(let table): table.cancelLater(job)
    case .sequences: SequenceCollections.shared[job]?.cancelLater()
    }
  }

  /// Cancels and unwinds the job on this thread as far as possible.
  func cancelHere(_ job: UInt64) {
    switch self {
    case .library(let table): table.cancelHere(job)
    case .sequences: SequenceCollections.shared[job]?.cancelHere()
    }
  }
}
