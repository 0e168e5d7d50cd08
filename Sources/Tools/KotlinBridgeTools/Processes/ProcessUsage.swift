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

  /// The most resident memory that it has had so far, in bytes; 0 where the system does not say. What `getrusage` says
  /// begins with that of the process which made this one.
  package static var peakMemory: Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      let words = text.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if words.first == "VmHWM", words.count > 1 { return (Int(words[1]) ?? 0) * 1024 }
    }
    return 0
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

  /// How many processors the system lets run threads.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How often its threads have given up the processor to wait.
  package static var waits: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }

  /// The processor time that it uses during `work`, and the time in which its threads were ready and
  /// the machine was busy with others. Of a thread that ends meanwhile only the first part counts.
  ///
  /// Whoever needs hardly any time may wait for it for long. So the wait counts as far as a process that computes all
  /// the time would have it beside forty others.
  package static func processorDemand(during work: () async throws -> Void) async rethrows
    -> Duration
  {
    let (used, waited) = (processorTime, timeWithoutProcessor)
    try await work()
    let own = processorTime - used
    return own + min(max(.zero, timeWithoutProcessor - waited), own * 20)
  }

  /// How long the threads that live now were ready to run and had no processor. Zero where the
  /// system does not say (`proc_pid_schedstat(5)` of Linux).
  private static var timeWithoutProcessor: Duration {
    let nanoseconds = names("/proc/self/task").reduce(into: Int64(0)) { sum, thread in
      guard let file = fopen("/proc/self/task/\(thread)/schedstat", "r") else { return }
      defer { fclose(file) }
      var (run, waited) = (Int64(0), Int64(0))
      withUnsafeMutablePointer(to: &run) { run in
        withUnsafeMutablePointer(to: &waited) { waited in
          _ = withVaList([run, waited]) { vfscanf(file, "%ld %ld", $0) }
        }
      }
      sum += waited
    }
    return .nanoseconds(nanoseconds)
  }

  package static var threads: Int { names("/proc/self/task").count }
  package static var fileDescriptors: Int { names("/proc/self/fd").count }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
