import Dispatch
import KotlinBridge

/// A call of a fake function, whatever its result is.
///
/// `lock` protects all that is mutable; Swift is called without it.
final class FakeCallCore: @unchecked Sendable {
  private enum State {
    case running
    case answered
    /// Its answer is the cancellation, which may be on its way.
    case cancelled
  }

  let arguments: [UInt8]
  let label: String
  /// Nil if it was answered in place.
  private let job: FakeJob?
  private weak let function: FakeFunctionCore?
  private let lock = Lock()
  private var state: State
  private var hasCancel = false

  init(job: FakeJob?, function: FakeFunctionCore, arguments: [UInt8], label: String) {
    self.job = job
    self.function = function
    self.arguments = arguments
    self.label = label
    state = job == nil ? .answered : .running
  }

  var isCancelled: Bool { lock.withLock { hasCancel } }
  var isAnswered: Bool { lock.withLock { state != .running } }

  func answer(_ result: Result<[UInt8], KotlinError>) throws(KotlinError) {
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
    let isEnding = function?.endsWhenCancelled ?? true
    let isFirst = lock.withLock {
      hasCancel = true
      guard isEnding, state == .running else { return false }
      state = .cancelled
      return true
    }
    guard isFirst else { return }
    // Not in here unless asked to: the caller may hold a lock that a callback needs.
    if here {
      hand(.failure(.selfCancelled))
    } else {
      DispatchQueue.global().async { self.hand(.failure(.selfCancelled)) }
    }
  }

  private func hand(_ result: Result<[UInt8], KotlinError>) {
    switch result {
    case .success(let bytes): job?.answer(bytes: bytes)
    case .failure(let error): job?.fail(error)
    }
    job?.release()
  }
}
