import Glibc

/// A command that runs in a process group of its own and can't harm its parent.
///
/// - Its stdin is empty. The parent keeps the last 64 KB of its stdout and of its stderr. The lines
///   that it sends on `ChildChannel` are its messages. What it gave `FlightRecorder` is kept too.
/// - It is over when the command itself has ended, even if another process still holds its pipes.
///   Then, or when its time is over, the parent kills what is left of its group.
package struct ChildProcess: Sendable {
  package var executable: String
  /// The command's name, by which an interpreter finds its modules; nil for the executable.
  package var name: String?
  /// The arguments after the command's name.
  package var arguments: [String]
  package var timeout: Duration
  /// How long it may do nothing, neither compute nor end; nil for as long as it may run.
  package var idleLimit: Duration?
  /// Whether it counts its memory.
  package var isCounting = false
  /// What a program that is no command of this project shall do: see `ChildChannel.task`.
  package var task: [String]?

  package init(
    executable: String, arguments: [String], timeout: Duration, idleLimit: Duration? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.timeout = timeout
    self.idleLimit = idleLimit
  }

  /// Runs it to its end. Blocks; any thread.
  package func run(until interruption: Interruption? = nil) -> ChildEnding {
    let start = ContinuousClock.now
    let limit = TimeLimit(timeout)
    do throws(SystemProblem) {
      let pipes = try (output: Pipe(), errors: Pipe(), messages: Pipe())
      let token = "\(UInt64.random(in: 0 ... .max)) "
      let flight = FlightMemory.make()
      defer { close(flight) }
      let child = try spawn(
        executable, name: name, arguments,
        environmentOfChild(token: token, task: task, isCounting: isCounting),
        [
          1: pipes.output.writer, 2: pipes.errors.writer,
          ChildDescriptor.messages: pipes.messages.writer,
          ChildDescriptor.flight: flight, ChildDescriptor.beats: MachineProbe.descriptor,
        ])
      for pipe in [pipes.output, pipes.errors, pipes.messages] { pipe.closeWriter() }
      var drains = [
        Drain(pipes.output), Drain(pipes.errors), Drain(pipes.messages, .lines(after: token)),
      ]
      var ending = wait(for: child, limit, interruption, &drains)
      for index in drains.indices { drains[index].finish() }
      ending.messages = drains[2].lines
      ending.output = drains[0].tail.text
      ending.errors = drains[1].tail.text
      ending.flight = FlightMemory(mapping: flight)?.records ?? []
      ending.exception = drains[1].tail.exception ?? drains[0].tail.exception
      if let words = ending.exception, words.hasSuffix(": ") {
        // Kotlin prints these words to one stream, and the exception itself to the other.
        let other = drains[1].tail.exception == nil ? ending.errors : ending.output
        ending.exception = words + (other.split(separator: "\n").first ?? "")
      }
      ending.sanitizerReport = drains[1].tail.sanitizerReport ?? drains[0].tail.sanitizerReport
      ending.duration = ContinuousClock.now - start
      return ending
    } catch {
      return ChildEnding(.notStarted(error.description))
    }
  }

  private func wait(
    for child: pid_t, _ limit: TimeLimit, _ interruption: Interruption?,
    _ drains: inout [Drain]
  ) -> ChildEnding {
    var reason: ChildEnding.Reason?
    var pause: Int32 = 1
    var idleness = Idleness(of: child)
    while !hasEnded(child) {
      if let idleLimit, idleness.hasLasted(idleLimit) { reason = .idle(idleLimit) }
      if limit.isOver { reason = .timedOut }
      if interruption?.hasCome == true { reason = .interrupted }
      if reason != nil { break }
      // No descriptor tells the end of a process, so it is noticed between two waits.
      let isBusy = Drain.wait(&drains, milliseconds: pause, interruption)
      // It may have waited for this process to read.
      if isBusy { idleness.startAnew() }
      pause = isBusy ? 1 : min(pause * 2, 20)
    }
    // Until `waitpid`, no other process can get the number of this one.
    let left = reason == nil ? lastingStrays(inGroup: child) : []
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The bits are those of `wait`: Swift does not see the macros of C.
    let signal = status & 0x7f
    var ending = ChildEnding(
      reason ?? (signal == 0 ? .exited(status >> 8 & 0xff) : .signaled(signal)))
    ending.strays = left
    return ending
  }

  private func hasEnded(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    let answer = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
    return answer == 0 && information.si_signo == SIGCHLD
  }
}
