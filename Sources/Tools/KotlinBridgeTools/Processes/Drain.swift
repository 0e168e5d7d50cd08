import Glibc

/// Reads one pipe of a child without ever waiting for it.
struct Drain {
  enum Content {
    /// The end of it is kept.
    case text
    /// All lines that begin with this are kept, without it.
    case lines(after: String)
  }

  /// More bytes than any manifest has; what a child sends beyond them is dropped.
  private static let lineLimit = 64 << 20

  private let pipe: Pipe
  private let content: Content
  private var isOpen = true
  private var unread: [UInt8] = []
  private(set) var tail = OutputTail()
  private(set) var lines: [[UInt8]] = []

  init(_ pipe: Pipe, _ content: Content = .text) {
    self.pipe = pipe
    self.content = content
  }

  /// Waits for output, an interruption or the end of the time, and reads. Returns whether there was
  /// any output.
  static func wait(
    _ drains: inout [Drain], milliseconds: Int32, _ interruption: Interruption?
  ) -> Bool {
    // `poll` ignores a negative descriptor.
    var descriptors = drains.map {
      pollfd(fd: $0.isOpen ? $0.pipe.reader : -1, events: Int16(POLLIN), revents: 0)
    }
    descriptors.append(pollfd(fd: interruption?.reader ?? -1, events: Int16(POLLIN), revents: 0))
    if poll(&descriptors, nfds_t(descriptors.count), milliseconds) <= 0 { return false }
    var isBusy = false
    for index in drains.indices where descriptors[index].revents != 0 {
      if drains[index].read() > 0 { isBusy = true }
    }
    return isBusy
  }

  /// Reads once. Returns the count of bytes that came.
  @discardableResult
  private mutating func read() -> Int {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.read(pipe.reader, &buffer, buffer.count)
    if count == 0 { isOpen = false }
    if count <= 0 { return 0 }
    switch content {
    case .text: tail.append(buffer[..<count])
    case .lines:
      if unread.count < Self.lineLimit { unread += buffer[..<count] }
    }
    return count
  }

  /// Reads what is left, up to a limit: a process that got away may go on writing.
  mutating func finish() {
    var left = 1 << 20
    while isOpen, left > 0 {
      let count = read()
      if count == 0 { break }
      left -= count
    }
    tail.finish()
    if case .lines(let token) = content {
      lines = unread.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: token.utf8) }
        .map { Array($0.dropFirst(token.utf8.count)) }
    }
    unread = []
  }
}
