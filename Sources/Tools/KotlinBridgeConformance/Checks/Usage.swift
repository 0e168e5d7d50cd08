import KotlinBridgeTools

/// What this process uses.
struct Usage {
  fileprivate var resident = ProcessUsage.residentMemory
  fileprivate var allocated = ProcessUsage.allocatedMemory
  private let threads = ProcessUsage.threads
  private let fileDescriptors = ProcessUsage.fileDescriptors

  /// The latest counts, and the least memory.
  func least(with other: Usage?) -> Usage {
    guard let other else { return self }
    var least = self
    least.resident = min(resident, other.resident)
    least.allocated = min(allocated, other.allocated)
    return least
  }

  /// The failure if this process has more threads or file descriptors than before.
  func surplus(over before: Usage, play: Int) -> CheckFailure? {
    if threads > before.threads + play {
      return CheckFailure(
        expected: "no more threads than before", observed: "\(before.threads), then \(threads)")
    }
    if fileDescriptors > before.fileDescriptors + play {
      return CheckFailure(
        expected: "no more file descriptors than before",
        observed: "\(before.fileDescriptors), then \(fileDescriptors)")
    }
    if fileDescriptors < before.fileDescriptors {
      return CheckFailure(
        expected:
          "no fewer file descriptors than before: the bridge must not close those that it did not open",
        observed: "\(before.fileDescriptors), then \(fileDescriptors)")
    }
    return nil
  }
}

/// What this process uses more after a pass than before it.
struct UsageGrowth {
  /// What the allocator of C has given out. These numbers are exact.
  private let allocated: Int
  /// What other heaps take, too, and less exactly.
  private let pages: Int
  /// How many uses the pass has made in each way.
  private let uses: Int
  private let surplus: CheckFailure?

  init(allocated: Int, pages: Int = 0, uses: Int, surplus: CheckFailure? = nil) {
    self.allocated = allocated
    self.pages = pages
    self.uses = uses
    self.surplus = surplus
  }

  init(from before: Usage, to after: Usage, uses: Int, surplus: CheckFailure?) {
    let isExact = !ProcessUsage.keepsFreedMemory
    self.init(
      allocated: isExact ? after.allocated - before.allocated : 0,
      pages: isExact ? after.resident - before.resident : 0, uses: uses, surplus: surplus)
  }

  /// No bridge needs to remember a use that is over. The smallest block of the allocator of C has 32 bytes.
  private static let perUse = 24
  /// Other heaps give their pages back late.
  private static let perPages = 64
  /// What pools and lists of the allocator of C grow by now and then.
  private static let play = 128 << 10

  /// Whether each use keeps pages, or a thread or a file descriptor is left.
  private var isTooMuch: Bool {
    surplus != nil || pages > max(Self.perPages * uses, 3 << 19)
  }

  /// Whether two passes in a row show that nothing is kept.
  static func isNone(_ growths: some Collection<UsageGrowth>) -> Bool {
    guard growths.count == 2, let uses = growths.first?.uses else { return false }
    let allocated = growths.reduce(0) { $0 + $1.allocated }
    return !growths.contains(where: \.isTooMuch) && allocated <= max(2 * perUse * uses, play / 4)
  }

  /// The failure if each of three passes in a row keeps something.
  static func lasting(_ growths: some Collection<UsageGrowth>, _ what: String) -> CheckFailure? {
    guard growths.count == 3, let uses = growths.first?.uses else { return nil }
    let allocated = growths.reduce(0) { $0 + $1.allocated }
    let isLeak =
      allocated > max(3 * perUse * uses, play)
      && growths.allSatisfy { $0.allocated > perUse * uses / 2 }
    // Threads take memory, too.
    let surpluses = growths.compactMap(\.surplus)
    if surpluses.count == 3 { return surpluses[2] }
    if !isLeak, !growths.allSatisfy(\.isTooMuch) { return nil }
    let pages = growths.reduce(0) { $0 + $1.pages }
    return CheckFailure(
      expected: "less than \(perUse) bytes kept for each of \(uses) \(what)",
      observed:
        "\(allocated / 3 / uses) bytes of malloc and \(pages / 3 / uses) bytes of pages for each")
  }
}
