import CKotlinBridge
import Glibc
import KotlinBridge

/// One call of a host's entry, which answers in place or later. It is used during the call alone.
final class PeerCall {
  private enum Place {
    case frame(UnsafeMutablePointer<kb_frame>)
    case twin(UnsafeMutablePointer<kb_catch>)
  }

  private let place: Place
  private let host: PeerObjects
  let shape: HostMember.Shape
  /// The object that is called.
  let object: kb_handle
  let arguments: [UInt8]
  /// What a twin returns.
  private(set) var result: Int64 = 0

  init(
    _ frame: UnsafeMutablePointer<kb_frame>, of peer: HeldPeer, _ shape: HostMember.Shape
  ) {
    place = .frame(frame)
    host = peer.owner
    self.shape = shape
    object = peer.handle
    let bytes = frame.pointee.bytes
    arguments = Array(
      UnsafeBufferPointer(start: bytes.data, count: bytes.data == nil ? 0 : Int(bytes.size)))
  }

  /// A call by a twin of the type `Long` or `(Long) -> Long`.
  init(_ caught: UnsafeMutablePointer<kb_catch>, of peer: HeldPeer, _ arguments: [UInt8]) {
    place = .twin(caught)
    host = peer.owner
    shape = arguments.isEmpty ? .number : .add
    object = peer.handle
    self.arguments = arguments
  }

  /// The first of the arguments, if they begin with a `Long` or a handle.
  var word: Int64 {
    arguments.count < 8 ? 0 : arguments.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
  }

  /// A sum that depends on what was passed, the text or the object that was passed.
  func answerAsUsual() -> kb_status {
    switch shape {
    case .number: answer(PeerCall.number)
    case .add, .later: answer(word &+ PeerCall.number)
    // A handle that came with a hold goes back with it.
    case .say, .pass: answer(arguments)
    case .other: kb_status(KB_UNSUPPORTED)
    }
  }

  /// What an object has for its number, and adds.
  static let number: Int64 = 7_000_000_000

  func answer(_ value: Int64) -> kb_status { answer(KotlinWriter.bytes(of: value)) }

  func answer(_ bytes: [UInt8]) -> kb_status {
    switch place {
    case .twin:
      result = bytes.count < 8 ? 0 : bytes.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
    case .frame(let frame):
      if bytes.count > frame.pointee.bytes.capacity {
        let memory = malloc(bytes.count)!.assumingMemoryBound(to: UInt8.self)
        frame.pointee.bytes.data = memory
        frame.pointee.bytes.capacity = Int64(bytes.count)
        frame.pointee.bytes.is_grown = 1
      }
      frame.pointee.bytes.data?.update(from: bytes, count: bytes.count)
      frame.pointee.bytes.size = Int64(bytes.count)
    }
    return kb_status(KB_OK)
  }

  /// Throws in place. The handle of the error brings a hold, which this makes.
  func fail(_ failure: PeerFailure) -> kb_status {
    switch place {
    case .twin(let caught):
      failure.tell(host) { caught.pointee.on_throw(caught.pointee.context, $0) }
      caught.pointee.status = kb_status(KB_THREW)
    case .frame(let frame):
      failure.tell(host) { frame.pointee.on_throw(frame.pointee.context, $0) }
    }
    return kb_status(KB_THREW)
  }

  /// Answers later: what follows here is what a task does before its first suspension, and the entry
  /// then returns KB_OBSERVED.
  func suspend() -> SuspendedPeerCall? {
    guard case .frame(let frame) = place, let observer = frame.pointee.observer else {
      host.note("a member that suspends was called without an observer")
      return nil
    }
    return SuspendedPeerCall(frame, observer.pointee, host)
  }
}
