import KotlinBridge
import KotlinBridgePublisher
import People

/// Prints positions that come into Swift in one of the forms.
struct PositionPrinter: Sendable {
  let repository: PeopleInSpaceRepository
  let interval: Duration
  let report: Report

  /// Prints positions until there are enough or the task is cancelled, and cancels the Kotlin job
  /// then.
  ///
  /// - It throws what Kotlin throws, as a `KotlinError`.
  func run(_ form: Options.Form) async throws {
    do {
      switch form {
      case .async: try await runAsync()
      case .stream: try await runStream()
      case .callback: try await runCallback()
      case .publisher: try await runPublisher()
      }
    } catch is CancellationError where Task.isCancelled {
      // The user has interrupted the command.
    }
  }

  private func runAsync() async throws {
    var positions = try repository.pollIssPosition(interval: interval).makeAsyncIterator()
    while let position = try await positions.next(), report.show(position) {}
    try await positions.cancelAndJoin()
  }

  private func runStream() async throws {
    for try await position in try repository.pollIssPosition(interval: interval).stream() {
      if !report.show(position) { break }
    }
  }

  private func runCallback() async throws {
    let (failures, end) = AsyncStream<KotlinError>.makeStream()
    let job = try repository.pollIssPosition(interval: interval).subscribe(
      onEach: { if !report.show($0) { end.finish() } },
      onComplete: { end.finish() },
      onThrow: { end.yield($0) })
    let failure = await failures.first { _ in true }
    try await job.cancelAndJoin()
    if let failure { throw failure }
  }

  private func runPublisher() async throws {
    let (failures, end) = AsyncStream<KotlinError>.makeStream()
    let subscription = IssPositionPublisher(repository: repository, interval: interval)
      .sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { end.yield(error) } else { end.finish() }
        },
        receiveValue: { if !report.show($0) { end.finish() } })
    let failure = await failures.first { _ in true }
    subscription.cancel()
    if let failure { throw failure }
  }
}
