import CMeters
import Glibc

/// What this process uses right now: memory, processor time, threads, file descriptors.
package enum ProcessUsage {
  /// The bytes of its resident memory; 0 where the system does not say.
  package static var residentMemory: Int {
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

  /// The bytes that the allocator of C has handed out and not got back. Other heaps, such as
  /// Kotlin's, take their pages elsewhere. 0 where the system does not say.
  package static var allocatedMemory: Int { Int(meters_allocated_bytes()) }

  /// Whether a sanitizer keeps freed memory, so that memory grows without a leak.
  package static let keepsFreedMemory =
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

  package static var processorTime: Duration {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return .seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + .microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }

  package static var threads: Int { entries("/proc/self/task") }
  package static var fileDescriptors: Int { entries("/proc/self/fd") }

  private static func entries(_ path: String) -> Int {
    guard let folder = opendir(path) else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
