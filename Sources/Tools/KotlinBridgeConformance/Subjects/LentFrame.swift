import CKotlinBridge
import Glibc

/// A frame of the C table in memory of its own, which stays where it is while a call runs.
final class LentFrame {
  private let pointer: UnsafeMutablePointer<kb_frame>
  private let memory: UnsafeMutablePointer<UInt8>
  private let room: Int
  /// The bytes behind the memory, which nobody may write.
  private static let guardSize = 64
  private static let guardByte: UInt8 = 0x5A

  /// - Parameters:
  ///   - library: the context of the library's table.
  ///   - room: the bytes that an answer may have before the library replaces the memory.
  init(
    of library: UnsafeMutableRawPointer?, _ id: UInt32, _ arguments: [UInt8] = [], room: Int = 64,
    placement: kb_placement = KB_CALLER, context: UnsafeMutableRawPointer? = nil,
    onThrow: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void
  ) {
    self.room = max(room, arguments.count)
    memory = .allocate(capacity: self.room + Self.guardSize)
    (memory + self.room).initialize(repeating: Self.guardByte, count: Self.guardSize)
    memory.initialize(from: arguments, count: arguments.count)
    pointer = .allocate(capacity: 1)
    pointer.initialize(
      to: kb_frame(
        bytes: kb_buffer(
          data: memory, size: Int64(arguments.count), capacity: Int64(self.room), is_grown: 0),
        context: context, on_throw: onThrow, observer: nil, job: 0, id: id, placement: placement,
        library: library, object: nil))
  }

  deinit {
    let bytes = pointer.pointee.bytes
    if bytes.is_grown != 0, bytes.data != memory { free(bytes.data) }
    memory.deallocate()
    pointer.deallocate()
  }

  /// What the caller passes, and what the library has written.
  var contents: kb_frame {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }

  /// The handle of the call. Read by itself, for another thread may write the rest.
  var job: kb_job { pointer.pointee.job }

  /// Lends it to a function of the table.
  func used(by function: (UnsafeMutablePointer<kb_frame>) -> kb_status) -> kb_status {
    function(pointer)
  }

  /// The bytes that the library has put in place of the arguments.
  var answer: [UInt8] {
    let bytes = pointer.pointee.bytes
    guard let data = bytes.data, bytes.size > 0 else { return [] }
    return Array(UnsafeBufferPointer(start: data, count: Int(bytes.size)))
  }

  /// What is wrong with the memory of an answer in place; nil for nothing.
  var mistake: String? {
    let isGuarded = (room..<room + Self.guardSize).allSatisfy { memory[$0] == Self.guardByte }
    if !isGuarded { return "bytes written past the end of the lent memory" }
    let bytes = pointer.pointee.bytes
    let isGrown = bytes.is_grown != 0
    if isGrown == (bytes.data == memory) {
      return isGrown ? "lent memory marked to be freed" : "an answer in memory that nobody owns"
    }
    let room = isGrown ? bytes.capacity : Int64(room)
    let fits = bytes.size >= 0 && bytes.size <= room && (bytes.data != nil || bytes.size == 0)
    return fits ? nil : "an answer of \(bytes.size) bytes in \(room)"
  }

  /// Uses the frame and its memory for something else, as a caller may when a call has returned. What
  /// the library writes there afterwards is seen by `isReused`.
  func reuse() {
    memory.update(repeating: 0xA5, count: room)
    pointer.pointee.bytes.size = Int64(room)
  }

  /// Whether all is still as `reuse` left it.
  var isReused: Bool {
    let bytes = pointer.pointee.bytes
    return bytes.data == memory && bytes.size == Int64(room)
      && (0..<room).allSatisfy { memory[$0] == 0xA5 }
  }

  /// Whether the memory is the one that was lent.
  var hasLentMemory: Bool {
    let bytes = pointer.pointee.bytes
    return bytes.data == memory && bytes.is_grown == 0 && bytes.capacity == Int64(room)
  }
}
