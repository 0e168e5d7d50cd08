import Glibc

/// Bytes in memory of an exact size, to be lent to C.
///
/// What lies behind the memory must not be touched: it is a page that ends the process, or, for
/// memory of malloc, what the address sanitizer watches.
final class LentBytes {
  let start: UnsafeMutablePointer<UInt8>?
  let count: Int
  /// The size of the memory.
  let capacity: Int
  private let guarded: GuardedPages?

  /// - Parameters:
  ///   - capacity: at least the count of the bytes. With 0, there is no memory.
  ///   - pages: where the memory lies; nil for memory of malloc.
  init(_ bytes: [UInt8], capacity: Int? = nil, in pages: GuardedPages?) {
    count = bytes.count
    let capacity = capacity ?? bytes.count
    self.capacity = capacity
    guarded = capacity > 0 ? pages : nil
    if capacity == 0 {
      start = nil
    } else if let pages {
      start = pages.last(capacity)
    } else {
      start = malloc(capacity)!.assumingMemoryBound(to: UInt8.self)
    }
    start?.update(from: bytes, count: bytes.count)
  }

  deinit {
    if guarded == nil { free(start) }
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Whether nobody has written in front of the memory.
  var isIntact: Bool { guarded?.isIntact(before: capacity) ?? true }
}

/// Memory with a page behind it that nobody may read or write. One user at a time.
final class GuardedPages {
  /// The most that can be lent.
  static let size = 64 << 10

  private static let page = sysconf(Int32(_SC_PAGESIZE))
  private static let mark: UInt8 = 0xA5
  private static let marks = 16
  private let pages: UnsafeMutableRawPointer
  private let all = GuardedPages.size + GuardedPages.page

  init() {
    let mapped = mmap(nil, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped, mapped != MAP_FAILED,
      mprotect(mapped + GuardedPages.size, GuardedPages.page, PROT_NONE) == 0
    else { fatalError("no memory for guarded pages") }
    pages = mapped
  }

  deinit { munmap(pages, all) }

  /// The last bytes in front of the page that ends the process.
  func last(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    marks(before: count).initialize(repeating: GuardedPages.mark)
    return (pages + (GuardedPages.size - count)).assumingMemoryBound(to: UInt8.self)
  }

  func isIntact(before count: Int) -> Bool {
    marks(before: count).allSatisfy { $0 == GuardedPages.mark }
  }

  private func marks(before count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let start = pages + (GuardedPages.size - count - GuardedPages.marks)
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: GuardedPages.marks)
  }
}
