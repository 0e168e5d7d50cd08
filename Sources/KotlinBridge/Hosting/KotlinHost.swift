/// How Kotlin calls the Swift objects that implement its interfaces. Only generated code uses it.
@_spi(GeneratedCode)
public enum KotlinHost {
  /// Answers a frame with what `body` returns.
  ///
  /// - `body` gets the object as its interface, which must be the one of the entry, and a reader of the
  ///   arguments. It reads them, calls `finish()`, and then calls the object.
  /// - An error that it throws before that refuses the frame; a later one goes to Kotlin.
  @inlinable
  public static func answer<Interface, Result: KotlinValue>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (borrowing Interface, inout KotlinReader) throws -> Result
  ) -> Int32 {
    answering(frame, as: type) { (object, reader, frame) in
      let result = try body(object, &reader)
      return frame.answer { result.write(to: &$0) }
    }
  }

  /// The same for a member without a result.
  @inlinable
  public static func answer<Interface>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (borrowing Interface, inout KotlinReader) throws -> Void
  ) -> Int32 {
    answering(frame, as: type) { (object, reader, frame) in
      try body(object, &reader)
      return frame.answer { _ in }
    }
  }

  @inlinable @inline(__always)
  static func answering<Interface>(
    _ frame: UnsafeMutableRawPointer?, as type: Interface.Type,
    _ body: (borrowing Interface, inout KotlinReader, HostFrame) throws -> Int32
  ) -> Int32 {
    guard let call = HostedArguments(frame) else { return HostFrame.refused }
    guard call.peer.enter() else { return call.letGo() }
    defer { call.peer.leave() }
    return call.peer.borrow(as: type) { object in
      call.answer { (reader) throws in try body(object, &reader, call.frame) }
    }
  }

  /// Answers a typed twin with what `body` returns, or with `none` if that throws.
  ///
  /// - Parameters:
  ///   - object: the twin's first argument.
  ///   - caught: its last argument.
  ///   - function: the number of the member in the manifest that the code was generated from.
  @inlinable @inline(__always)
  public static func answer<Interface, Result>(
    _ object: UnsafeMutableRawPointer, _ caught: UnsafeMutableRawPointer,
    as type: Interface.Type, function: UInt32, none: Result,
    _ body: (borrowing Interface) throws -> Result
  ) -> Result {
    let peer = Peer(object)
    let work = tracked(peer, function)
    guard peer.enter() else {
      work?.refusedAsGone()
      HostFrame.refuse(caught)
      return none
    }
    defer { peer.leave() }
    do {
      let result = try peer.borrow(as: type, body)
      work?.returned()
      return result
    } catch {
      work?.failed(error)
      HostFrame.fail(caught, with: error, of: peer)
      return none
    }
  }
}

/// A frame in which Kotlin calls a peer, with the arguments in it.
@usableFromInline
@frozen
struct HostedArguments {
  @usableFromInline let frame: HostFrame
  @usableFromInline let peer: Peer

  /// Nil for a frame without an object.
  @inlinable
  init?(_ frame: UnsafeMutableRawPointer?) {
    guard let frame else { return nil }
    self.frame = HostFrame(frame)
    guard let object = self.frame.object else { return nil }
    peer = Peer(object)
  }

  /// Calls `body`, which reads the arguments, calls the object and answers.
  @usableFromInline
  func answer(_ body: (inout KotlinReader) throws -> Int32) -> Int32 {
    guard let work = tracked else { return read(for: nil, body) }
    let status = read(for: work, body)
    if status == HostFrame.fine { work.returned(frame.arguments.count, inPlace: true) }
    return status
  }

  /// The object was let go of, and nothing runs.
  @usableFromInline @inline(never)
  func letGo() -> Int32 {
    tracked?.refusedAsGone()
    return HostFrame.letGo
  }

  /// Calls `body`, which reads the arguments.
  @usableFromInline
  func read(for work: TrackedWork?, _ body: (inout KotlinReader) throws -> Int32) -> Int32 {
    guard let host = LibraryHost.of(frame) else { return HostFrame.refused }
    return host._withUnsafeGuaranteedRef { host in
      var holds = host.argumentHolds
      return withUnsafeMutablePointer(to: &holds) { holds in
        var reader = host.reader(of: frame.arguments)
        reader.holds = UnsafeMutableRawPointer(holds)
        do {
          let status = try body(&reader)
          holds.pointee.take()
          return status
        } catch {
          if reader.isFinished {
            holds.pointee.take()
            work?.failed(error)
            return frame.fail(with: error, cancelled: false)
          }
          holds.pointee.giveBack()
          work?.refused(KotlinError(error))
          return HostFrame.malformed
        }
      }
    }
  }
}
