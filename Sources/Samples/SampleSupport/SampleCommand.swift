import Foundation

/// A command of the samples: its options, its messages, and how it ends.
///
/// - A wrong option ends it with the status 2, an error with 1, Ctrl-C at once with 130. The terminal is given back as it
///   was.
public struct SampleCommand: Sendable {
  private let name: String
  private let about: String
  private let options: [CommandOption]

  /// - Parameters:
  ///   - name: the command's name.
  ///   - about: what it does and which keys it knows, for the help.
  ///   - options: those that it has besides `--server`, `--port`, `--count` and `--help`.
  public init(_ name: String, about: String, options: [CommandOption] = []) {
    self.name = name
    self.about = about
    self.options =
      options + [
        CommandOption("--server", "URL", "use this server instead of the command's own"),
        CommandOption(
          "--port", "N", "the port of the command's own server (default: any free port)"),
        CommandOption("--count", "N", "stop after N changes"),
        CommandOption("--help", nil, "print this"),
      ]
  }

  /// Runs the command with the arguments of the process, and ends the process.
  @MainActor
  public func run(_ body: @MainActor (CommandRun) async throws -> Void) async -> Never {
    let terminal = Terminal()
    await endAtSignals(terminal)
    do {
      let given = try OptionReader(options).values(CommandLine.arguments.dropFirst())
      if given["--help"] != nil {
        print(help)
      } else {
        try await body(CommandRun(terminal: terminal, values: given))
      }
      terminal.restore()
      exit(0)
    } catch let error as UsageError {
      terminal.restore()
      fail("\(error.message); see \(name) --help", status: 2)
    } catch {
      terminal.restore()
      fail((error as? any LocalizedError)?.errorDescription ?? "\(error)", status: 1)
    }
  }

  private func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(name): error: \(message)\n".utf8))
    exit(status)
  }

  private var help: String {
    let names = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, options).map { name, option in
      "  " + name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + option.help
    }
    return "\(about)\n\nUSAGE: \(name) [options]\n\n" + lines.joined(separator: "\n")
  }
}
