import Dispatch
import KotlinBridge
import KotlinBridgeLocks

/// A call of a fake function without the type of its result.
///
/// `lock` protects everything that changes; Swift is called without it.
final class FakeCallCore: @unchecked Sendable {
  private enum State {
    case running
    case answered
    /// The cancellation is its answer, which may be on its way.
    case cancelled
  }

  let arguments: FakeValue
  let label: String
  private let objects: FakeObjects
  /// Nil if it was answered in place.
  private let job: FakeJob?
  private let endsWhenCancelled: @Sendable () -> Bool
  private let lock = Lock()
  private var state: State
  private var hasCancel = false

  /// - Parameter endsWhenCancelled: whether a cancel by Swift answers it.
  init(
    job: FakeJob?, arguments: FakeValue, objects: FakeObjects, label: String,
    endsWhenCancelled: @escaping @Sendable () -> Bool
  ) {
    self.job = job
    self.endsWhenCancelled = endsWhenCancelled
    self.arguments = arguments
    self.objects = objects
    self.label = label
    state = job == nil ? .answered : .running
  }

  var isCancelled: Bool { lock.withLock { hasCancel } }
  var isAnswered: Bool { lock.withLock { state != .running } }

  func answer(_ result: Result<FakeValue, KotlinError>) throws(KotlinError) {
    let isFirst = try lock.withLock { () throws(KotlinError) in
      switch state {
      case .running:
        state = .answered
        return true
      case .answered: throw .misuse("can't answer \(label): it has been answered already")
      case .cancelled: return false
      }
    }
    if isFirst { hand(result) }
  }

  func cancelled(here: Bool) {
    let isEnding = endsWhenCancelled()
    let isFirst = lock.withLock {
      hasCancel = true
      guard isEnding, state == .running else { return false }
      state = .cancelled
      return true
    }
    guard isFirst else { return }
    // Elsewhere unless Swift cancels in place: the caller may hold a lock that a callback needs.
    if here {
      hand(.failure(.selfCancelled))
    } else {
      DispatchQueue.global().async { self.hand(.failure(.selfCancelled)) }
    }
  }

  private func hand(_ result: Result<FakeValue, KotlinError>) {
    switch result {
    case .success(let value): job?.answer(bytes: objects.handOut(value))
    case .failure(let error): job?.fail(error)
    }
    job?.release()
  }
}
