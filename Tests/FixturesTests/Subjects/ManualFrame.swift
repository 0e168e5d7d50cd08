import CKotlinBridge
import TestHelpers
import Testing

@testable import KotlinBridge

/// A frame that a test lends to a function of the C table. It stays where it is while a call runs.
final class ManualFrame {
  typealias Function = (UnsafeMutablePointer<kb_frame>) -> kb_status

  let pointer = UnsafeMutablePointer<kb_frame>.allocate(capacity: 1)
  private let memory: UnsafeMutableRawPointer

  /// - Parameter room: the bytes that an answer may have before the library replaces the memory.
  init(_ id: UInt32, _ arguments: [UInt8] = [], room: Int = 64) {
    let capacity = max(arguments.count, room)
    memory = .allocate(byteCount: max(1, capacity), alignment: 8)
    memory.copyMemory(from: arguments, byteCount: arguments.count)
    pointer.initialize(
      to: kb_frame(
        bytes: kb_buffer(
          data: memory.assumingMemoryBound(to: UInt8.self), size: Int64(arguments.count),
          capacity: Int64(capacity), is_grown: 0),
        context: nil, on_throw: { _, _ in Issue.record("on_throw was called") }, observer: nil,
        job: 0, id: id, placement: KB_CALLER, library: table.context, object: nil))
  }

  deinit {
    if isGrown { System.free(pointer.pointee.bytes.data) }
    memory.deallocate()
    pointer.deallocate()
  }

  var isGrown: Bool { pointer.pointee.bytes.is_grown != 0 }

  /// What the library has put in place of the arguments.
  var answer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: pointer.pointee.bytes.data, count: Int(pointer.pointee.bytes.size))
  }

  func used(by function: Function) -> kb_status { function(pointer) }
}
