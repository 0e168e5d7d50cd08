import AddProject
import Foundation
import KotlinBridgePublisher

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The form "Add a project" in a terminal: its fields come line by line, and what changes is shown.
@main @MainActor enum AddProjectCommand {
  private static let help = """
    usage: add-project [--server]

    Reads the fields of the form "Add a project", one a line, in any order:
      address <address of the server>
      name <name of the project>
      password <password>
      backend own|hosted
    It checks the project when nothing has come for a second, and ends with the input.

      --server   starts a server on this machine, which answers 200, 401, 500, slowly or never
    """

  private static var server: LoopbackServer?
  private static var subscriptions: Set<AnyCancellable> = []
  private static let form = AddProjectForm(hosted: hosted, scheduler: DispatchQueue.main) {
    URLSession.shared.status(of: $0)
  }

  private static var hosted: URL {
    URL(string: server?.address(answering: "200") ?? "https://projects.example.org")!
  }

  static func main() {
    switch Array(CommandLine.arguments.dropFirst()) {
    case []: break
    case ["--server"]: startServer()
    case ["--help"], ["-h"]: return print(help)
    case let arguments: fail("these are no options: \(arguments.joined(separator: " "))")
    }
    form.$progress.compactMap(\.self).sink { show("progress: \($0.rawValue)") }
      .store(in: &subscriptions)
    form.$errorText.removeDuplicates().dropFirst().sink { show("error: \($0)") }
      .store(in: &subscriptions)
    Thread.detachNewThread {
      while let line = readLine() { onMain { take(line) } }
      onMain { endAfterTheCheck() }
    }
    RunLoop.main.run()
  }

  private static func startServer() {
    do {
      let server = try LoopbackServer(pause: { Thread.sleep(forTimeInterval: 3) })
      self.server = server
      show("server: addresses that answer differently:")
      for answer in ["200", "401", "500", "slow", "never"] {
        show("  \(server.address(answering: answer))")
      }
    } catch { fail("the server can't start: \(error)") }
  }

  private static func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let value = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "address": form.serverAddress = value
    case "name": form.projectName = value
    case "password": form.password = value
    case "backend":
      guard let backend = Backend(rawValue: value) else { return show("backend is own or hosted") }
      form.backend = backend
    default: show("a line is: address, name, password or backend, and a value")
    }
  }

  /// Ends the program when the last input has been checked, if it is complete.
  private static func endAfterTheCheck() {
    let queue = DispatchQueue.main
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1500))) {
      onMain {
        // Another turn of the queue later, when the error text has been shown too.
        form.$progress.filter { $0 != .inProgress }
          .receive(on: queue).delay(for: 0, scheduler: queue)
          .sink { _ in exit(0) }.store(in: &subscriptions)
      }
    }
  }

  private nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  // Not by `print` and `fflush(nil)`, which waits for the thread that reads the next line.
  private static func show(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func fail(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("add-project: error: \(problem)\n\(help)\n".utf8))
    exit(2)
  }
}
