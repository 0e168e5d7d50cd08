import Foundation

/// A key that was typed, or a character of an input that is no terminal.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case character(Character)
}

extension Terminal {
  /// The keys that are typed from now on. They end with the input.
  public var keys: AsyncStream<Key> {
    AsyncStream { keys in
      Thread.detachNewThread {
        var reader = KeyReader()
        while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
          for key in reader.keys(in: bytes) { keys.yield(key) }
        }
        keys.finish()
      }
    }
  }
}

/// Makes keys of what a terminal sends.
struct KeyReader {
  private var rest: [UInt8] = []

  /// Returns the keys in these bytes and those that were left over. A sequence that is not whole is left over.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    while let (key, count) = next() {
      rest.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The next key, if it is one, and how many bytes it has. Nil if there is not all of it.
  private func next() -> (Key?, Int)? {
    guard let first = rest.first else { return nil }
    guard first == 0x1b else {
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      guard rest.count >= length else { return nil }
      let text = String(decoding: rest[..<length], as: UTF8.self)
      return (text.first.map(Key.character), length)
    }
    guard rest.count >= 3 else { return nil }
    guard rest[1] == UInt8(ascii: "[") || rest[1] == UInt8(ascii: "O") else { return (nil, 1) }
    let arrows: [UInt8: Key] = [0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left]
    return (arrows[rest[2]], 3)
  }
}
