import Glibc

/// Files that the check itself opens, while a bridge opens and closes its own. A bridge that closes a number twice
/// closes one of these, which has got the number meanwhile.
struct WitnessFiles: ~Copyable {
  private var files: [(descriptor: Int32, inode: ino_t)] = []

  /// Opens a few more, which get the lowest numbers that are free.
  mutating func open(_ count: Int = 4) {
    for _ in 0..<count {
      var ends: [Int32] = [0, 0]
      // Each pipe is another one, so that a number which somebody else has opened again is noticed.
      guard pipe(&ends) == 0 else { return }
      for end in ends { files.append((end, Self.inode(of: end) ?? 0)) }
    }
  }

  /// Closes them. Fails if one is no longer what it was.
  mutating func expectOpen() throws {
    defer { close() }
    let lost = files.filter { Self.inode(of: $0.descriptor) != $0.inode }.map(\.descriptor)
    files.removeAll { lost.contains($0.descriptor) }
    try expect(
      lost.isEmpty, "the descriptors of others left open",
      "\(lost.map { "\($0)" }.joined(separator: ", ")) closed, which the check had opened")
  }

  private mutating func close() {
    for file in files { Glibc.close(file.descriptor) }
    files = []
  }

  deinit {
    for file in files { Glibc.close(file.descriptor) }
  }

  /// The number of the file behind a descriptor; nil if that is closed.
  static func inode(of descriptor: Int32) -> ino_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_ino : nil
  }
}
