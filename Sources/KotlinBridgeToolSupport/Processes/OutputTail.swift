/// The end of what a process printed, and the first line of a sanitizer's report in all of it.
struct OutputTail {
  static let limit = 64 * 1024
  private static let markers = [
    "ERROR: AddressSanitizer", "WARNING: ThreadSanitizer", "ERROR: LeakSanitizer",
    "WARNING: MemorySanitizer", ": runtime error: ",
  ].map { Array($0.utf8) }
  /// Of a longer line, only the beginning is searched for a report.
  private static let lineLimit = 1024

  private var bytes: [UInt8] = []
  private var line: [UInt8] = []
  private var total = 0
  private(set) var sanitizerReport: String?

  mutating func append(_ more: some Sequence<UInt8>) {
    for byte in more {
      total += 1
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if line.count < Self.lineLimit {
        line.append(byte)
      }
    }
    // Bytes are removed in big pieces, so that each byte is moved once.
    if bytes.count > 4 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    // Most lines have no colon, and a child may print very much.
    guard sanitizerReport == nil, line.contains(UInt8(ascii: ":")) else { return }
    if Self.markers.contains(where: { line.firstRange(of: $0) != nil }) {
      sanitizerReport = String(decoding: line, as: UTF8.self)
    }
  }

  /// The caller calls this at the end of the output, for the last line may have no newline.
  mutating func finish() { endLine() }

  var text: String {
    let tail = bytes.suffix(Self.limit)
    let left = total - tail.count
    let text = String(decoding: tail, as: UTF8.self)
    return left == 0 ? text : "(\(left) bytes before this were left out)\n" + text
  }
}
