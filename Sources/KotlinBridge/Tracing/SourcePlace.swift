/// The file and line of the code that made a flow or a call, for `KotlinTrace`: that of the generated
/// function.
///
/// Each subscription has one, so it takes twelve bytes, half of what a `StaticString` takes.
@usableFromInline
struct SourcePlace: @unchecked Sendable, CustomStringConvertible {
  /// A constant of the program, which ends with a zero.
  private let fileID: UnsafePointer<CChar>
  private let line: UInt32

  /// - Parameter fileID: what `#fileID` gives, which is never a single scalar.
  @usableFromInline
  init(fileID: StaticString, line: UInt) {
    self.fileID = UnsafeRawPointer(fileID.utf8Start).assumingMemoryBound(to: CChar.self)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  @usableFromInline
  var description: String { "\(String(cString: fileID)):\(line)" }
}
