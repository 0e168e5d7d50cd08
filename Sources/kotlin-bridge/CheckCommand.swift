import KotlinBridgeConformance
import KotlinBridgeToolSupport

extension KotlinBridgeCommand {
  /// Checks a library. Returns the exit status.
  static func check(_ arguments: [String]) async throws -> Int32 {
    let options = try CheckOptions(arguments: arguments)
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
}
