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
      return try frame.answer { result.write(to: &$0) }
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
      return try frame.answer { _ in }
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
    if isTraced {
      return answerTraced(peer, caught, as: type, function: function, none: none, body)
    }
    return answering(peer, caught, as: type, none: none, body)
  }

  @inlinable @inline(__always)
  static func answering<Interface, Result>(
    _ peer: Peer, _ caught: UnsafeMutableRawPointer, as type: Interface.Type, none: Result,
    _ body: (borrowing Interface) throws -> Result
  ) -> Result {
    guard peer.enter() else {
      HostFrame.refuse(caught)
      return none
    }
    defer { peer.leave() }
    do {
      return try peer.borrow(as: type, body)
    } catch {
      HostFrame.fail(caught, with: error, of: peer)
      return none
    }
  }
}

// MARK: - Tracing

extension KotlinHost {
  /// Whether somebody traces a library. Calls by frames look for themselves.
  @usableFromInline
  static var isTraced: Bool { Tracking.isOn }

  @usableFromInline @inline(never)
  static func answerTraced<Interface, Result>(
    _ peer: Peer, _ caught: UnsafeMutableRawPointer, as type: Interface.Type, function: UInt32,
    none: Result, _ body: (borrowing Interface) throws -> Result
  ) -> Result {
    let work = LibraryHost.of(peer).flatMap {
      $0.track($0.function(function), on: peer, arguments: nil)
    }
    var hasRun = false
    var failure: (any Error)?
    let result = answering(peer, caught, as: type, none: none) { object in
      hasRun = true
      do {
        return try body(object)
      } catch {
        failure = error
        throw error
      }
    }
    work?.returned(hasRun: hasRun, failure)
    return result
  }
}
