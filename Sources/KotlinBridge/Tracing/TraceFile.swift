import KotlinBridgeLocks

/// A file of events in the Trace Event Format: an array of JSON objects that Perfetto and Chromium show.
///
/// - Any thread may add events, and waits for no disk: a thread of its own writes them a quarter of a second
///   later at most, and the end of the process writes the rest.
/// - After each write the file is a whole array, so that it can be read after a crash, too.
/// - It is bounded. What does not fit, in memory or in the file, is dropped and counted.
///
/// Source: "Trace Event Format", Nat Duca and Dan Sinclair, https://perfetto.dev/docs/getting-started/other-formats.
final class TraceFile: Sendable {
  struct Limits {
    /// Of what waits to be written, in bytes.
    var memory = 8 << 20
    /// Of the file, in bytes.
    var file = 256 << 20
  }

  private struct State {
    var format: TraceEventFormat
    var waiting: [UInt8] = []
    /// The bytes of all events, written or waiting.
    var size = 0
    var dropped = 0
    var hasWriter = false
  }

  private struct Output {
    let descriptor: Int32
    /// The bytes written, without the end of the array.
    var written = 0
  }

  private let limits: Limits
  private let state: Guarded<State>
  /// Locked before `state` while the file is written, so that its parts keep their order.
  private let output: Guarded<Output>

  /// Makes the file, or empties it. Nil if the system refuses.
  ///
  /// - Parameter path: `%p` in it stands for the number of the process.
  init?(path: String, limits: Limits = Limits()) {
    let process = System.processNumber
    let name = path.split(separator: "%p", omittingEmptySubsequences: false)
      .joined(separator: "\(process)")
    guard let descriptor = System.createFile(name) else { return nil }
    self.limits = limits
    state = Guarded(State(format: TraceEventFormat(process: process)))
    output = Guarded(Output(descriptor: descriptor))
    flush()
  }

  deinit {
    flush()
    System.closeFile(output.withLock(\.descriptor))
  }

  func add(_ event: KotlinTrace.Event) {
    let needsWriter = state.withLock { state in
      let start = state.waiting.count
      state.format.append(event, to: &state.waiting)
      let size = state.waiting.count - start
      if state.waiting.count > limits.memory || state.size + size > limits.file {
        state.waiting.removeLast(size)
        state.format.forgetThread(of: event)
        state.dropped += 1
      } else {
        state.size += size
      }
      defer { state.hasWriter = true }
      return !state.hasWriter
    }
    if needsWriter { startWriter() }
  }

  /// Writes what waits, and the end of the array anew.
  func flush() {
    output.withLock { output in
      var (bytes, dropped) = state.withLock { state in
        defer { state.waiting = [] }
        return (state.waiting, state.dropped)
      }
      // Each event begins with a comma, and nothing comes before the first one.
      if output.written == 0, !bytes.isEmpty { bytes[0] = UInt8(ascii: "[") }
      let start = output.written
      output.written += bytes.count
      bytes += TraceEventFormat.end(isEmpty: output.written == 0, dropped: dropped).utf8
      System.writeToFile(output.descriptor, bytes, at: start)
    }
  }

  private func startWriter() {
    _ = System.runOnNewThread { [weak self] in
      while true {
        System.sleep(milliseconds: 250)
        guard let self else { return }
        flush()
      }
    }
  }

  // MARK: - The file of this process

  private static let current = Guarded<TraceFile?>(nil)

  /// Makes the file that the environment names, which is written to the end of the process.
  ///
  /// - Returns: what takes the events; nil, with a line on stderr, if the system refuses the file.
  static func startOfProcess(path: String) -> (@Sendable (KotlinTrace.Event) -> Void)? {
    guard let file = TraceFile(path: path) else {
      System.writeToStandardError(
        "KOTLIN_BRIDGE_TRACE=\(path): the file can't be written, so nothing is traced\n")
      return nil
    }
    current.withLock { $0 = file }
    System.atExit { TraceFile.current.withLock(\.self)?.flush() }
    return file.add
  }
}
