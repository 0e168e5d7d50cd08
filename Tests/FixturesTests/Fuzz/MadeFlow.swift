import CKotlinBridge
import KotlinBridge

/// A flow of the fixtures, made for one subscription or one use of its value.
struct MadeFlow {
  /// What the flow is reached by: the handle, if a function makes it, else what was given.
  let arguments: [UInt8]
  private let isMade: Bool

  init(_ name: String, _ arguments: [UInt8]) {
    isMade = hasFunction("make \(name)")
    guard isMade else {
      self.arguments = arguments
      return
    }
    let frame = ManualFrame(functionID("make \(name)"), arguments)
    precondition(frame.used(by: table.call) == KB_OK, "'\(name)' was not made")
    self.arguments = Array(frame.answer)
  }

  /// Ends the hold of its handle.
  func release() {
    guard isMade else { return }
    let handle = arguments.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    _ = table.release(table.context, UInt64(littleEndian: handle))
  }
}
