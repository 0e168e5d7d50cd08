import Glibc

/// A command that is run in a process group of its own, with everything it can do to its parent kept
/// within bounds.
///
/// - stdin is empty; of stdout and stderr the last 64 KB are kept. What it sends on
///   `ChildChannel.descriptor` are its messages.
/// - It is over when the command itself has ended, whoever still holds its pipes. What is left of its
///   group then, or at the end of its time, is killed.
package struct ChildProcess: Sendable {
  package var executable: String
  /// Those after the command's name.
  package var arguments: [String]
  package var timeout: Duration

  package init(executable: String, arguments: [String], timeout: Duration) {
    self.executable = executable
    self.arguments = arguments
    self.timeout = timeout
  }

  /// Runs it to its end. Blocks; any thread.
  package func run(until interruption: Interruption? = nil) -> ChildEnding {
    let start = ContinuousClock.now
    do throws(SystemProblem) {
      let pipes = try (output: Pipe(), errors: Pipe(), messages: Pipe())
      let child = try spawn(
        executable, arguments,
        [1: pipes.output.writer, 2: pipes.errors.writer, 3: pipes.messages.writer])
      for pipe in [pipes.output, pipes.errors, pipes.messages] { pipe.closeWriter() }
      var drains = [Drain(pipes.output), Drain(pipes.errors), Drain(pipes.messages, .messages)]
      var ending = wait(for: child, start + timeout, interruption, &drains)
      for index in drains.indices { drains[index].finish() }
      ending.messages = drains[2].messages
      ending.output = drains[0].tail.text
      ending.errors = drains[1].tail.text
      ending.sanitizerReport = drains[1].tail.sanitizerReport ?? drains[0].tail.sanitizerReport
      ending.duration = ContinuousClock.now - start
      return ending
    } catch {
      return ChildEnding(.notStarted(error.description))
    }
  }

  private func wait(
    for child: pid_t, _ deadline: ContinuousClock.Instant, _ interruption: Interruption?,
    _ drains: inout [Drain]
  ) -> ChildEnding {
    var reason: ChildEnding.Reason?
    var pause: Int32 = 1
    while !hasEnded(child) {
      if ContinuousClock.now >= deadline { reason = .timedOut }
      if interruption?.hasCome == true { reason = .interrupted }
      if reason != nil { break }
      // There is no descriptor to wait for a process by, so its end is noticed between two waits.
      let isBusy = Drain.wait(&drains, milliseconds: pause, interruption)
      pause = isBusy ? 1 : min(pause * 2, 20)
    }
    // While the child is not yet waited for, nobody else can get its number.
    let left = reason == nil ? strays(inGroup: child) : []
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // By the bits of `wait`: no macro of C is seen in Swift.
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
