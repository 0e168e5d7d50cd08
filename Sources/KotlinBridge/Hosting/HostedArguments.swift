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

  /// The call of this frame, if somebody traces the library.
  @usableFromInline
  var tracked: TrackedWork? { Tracking.isOn ? begun : nil }

  private var begun: TrackedWork? {
    LibraryHost.of(frame)?._withUnsafeGuaranteedRef {
      $0.track($0.function(ofEntry: frame.entry), on: peer, arguments: frame.arguments.count)
    }
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
