import Glibc

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads what comes out of one pipe of a child, never waiting for it.
struct Drain {
  enum Content {
    case text, messages
  }

  /// More than any manifest has; a child that sends more is not listened to.
  private static let messageLimit = 64 << 20

  private let pipe: Pipe
  private let content: Content
  private var isOpen = true
  private var unread: [UInt8] = []
  private(set) var tail = OutputTail()
  private(set) var messages: [ChildMessage] = []

  init(_ pipe: Pipe, _ content: Content = .text) {
    self.pipe = pipe
    self.content = content
  }

  /// Waits for output, an interruption or the end of the time, and reads. Returns whether there was any.
  static func wait(
    _ drains: inout [Drain], milliseconds: Int32, _ interruption: Interruption?
  ) -> Bool {
    // A negative descriptor is left out.
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

  /// Reads once. Returns how many bytes there were.
  @discardableResult
  private mutating func read() -> Int {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.read(pipe.reader, &buffer, buffer.count)
    if count == 0 { isOpen = false }
    if count <= 0 { return 0 }
    switch content {
    case .text: tail.append(buffer[..<count])
    case .messages:
      if unread.count < Self.messageLimit { unread += buffer[..<count] }
    }
    return count
  }

  /// Reads what is left, within reason: somebody who got away may go on writing.
  mutating func finish() {
    var left = 1 << 20
    while isOpen, left > 0 {
      let count = read()
      if count == 0 { break }
      left -= count
    }
    tail.finish()
    messages = unread.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(ChildMessage.self, from: Data($0))
    }
    unread = []
  }
}
