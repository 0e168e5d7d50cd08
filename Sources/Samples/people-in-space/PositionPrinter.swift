import KotlinBridge
import KotlinBridgePublisher
import PeopleInSpace
import SampleSupport
import Samples

/// Prints positions that come into Swift in one of the forms, until there are enough.
struct PositionPrinter: Sendable {
  /// The forms in which positions come into Swift.
  enum Form: String, CaseIterable {
    case async, stream, callback, publisher

    /// The form that the option names.
    init(option: String?) throws(UsageError) {
      guard let form = Form(rawValue: option ?? "async") else {
        let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--form must be one of \(known), not '\(option ?? "")'")
      }
      self = form
    }
  }

  let repository: PeopleInSpaceRepository
  let interval: Duration
  let report: Report

  func run(_ form: Form) async throws {
    switch form {
    case .async:
      for try await position in try positions where !report.show(position.line) { break }
    case .stream:
      for try await position in try positions.stream() where !report.show(position.line) { break }
    case .callback:
      let job = try positions.subscribe(
        onEach: { report.show($0.line) }, onComplete: {}, onThrow: { report.show("\($0)") })
      await report.untilLastChange()
      try await job.cancelAndJoin()
    case .publisher:
      let subscription = IssPositionPublisher(repository: repository, interval: interval)
        .sink { report.show($0.line) }
      await report.untilLastChange()
      subscription.cancel()
    }
  }

  private var positions: KotlinFlow<IssPosition> {
    get throws { try repository.pollIssPosition(interval: interval) }
  }
}

/// Shows lines below each other, as many as the screen has.
final class Report: Sendable {
  private let run: CommandRun
  private let lines = Locked<[String]>([])

  init(_ run: CommandRun) { self.run = run }

  /// Shows a line, on any thread.
  ///
  /// - Returns: whether more are wanted.
  @discardableResult
  func show(_ line: String) -> Bool {
    let all = lines.withLock { lines in
      lines.append(line)
      lines = lines.suffix(200)
      return lines
    }
    return run.show(line) { size in
      all.suffix(size.height).map { .init($0, $0 == all.last ? .bold : .plain) }
    }
  }

  func untilLastChange() async { await run.untilLastChange() }
}
