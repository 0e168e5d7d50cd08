#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of the operating system that this module calls, from any thread.
enum System {
  /// The time of a clock that never goes back. It takes a third of the time of
  /// `ContinuousClock.now`.
  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Frees memory that C took from malloc.
  static func free(_ memory: UnsafeMutableRawPointer?) {
    #if canImport(Glibc)
      Glibc.free(memory)
    #elseif canImport(Musl)
      Musl.free(memory)
    #elseif canImport(Darwin)
      Darwin.free(memory)
    #endif
  }

  /// Gives memory from malloc another size, and keeps what it holds.
  static func reallocated(
    _ memory: UnsafeMutableRawPointer?, byteCount: Int
  ) -> UnsafeMutableRawPointer {
    guard let reallocated = realloc(memory, byteCount) else {
      fatalError("can't allocate \(byteCount) bytes")
    }
    return reallocated
  }

  static let processorCount = sysconf(Int32(_SC_NPROCESSORS_ONLN))

  /// This thread, to compare it with others that live.
  static var thread: pthread_t { pthread_self() }

  /// Lets other threads run on this processor.
  static func giveWay() { _ = sched_yield() }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes a text to stderr, with one system call if possible, so that lines of two threads don't
  /// mix.
  static func writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, rest.count > 0 {
        let count = write(STDERR_FILENO, start, rest.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  static var processNumber: Int32 { getpid() }

  /// Runs code when the process exits, unless it ends otherwise.
  static func atExit(_ body: @escaping @convention(c) () -> Void) { atexit(body) }

  static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// The number of the calling thread, and its name if it has one.
  static func currentThread() -> String {
    #if canImport(Darwin)
      var number: UInt64 = 0
      pthread_threadid_np(nil, &number)
      return pthread_main_np() == 1 ? "\(number) main" : "\(number)"
    #else
      // "4711/task/4712". Swift sees neither gettid nor pthread_getname_np, which are GNU's.
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
        let count = readlink("/proc/thread-self", text.baseAddress!, text.count - 1)
        guard count > 0 else { return "?" }
        text[count] = 0
        let numbers = String(cString: text.baseAddress!).split(separator: "/")
        guard let process = numbers.first, let thread = numbers.last else { return "?" }
        return process == thread ? "\(thread) main" : "\(thread) \(threadName())"
      }
    #endif
  }

  #if !canImport(Darwin)
    private static func threadName() -> String {
      let file = open("/proc/thread-self/comm", O_RDONLY | O_CLOEXEC)
      if file < 0 { return "" }
      defer { close(file) }
      var name = [UInt8](repeating: 0, count: 32)
      let count = read(file, &name, name.count)
      return String(decoding: name.prefix(max(0, count)).prefix { $0 != 10 }, as: UTF8.self)
    }
  #endif
}

// MARK: - Files

extension System {
  /// Makes or empties a file, for writing. Nil if the system refuses.
  static func createFile(_ path: String) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    return descriptor < 0 ? nil : descriptor
  }

  /// Writes bytes at a place in a file, as far as the system takes them.
  static func writeToFile(_ descriptor: Int32, _ bytes: [UInt8], at place: Int) {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(place + done))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        done += count
      }
    }
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }
}

// MARK: - Threads

extension System {
  /// Runs code on a thread of its own, which may block. False if there can't be one more.
  static func runOnNewThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      let held = Unmanaged.passRetained(ThreadBody(run: body))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { held in
          Unmanaged<ThreadBody>.fromOpaque(held!).takeRetainedValue().run()
          return nil
        }, held.toOpaque())
      if status != 0 { held.release() }
      return status == 0
    #endif
  }

  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}

// MARK: - Libraries

extension System {
  /// Opens a library for as long as the process lives. Its symbols stay its own.
  static func openLibrary(_ file: String) -> UnsafeMutableRawPointer? {
    dlopen(file, RTLD_NOW | RTLD_LOCAL)
  }

  static func symbol(_ name: String, of library: UnsafeMutableRawPointer)
    -> UnsafeMutableRawPointer?
  {
    dlsym(library, name)
  }

  /// Why `openLibrary` has just failed on this thread.
  static var libraryProblem: String { dlerror().map { String(cString: $0) } ?? "no reason given" }
}
