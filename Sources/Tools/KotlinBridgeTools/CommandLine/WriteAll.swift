import Glibc

/// Writes without a buffer, for pipes too. Returns 0, or the `errno` of the error that ended it:
/// then what is left is lost.
@discardableResult
package func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
  writeAll(text.utf8, to: descriptor)
}

@discardableResult
package func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
  }
  return 0
}
