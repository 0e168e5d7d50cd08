import Foundation
import KotlinBridgeBenchmark
import KotlinBridgeConformance
import KotlinBridgeGenerator
import KotlinBridgeTools

/// The command `kotlin-bridge`: it runs a subcommand, and exits with its status.
@main
enum KotlinBridgeCommand {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    // A reader that has gone, such as `head`, makes a write fail. The exit status then says so.
    signal(SIGPIPE, SIG_IGN)
    do {
      let status = try await run(arguments.first, Array(arguments.dropFirst()))
      try StandardOutput.expectWritten()
      exit(status)
    } catch {
      printError("\(error)")
      exit(ExitStatus.couldNotRun)
    }
  }

  /// Runs a subcommand. Returns the exit status.
  private static func run(_ subcommand: String?, _ arguments: [String]) async throws -> Int32 {
    switch subcommand {
    case "check": return try await CheckCommand.run(arguments)
    case "bench": return try await BenchCommand.run(arguments)
    case "inspect": try InspectCommand.run(arguments)
    case "generate": return try GenerateCommand.run(arguments, print: printLine)
    case "new": try new(arguments)
    case "doctor": return try DoctorCommand.run(arguments)
    case "rules": try rules(arguments)
    case "help", "--help", "-h": printLine(try Help.text(for: arguments))
    case "--version": try printVersion(arguments)
    case "bench-one": printLine("\(try await BenchRun.figure(arguments: arguments))")
    case "load": try await ChildCommands.load(arguments)
    case "run-one": try await ChildCommands.runOne(arguments)
    case nil: throw CommandError("name a subcommand: \(Help.subcommands); see kotlin-bridge help")
    case let other?:
      throw CommandError(
        "there is no subcommand '\(other)': \(Help.subcommands); see kotlin-bridge help")
    }
    return ExitStatus.passed
  }

  private static func new(_ arguments: [String]) throws(CommandError) {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    try NewCommand.run(arguments, version: version, program: program, print: printLine)
  }

  private static func rules(_ arguments: [String]) throws(CommandError) {
    if let first = arguments.first { throw CommandError("rules takes no argument '\(first)'") }
    printLine(Rule.document)
  }

  private static func printVersion(_ arguments: [String]) throws(CommandError) {
    if let first = arguments.first { throw CommandError("--version takes no argument '\(first)'") }
    printLine("kotlin-bridge \(version)")
  }

  private static let version = "0.1.0"

  private static func printError(_ message: String) {
    // One line, even if the text of the system or of the library has several.
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    writeAll("kotlin-bridge: error: \(printable(line, isOneLine: true))\n", to: 2)
  }
}
