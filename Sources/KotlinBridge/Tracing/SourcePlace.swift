/// Where in the source a subscription or call was made, for those who look for it afterwards.
@usableFromInline
struct SourcePlace: Sendable, CustomStringConvertible {
  let fileID: StaticString
  /// In half the bits, for every subscription keeps it.
  let line: UInt32

  @usableFromInline
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = UInt32(truncatingIfNeeded: line)
  }

  @usableFromInline
  var description: String { "\(fileID):\(line)" }
}
