import Foundation
import KotlinBridge
import People

@main
enum PeopleInSpaceCommand {
  static func main() async {
    do {
      let options = try Options(arguments: CommandLine.arguments.dropFirst())
      if options.isHelpWanted {
        printLine(Options.help)
      } else {
        try await run(options)
      }
    } catch let error as OptionsError {
      printError("\(error.message); see people-in-space --help")
      exit(2)
    } catch {
      printError("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) async throws {
    if let path = options.library {
      try PeopleLibrary.use(KotlinLibrary(path: path, name: "people"))
    }
    try PeopleLibrary.check()
    let repository = try PeopleInSpaceRepository()
    if let file = options.people {
      try await printPeople(in: file, repository: repository)
    } else {
      try await printPositions(from: repository, options: options)
    }
  }

  private static func printPositions(
    from repository: PeopleInSpaceRepository, options: Options
  ) async throws {
    let report = Report(limit: options.count)
    let printer = PositionPrinter(
      repository: repository, interval: options.interval, report: report)
    // Before anything is printed, because a user who has seen a line may interrupt.
    let interruption = await untilInterruption()
    let printing = Task { try await printer.run(options.form) }
    Task {
      for await _ in interruption {}
      printing.cancel()
    }
    try await printing.value
    try await waitUntilIdle()
    if printing.isCancelled { printLine("Stopped after \(report.count) positions.") }
  }

  private static func printPeople(
    in file: String, repository: PeopleInSpaceRepository
  ) async throws {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw FileError(path: file)
    }
    let json = String(decoding: bytes, as: UTF8.self)
    for person in try await repository.fetchPeople(json: json) {
      printLine("\(person.name) (\(person.craft))")
    }
  }

  /// Returns when no Kotlin job is left. Streams and publishers have no job to wait for.
  private static func waitUntilIdle() async throws {
    while try PeopleLibrary.library.counters.jobs > 0 {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

private struct FileError: Error, CustomStringConvertible {
  let path: String
  var description: String { "can't read the file \(path)" }
}
