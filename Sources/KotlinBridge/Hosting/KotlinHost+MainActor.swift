@_spi(GeneratedCode)
extension KotlinHost {
  /// Answers a frame of a member of the main actor: queues its call for the main thread.
  ///
  /// - `body` reads all arguments, and returns what calls the object with them.
  /// - The calls come in the order in which they were queued, also those from the main thread. None comes
  ///   once the object was let go of.
  /// - What the object throws goes to the frame's observer.
  @inlinable
  public static func answerOnMain<Interface: Sendable>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (inout KotlinReader) throws -> @MainActor @Sendable (borrowing Interface) throws -> Void
  ) -> Int32 {
    queueing(frame) { reader in
      let call = try body(&reader)
      return { peer in try peer.borrow(as: Interface.self) { (object) throws in try call(object) } }
    }
  }

  @usableFromInline
  static func queueing(
    _ frame: UnsafeMutableRawPointer?, _ body: (inout KotlinReader) throws -> QueuedCall.Work
  ) -> Int32 {
    guard let call = HostedArguments(frame) else { return HostFrame.refused }
    guard let observer = call.frame.observer else { return HostFrame.unsupported }
    // So that this thread, which is Kotlin's, does not release the object.
    guard call.peer.enter() else { return call.letGo() }
    defer { call.peer.leave() }
    let tracked = call.tracked
    var work: QueuedCall.Work?
    let status = call.read(for: tracked) { reader in
      work = try body(&reader)
      return HostFrame.fine
    }
    guard let work else { return status }
    return QueuedCall.add(to: call.peer, observer: observer, tracked: tracked, work)
  }
}
