import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the process uses, as Linux tells it.
package enum ProcessMemory {
  /// Bytes of memory that are resident.
  package static var resident: Int {
    get throws {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ").compactMap { Int($0) }
      return pages[1] * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  /// Gives freed memory back to the system with glibc's `malloc_trim`, which Swift does not import.
  package static func trim() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }

  /// Whether a sanitizer watches the process. It keeps memory that has been freed.
  package static let isSanitized =
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
