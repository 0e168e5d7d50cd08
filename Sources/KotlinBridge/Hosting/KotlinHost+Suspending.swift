@_spi(GeneratedCode)
extension KotlinHost {
  /// Answers a frame of a member that suspends: with what the function returns that `body` returns.
  ///
  /// - `body` gets what that of `answer` gets, and reads all arguments. The function calls the object. It
  ///   runs in a task of its own, on this thread until it first suspends.
  /// - The call is answered in place if the task has ended then, else through the frame's observer. It is
  ///   answered once, also after a cancel.
  @inlinable
  public static func answerSuspending<Interface, Result: KotlinValue>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (Interface, inout KotlinReader) throws -> @Sendable () async throws -> Result
  ) -> Int32 {
    suspending(frame, as: type, body) { (result, writer) in result.write(to: &writer) }
  }

  /// The same for a member without a result.
  // A closure of one expression may drop its result, so each would fit here.
  @_disfavoredOverload
  @inlinable
  public static func answerSuspending<Interface>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (Interface, inout KotlinReader) throws -> @Sendable () async throws -> Void
  ) -> Int32 {
    suspending(frame, as: type, body) { (_, _) in }
  }

  // What the member returns is written by a closure without a context, and the task is made where the member's
  // own closure is known: each further closure would be an allocation.
  @inlinable @inline(__always)
  static func suspending<Interface, Result>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (Interface, inout KotlinReader) throws -> @Sendable () async throws -> Result,
    _ write: @escaping @Sendable (Result, inout KotlinWriter) -> Void
  ) -> Int32 {
    guard let call = HostedArguments(frame) else { return HostFrame.refused }
    // The task keeps the object. The caller is inside as well until it returns, so that this thread,
    // which is Kotlin's, does not release it.
    guard call.peer.enter() else { return call.letGo() }
    defer { call.peer.leave() }
    // Before the arguments are read: a frame that is refused keeps their holds.
    guard call.frame.hasObserver else { return HostFrame.unsupported }
    let tracked = call.tracked
    var member: (@Sendable () async throws -> Result)?
    let status = call.read(for: tracked) { reader in
      member = try body(call.peer.copy(as: type), &reader)
      return HostFrame.fine
    }
    guard let member else { return status }
    return RunningCall.run(for: call, tracked: tracked) { running in
      Task.immediateDetached {
        running.started()
        do {
          let result = try await member()
          running.ended { write(result, &$0) }
        } catch {
          running.failed(with: error)
        }
      }
    }
  }
}

/// A suspended call of Kotlin's as its task knows it.
@usableFromInline
struct RunningCall: @unchecked Sendable {  // see `HostedCall`
  private let call: HostedCall

  @usableFromInline
  func started() { HostedCalls.shared.start(call) }

  @usableFromInline
  func ended(_ write: (inout KotlinWriter) -> Void) {
    HostedCalls.shared.ended(call, write)
  }

  @usableFromInline
  func failed(with error: any Error) {
    HostedCalls.shared.failed(call, with: error)
  }

  /// Calls `start`, which runs the task of a call, and returns the status for Kotlin.
  @usableFromInline
  static func run(
    for arguments: HostedArguments, tracked: TrackedWork?, _ start: (RunningCall) -> Void
  ) -> Int32 {
    let frame = arguments.frame
    // `suspending` has looked.
    guard let observer = frame.observer else { return HostFrame.unsupported }
    let calls = HostedCalls.shared
    let call = calls.begin(in: frame, of: arguments.peer, observer: observer)
    call.tracked = tracked
    let job = calls.job(of: call)
    if frame.publish(job) { _ = calls.cancel(job) }
    start(RunningCall(call: call))
    return calls.returned(call)
  }
}
