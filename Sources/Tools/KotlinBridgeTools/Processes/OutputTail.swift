import Glibc

/// The end of what a process printed, and the lines in all of it that say why the process ended.
struct OutputTail {
  static let limit = 64 * 1024
  private static let sanitizerMarkers = [
    "ERROR: AddressSanitizer", "WARNING: ThreadSanitizer", "ERROR: LeakSanitizer",
    "WARNING: MemorySanitizer",
  ]
  /// What runtimes print before they end their process: those of Kotlin, Swift, C++ and C.
  private static let exceptionMarkers = [
    "Uncaught Kotlin exception: ", "Fatal error: ", "terminate called ", ": Assertion ",
    "double free or corruption", "free(): invalid ", "malloc(): ", "*** stack smashing detected",
    "*** buffer overflow detected",
  ]
  /// Of a longer line, only the beginning is searched and kept.
  private static let lineLimit = 1024

  private var bytes: [UInt8] = []
  private var line: [UInt8] = []
  private var total = 0
  /// The first line of a sanitizer's report.
  private(set) var sanitizerReport: String?
  /// The first line in which a runtime says why it ends the process.
  private(set) var exception: String?

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

  private var lineText: String { String(decoding: line, as: UTF8.self) }

  private mutating func endLine() {
    // The search is that of C, because a child may print very much.
    let text = line.map { CChar(bitPattern: $0) } + [0]
    func isReported(by markers: [String]) -> Bool {
      markers.contains { strstr(text, $0) != nil }
    }
    if sanitizerReport == nil, isReported(by: Self.sanitizerMarkers) { sanitizerReport = lineText }
    // A line of a log may have these words, too, but not behind a place in a source.
    if sanitizerReport == nil, isReported(by: [": runtime error: "]),
      lineText.contains(/:\d+:\d+: runtime error:/)
    {
      sanitizerReport = lineText
    }
    if exception == nil, isReported(by: Self.exceptionMarkers) { exception = lineText }
    line.removeAll(keepingCapacity: true)
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
