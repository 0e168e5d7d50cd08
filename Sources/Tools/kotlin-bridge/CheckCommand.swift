import KotlinBridgeConformance
import KotlinBridgeTools

/// `kotlin-bridge check`: checks a library by the rules.
enum CheckCommand {
  /// Returns the exit status.
  static func run(_ arguments: [String]) async throws -> Int32 {
    let options = try options(arguments)
    if options.isHelpWanted {
      printLine(Help.check)
      return ExitStatus.passed
    }
    let interruption = Interruption()
    await forwardSignals(to: interruption)
    let run = CheckRun(
      options, executable: "/proc/self/exe", command: CommandLine.arguments[0],
      console: Console(), interruption: interruption)
    return try run.run()
  }

  private static func options(_ arguments: [String]) throws -> CheckOptions {
    do {
      return try CheckOptions(arguments: arguments)
    } catch {
      try? ReportFiles(namedIn: arguments).write(RunReport(problem: "\(error)"))
      throw error
    }
  }
}
