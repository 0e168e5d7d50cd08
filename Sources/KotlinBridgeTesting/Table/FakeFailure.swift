import CKotlinBridge
import KotlinBridge

/// Calls `body` with the error in the form that C has, or with NULL. It is valid during that call.
func withFailure(_ error: KotlinError?, _ body: (UnsafePointer<kb_failure>?) -> Void) {
  guard let error else { return body(nil) }
  withFailure(error.cause) { cause in
    withBytes(error.typeName) { typeName in
      withBytes(error.message) { message in
        withBytes(error.trace) { trace in
          withException(error.exception) { exception, fields in
            var failure = kb_failure(
              code: code(of: error), type_name: typeName, message: message, trace: trace,
              cause: cause, exception: exception, fields: fields, error: 0)
            body(&failure)
          }
        }
      }
    }
  }
}

private func withException(
  _ exception: ThrownException?, _ body: (kb_bytes, kb_bytes) -> Void
) {
  withBytes(exception?.type ?? "") { type in
    withBytes(exception?.fields ?? []) { body(type, $0) }
  }
}

private func withBytes(_ text: String, _ body: (kb_bytes) -> Void) {
  withBytes(Array(text.utf8), body)
}

private func withBytes(_ bytes: [UInt8], _ body: (kb_bytes) -> Void) {
  bytes.withUnsafeBufferPointer {
    body(kb_bytes(data: $0.baseAddress, size: Int64(bytes.count)))
  }
}

private func code(of error: KotlinError) -> kb_failure_code {
  switch error.code {
  case .failed: KB_FAILED
  case .timeout: KB_TIMEOUT
  case .cancelled: KB_CANCELLED
  case .misuse: KB_MISUSE
  default: kb_failure_code(99)
  }
}
