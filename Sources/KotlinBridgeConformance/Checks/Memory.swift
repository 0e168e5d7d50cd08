import Glibc

/// What the process uses right now.
package enum Memory {
  /// Resident bytes; 0 where the system does not say.
  package static var resident: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var (total, resident) = (0, 0)
    withUnsafeMutablePointer(to: &total) { total in
      withUnsafeMutablePointer(to: &resident) { resident in
        _ = withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    return resident * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Whether a sanitizer keeps back what has been freed, so that memory grows for reasons of its own.
  static let isKeptBack = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

  static var processorTime: Duration {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }

  static var threads: Int { entries("/proc/self/task") }
  static var fileDescriptors: Int { entries("/proc/self/fd") }

  private static func entries(_ path: String) -> Int {
    guard let folder = opendir(path) else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
