import KotlinBridge
import PeopleInSpace
import SampleSupport
import Samples

@main
enum PeopleInSpaceCommand {
  static func main() async {
    await SampleCommand(
      "people-in-space",
      about: """
        Prints where the International Space Station is until Ctrl-C, or who is in space.

        The command's own server computes the positions from orbital elements of 2019, in Kotlin.
        """,
      options: [
        .init("--form", "FORM", "async (the default), stream, callback or publisher"),
        .init(
          "--interval", "TIME",
          "the time between two positions, such as 0.5, 2s or 500ms (default: 1s)"),
        .init("--people", nil, "print the people in space instead of positions"),
        .init("--library", "PATH", "open this library instead of the linked libsamples.so"),
      ]
    ).run(run)
  }

  @MainActor private static func run(_ run: CommandRun) async throws {
    let form = try PositionPrinter.Form(option: run.value("--form"))
    let interval = try interval(run.value("--interval") ?? "1")
    if let path = run.value("--library") {
      try SamplesLibrary.use(KotlinLibrary(path: path, name: "samples"))
    }
    try SamplesLibrary.check()
    let space = try SimulatedSpace()
    let address = try run.server { await space.answer($0) }
    let repository = try PeopleInSpaceRepository(api: SpaceServer(address: address))
    if run.value("--people") != nil {
      for person in try await repository.fetchPeople() { print("\(person.name) (\(person.craft))") }
      return
    }
    let report = Report(run)
    let printer = PositionPrinter(repository: repository, interval: interval, report: report)
    try await withThrowingTaskGroup { group in
      group.addTask { try await printer.run(form) }
      group.addTask {
        for try await case let problem? in repository.problem {
          report.show("no position: \(problem)")
        }
      }
      group.addTask { await run.untilLastChange() }
      // The first of them that ends.
      try await group.next()
      group.cancelAll()
    }
  }

  /// Reads `0.5`, `2s` or `500ms`.
  private static func interval(_ text: String) throws(UsageError) -> Duration {
    let (digits, unit) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 0.001)
      } else if text.hasSuffix("s") {
        (text.dropLast(), 1.0)
      } else {
        (text[...], 1.0)
      }
    // Nobody waits longer than a year, which is far below the limits of `Duration`.
    guard let number = Double(digits), case let seconds = number * unit,
      (0.001...31_536_000).contains(seconds)
    else {
      throw UsageError(
        "--interval must be a time from 1ms to a year, such as 0.5, 2s or 500ms, not '\(text)'")
    }
    return .seconds(seconds)
  }
}
