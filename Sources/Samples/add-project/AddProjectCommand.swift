import AddProject
import Foundation
import KotlinBridgePublisher
import SampleSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The form "Add a project" in a terminal: its fields come line by line, and what changes is shown.
@main @MainActor
enum AddProjectCommand {
  private static var subscriptions: Set<AnyCancellable> = []

  static func main() async {
    await SampleCommand(
      "add-project",
      about: """
        Reads the fields of the form "Add a project", one per line, in any order:
          address <address of the server>
          name <name of the project>
          password <password>
          backend own|hosted
        It checks the project after a second without input, and exits at the end of the input. The server is the hosted one.
        """
    ).run(run)
  }

  private static func run(_ run: CommandRun) async throws {
    let server = try run.server(
      answer: ProjectServer { try? await Task.sleep(for: .seconds(3)) }.answer)
    let hosted = server.appending(path: "200")
    let form = AddProjectForm(hosted: hosted, scheduler: DispatchQueue.main) {
      URLSession.withoutCache.status(of: $0)
    }
    run.say("server: addresses that answer differently:")
    for answer in ["200", "401", "500", "slow", "never"] {
      run.say("  \(server.appending(path: answer).absoluteString)")
    }
    form.$progress.compactMap(\.self).sink { run.show("progress: \($0.rawValue)") }
      .store(in: &subscriptions)
    form.$errorText.removeDuplicates().dropFirst().sink { run.show("error: \($0)") }
      .store(in: &subscriptions)
    Task {
      for await line in run.lines { take(line, form, run) }
      endAfterTheCheck(form)
    }
    await run.untilLastChange()
  }

  private static func take(
    _ line: String, _ form: AddProjectForm<DispatchQueue>, _ run: CommandRun
  ) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let value = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "address": form.serverAddress = value
    case "name": form.projectName = value
    case "password": form.password = value
    case "backend":
      guard let backend = Backend(rawValue: value) else {
        return run.say("backend must be own or hosted")
      }
      form.backend = backend
    default: run.say("a line must be address, name, password or backend, followed by a value")
    }
  }

  /// Ends the program when the last input has been checked, if it is complete.
  private static func endAfterTheCheck(_ form: AddProjectForm<DispatchQueue>) {
    let queue = DispatchQueue.main
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1500))) {
      MainActor.assumeIsolated {
        // Another turn of the queue later, when the error text has been shown too.
        form.$progress.filter { $0 != .inProgress }
          .receive(on: queue).delay(for: 0, scheduler: queue)
          .sink { _ in exit(0) }.store(in: &subscriptions)
      }
    }
  }
}
