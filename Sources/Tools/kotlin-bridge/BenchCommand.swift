import KotlinBridgeBenchmark
import KotlinBridgeConformance
import KotlinBridgeTools

/// `kotlin-bridge bench`: measures what crossing costs.
enum BenchCommand {
  /// Returns the exit status.
  static func run(_ arguments: [String]) async throws -> Int32 {
    let options = try BenchOptions(arguments: arguments)
    if options.isHelpWanted {
      printLine(Help.bench)
      return ExitStatus.passed
    }
    return try await BenchRun(options, executable: "/proc/self/exe", console: Console()).run()
  }
}
