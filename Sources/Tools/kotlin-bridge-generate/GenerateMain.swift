import Glibc
import KotlinBridgeGenerator
import KotlinBridgeTools

/// The command `kotlin-bridge-generate`: `kotlin-bridge generate` without harness and benchmark, so
/// that it builds in less time.
@main
enum GenerateMain {
  static func main() {
    do {
      let status = try GenerateCommand.run(CommandLine.arguments.dropFirst()) {
        StandardOutput.write($0 + "\n")
      }
      try StandardOutput.expectWritten()
      exit(status)
    } catch {
      // One line, even if the text of the system or of the library has several.
      let line = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      writeAll("kotlin-bridge-generate: error: \(line)\n", to: 2)
      exit(ExitStatus.couldNotRun)
    }
  }
}
