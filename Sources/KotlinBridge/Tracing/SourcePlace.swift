/// The file and line where a flow or function was looked up, for `KotlinTrace`.
@usableFromInline
struct SourcePlace: Sendable, CustomStringConvertible {
  let fileID: StaticString
  /// 32 bits, to keep subscriptions small.
  let line: UInt32

  @usableFromInline
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = UInt32(truncatingIfNeeded: line)
  }

  @usableFromInline
  var description: String { "\(fileID):\(line)" }
}
