/// The states of one call with a completion handler.
///
/// Pure: each event is a method that returns what to do about it. No locks, no calls out.
struct CompletionStateMachine {
  private enum Answer {
    case awaited
    /// It has come, and nobody has called the handler with it yet.
    case kept
    /// A thread is inside the handler.
    case beingTold
    case told
  }

  private var answer = Answer.awaited
  /// Whether the function that makes the call is about to return. The handler never runs before.
  private var isMade = false
  /// Whether C has released the observer: the job has ended.
  private var isReleased = false

  /// The function that makes the call is about to return. True if another thread must deliver the
  /// answer, for this thread is still inside the call.
  mutating func made() -> Bool {
    isMade = true
    return answer == .kept
  }

  enum AnswerAction {
    case ignore
    /// Keep the answer until the call is made.
    case keep
    /// Keep the answer, and deliver it on this thread.
    case tell
  }

  /// An answer has come. Only the first counts.
  mutating func answered() -> AnswerAction {
    guard answer == .awaited else { return .ignore }
    answer = .kept
    return isMade ? .tell : .keep
  }

  enum ReleaseAction {
    /// Wait for the handler, then end the job.
    case wait
    /// A wrong library has released the call without an answer. Give one in its place.
    case answer
    case endJob
  }

  /// C has released the observer.
  mutating func released() -> ReleaseAction {
    isReleased = true
    switch answer {
    case .awaited: return .answer
    case .kept, .beingTold: return .wait
    case .told: return .endJob
    }
  }

  /// A thread is about to call the handler. False if another one has done so.
  mutating func tell() -> Bool {
    guard answer == .kept else { return false }
    answer = .beingTold
    return true
  }

  /// The handler has returned. True if the job ends now.
  mutating func told() -> Bool {
    answer = .told
    return isReleased
  }
}
