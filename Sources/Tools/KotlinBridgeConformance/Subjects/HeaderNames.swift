import CKotlinBridge

extension kb_status {
  /// The name of the status in C, or its number.
  var named: String {
    switch Int(self) {
    case KB_OK: "KB_OK"
    case KB_UNKNOWN_ID: "KB_UNKNOWN_ID"
    case KB_INVALID_HANDLE: "KB_INVALID_HANDLE"
    case KB_INVALID_ARGUMENT: "KB_INVALID_ARGUMENT"
    case KB_MALFORMED: "KB_MALFORMED"
    case KB_UNSUPPORTED: "KB_UNSUPPORTED"
    case KB_INTERNAL: "KB_INTERNAL"
    case KB_THREW: "KB_THREW"
    case KB_OBSERVED: "KB_OBSERVED"
    default: "status \(self)"
    }
  }
}

extension kb_placement {
  /// The name of the placement in C, or its number.
  var named: String {
    switch self {
    case KB_CALLER: "KB_CALLER"
    case KB_DEFAULT: "KB_DEFAULT"
    case KB_IO: "KB_IO"
    default: "placement \(rawValue)"
    }
  }
}

extension kb_cancel_mode {
  /// The name of the mode in C, or its number.
  var named: String {
    switch self {
    case KB_CANCEL_LATER: "KB_CANCEL_LATER"
    case KB_CANCEL_HERE: "KB_CANCEL_HERE"
    default: "cancel mode \(rawValue)"
    }
  }
}

/// The names of a subscription's flags in C.
func named(flags: Int) -> String {
  let names = [(KB_RENDEZVOUS, "KB_RENDEZVOUS"), (KB_FETCHED, "KB_FETCHED")]
    .filter { flags & $0.0 != 0 }.map(\.1)
  return names.isEmpty ? "no flags" : names.joined(separator: " | ")
}

extension RefusedStatus {
  var isMalformed: Bool { status == KB_MALFORMED }
}
