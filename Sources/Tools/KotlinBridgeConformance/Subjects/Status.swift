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

extension RefusedStatus {
  var isMalformed: Bool { status == KB_MALFORMED }
}
