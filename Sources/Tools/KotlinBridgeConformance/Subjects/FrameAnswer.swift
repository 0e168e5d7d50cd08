import CKotlinBridge

/// What a use of a frame came to.
struct FrameAnswer: Equatable, CustomStringConvertible {
  let status: kb_status
  let bytes: [UInt8]

  var description: String { status == KB_OK ? bytes.short : status.named }
}

extension TableClient {
  /// Uses a frame with the arguments of a function or state.
  func answer(
    _ function: (UnsafeMutablePointer<kb_frame>) -> kb_status, _ id: UInt32,
    _ arguments: [UInt8] = []
  ) -> FrameAnswer {
    let frame = LentFrame(of: table.pointee.context, id, arguments, onThrow: { _, _ in })
    let status = frame.used(by: function)
    return FrameAnswer(status: status, bytes: status == KB_OK ? frame.answer : [])
  }
}
