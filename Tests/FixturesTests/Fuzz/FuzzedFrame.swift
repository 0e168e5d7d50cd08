import CKotlinBridge
import Glibc

/// A frame with bytes of a test, and the check of what its use has left in it.
final class FuzzedFrame {
  let pointer = UnsafeMutablePointer<kb_frame>.allocate(capacity: 1)
  private let memory: LentBytes
  private let failures = UnsafeMutablePointer<FailureTally>.allocate(capacity: 1)
  private var damaged: kb_frame?

  init(_ id: UInt32, _ memory: LentBytes) {
    self.memory = memory
    failures.initialize(to: FailureTally())
    pointer.initialize(
      to: kb_frame(
        bytes: kb_buffer(
          data: memory.start, size: Int64(memory.count), capacity: Int64(memory.capacity),
          is_grown: 0),
        context: failures,
        on_throw: { context, failure in
          context!.assumingMemoryBound(to: FailureTally.self).pointee.add(failure)
        },
        observer: nil, job: 0, id: id, placement: KB_CALLER, library: table.context, object: nil))
  }

  deinit {
    let bytes = pointer.pointee.bytes
    // Damage may say that it is grown.
    if bytes.is_grown != 0, damaged == nil, bytes.data != memory.start { free(bytes.data) }
    failures.deinitialize(count: 1)
    failures.deallocate()
    pointer.deallocate()
  }

  /// A function of C that takes a frame.
  typealias Function = @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status

  static func entry(ofFunction id: UInt32) -> Function {
    table.module!.pointee.functions![Int(id)].frame
  }

  static func entry(ofState id: UInt32) -> Function {
    table.module!.pointee.flows![Int(id)].frame
  }

  /// Changes the frame so that a library must refuse it.
  func damage(_ body: (inout kb_frame) -> Void) {
    body(&pointer.pointee)
    damaged = pointer.pointee
  }

  /// The handle of the host's error that a failure has brought, or 0.
  var error: kb_handle { failures.pointee.error }

  /// What the library has put in place of the arguments.
  var answer: [UInt8] {
    let bytes = pointer.pointee.bytes
    return Array(UnsafeBufferPointer(start: bytes.data, count: Int(bytes.size)))
  }

  /// What is wrong with the frame after a function of the table has returned this status; nil for
  /// nothing.
  func complaint(after status: kb_status) -> String? {
    if !memory.isIntact { return "wrote in front of the memory" }
    if let complaint = failures.pointee.complaint { return complaint }
    let thrown = status == KB_THREW ? 1 : 0
    if failures.pointee.count != thrown { return "on_throw \(failures.pointee.count) times" }
    if let damaged { return isSame(damaged.bytes) ? nil : "changed a frame that it refused" }
    if status == KB_OK { return complaintOfAnswer }
    return isLent ? nil : "did not give the memory back: \(pointer.pointee.bytes)"
  }

  private var isLent: Bool {
    let bytes = pointer.pointee.bytes
    return bytes.data == memory.start && bytes.capacity == memory.capacity && bytes.is_grown == 0
  }

  private var complaintOfAnswer: String? {
    let bytes = pointer.pointee.bytes
    let isRight =
      if bytes.is_grown == 1 {
        bytes.data != nil && bytes.data != memory.start && bytes.capacity > memory.capacity
      } else {
        isLent
      }
    let fits = bytes.size >= 0 && bytes.size <= bytes.capacity
    return isRight && fits ? nil : "an answer that lies in no memory: \(bytes)"
  }

  private func isSame(_ before: kb_buffer) -> Bool {
    let bytes = pointer.pointee.bytes
    return bytes.data == before.data && bytes.size == before.size
      && bytes.capacity == before.capacity && bytes.is_grown == before.is_grown
  }
}

/// Counts the failures that `on_throw` brings, and reads each to its last byte.
private struct FailureTally {
  private(set) var count = 0
  private(set) var complaint: String?
  /// The handle of the host's error that the last one has brought, or 0.
  private(set) var error: kb_handle = 0

  mutating func add(_ failure: UnsafePointer<kb_failure>?) {
    count += 1
    guard let failure else {
      complaint = "on_throw without a failure"
      return
    }
    error = failure.pointee.error
    let chain = Array(sequence(first: failure) { $0.pointee.cause })
    if chain.count > 16 { complaint = "\(chain.count) exceptions in a chain" }
    for failure in chain.map(\.pointee) {
      let texts = [failure.type_name, failure.message, failure.trace].map(text)
      if texts.contains(nil) { complaint = "a failure whose text is not UTF-8" }
      if texts[0]?.isEmpty ?? true { complaint = "a failure without a class" }
      if ![KB_FAILED, KB_TIMEOUT, KB_CANCELLED].contains(failure.code) {
        complaint = "a failure with the code \(failure.code)"
      }
    }
  }

  private func text(_ bytes: kb_bytes) -> String? {
    String(
      validating: UnsafeBufferPointer(start: bytes.data, count: Int(bytes.size)), as: UTF8.self)
  }
}
