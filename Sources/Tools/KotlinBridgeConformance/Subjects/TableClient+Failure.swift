import CKotlinBridge
import KotlinBridge

extension TableClient {
  /// Copies a failure that the table hands to a callback. If it has an exception, and the manifest
  /// describes another one, that is a failure of its own.
  func failure(_ pointer: UnsafePointer<kb_failure>?) -> ObservedFailure {
    guard let failure = pointer?.pointee, failure.exception.size > 0 else {
      return ObservedFailure(c: pointer)
    }
    let name = String(decoding: bytes(failure.exception), as: UTF8.self)
    do throws(ManifestError) {
      try ManifestDecoder.check(bytes(failure.fields), areFieldsOf: name, ManifestTypes(manifest))
      return ObservedFailure(c: pointer)
    } catch {
      return ObservedFailure(.misuse, message: "the fields of the exception '\(name)': \(error)")
    }
  }

  private func bytes(_ bytes: kb_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.data, count: bytes.data == nil ? 0 : Int(bytes.size)))
  }
}
