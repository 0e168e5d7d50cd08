import CKotlinBridge
import KotlinBridge

extension Refusals {
  /// Tries each mistake alone: everything else about the call is right.
  func mistakes(in function: Manifest.Function, _ types: ManifestTypes) {
    let what = "call of '\(function.name)'\(usesEntries ? " by its entry" : "")"
    guard let arguments = try? MistakenArguments(function.parameters, types) else {
      return leaveOut(function.name)
    }
    hasObjects = arguments.hasObjects
    defer { hasObjects = false }
    // Kotlin code may refuse zeros.
    let mayThrow = !arguments.right.isEmpty
    for placement in Refusals.placements {
      expect(
        call(function.id, arguments.right, placement: placement), KB_INVALID_ARGUMENT,
        mayThrow: mayThrow, "\(what), \(placement.named)")
    }
    for wrong in arguments.malformed {
      malformed(call: function.id, wrong, "\(what), arguments of \(wrong.short)")
    }
    let lacking: [(String, (inout kb_call_observer) -> Void)] = [
      ("retain", { $0.retain = nil }), ("on_return", { $0.on_return = nil }),
      ("on_throw", { $0.on_throw = nil }), ("release", { $0.release = nil }),
    ]
    for (name, change) in lacking {
      expect(
        call(function.id, arguments.right, changing: change), KB_INVALID_ARGUMENT,
        mayThrow: mayThrow, "\(what), no \(name)")
    }
    let frame = frame(function.id, arguments.right, placement: KB_DEFAULT)
    if function.kind == "suspend" {
      expect(
        frame.used(by: call(of: function.id)), KB_UNSUPPORTED, mayThrow: mayThrow,
        "\(what), no observer")
    }
    var observer = callObserver
    withUnsafePointer(to: &observer) { observer in
      wrongFrames(what, function.id, arguments.right) {
        $0?.pointee.observer = observer
        return call(of: function.id)($0)
      }
    }
  }

  /// Tries each mistake in a frame alone with a function of the table. The arguments are right.
  func wrongFrames(
    _ what: String, _ id: UInt32, _ arguments: [UInt8],
    _ use: (UnsafeMutablePointer<kb_frame>?) -> kb_status
  ) {
    let mistakes: [(String, (inout kb_frame) -> Void)] = [
      ("no on_throw", { $0.on_throw = nil }), ("-1 bytes", { $0.bytes.size = -1 }),
      ("the fewest bytes", { $0.bytes.size = .min }),
      ("more bytes than memory", { $0.bytes.size = $0.bytes.capacity + 1 }),
      ("memory at NULL", { $0.bytes.data = nil }),
    ]
    for (name, change) in mistakes {
      let frame = frame(id, arguments)
      change(&frame.contents)
      expect(frame.used(by: use), KB_INVALID_ARGUMENT, "\(what), \(name)")
    }
    expect(use(nil), KB_INVALID_ARGUMENT, "\(what), no frame")
  }
}
