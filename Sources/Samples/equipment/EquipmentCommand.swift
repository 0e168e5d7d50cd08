import EquipmentModels
import KotlinBridge
import SampleSupport
import Samples

@main
enum EquipmentCommand {
  static func main() async {
    await SampleCommand(
      "equipment",
      about: """
        Shows equipment of three kinds, page by page, until Ctrl-C. The left and right arrow keys choose the kind, and
        the up and down keys choose a row. The last row loads the next page. Press r to retry after an error.
        """
    ).run(run)
  }

  @MainActor private static func run(_ run: CommandRun) async throws {
    let server = EquipmentServer(address: try run.server(answer: EquipmentServer.answer))
    let scope = KotlinScope()
    let tabs: [any Tab] = [
      try TabOf("Land", LandViewModel(scope: scope)) { "\($0.name), \($0.wheels) wheels" },
      try TabOf("Air", AirViewModel(scope: scope, server: server)) {
        "\($0.name), ceiling \($0.ceiling) m"
      },
      try TabOf("Sea", SeaViewModel(scope: scope, server: server)) {
        "\($0.name), \(Int($0.displacement)) t"
      },
    ]
    let screen = EquipmentScreen(run, tabs)
    for tab in tabs { tab.start { screen.show(tab) } }
    let typing = Task {
      for await key in run.keys { screen.take(key) }
    }
    await run.untilLastChange()
    typing.cancel()
    for tab in tabs { tab.stop() }
    scope.cancel()
  }
}

/// The tabs in a terminal.
@MainActor
private final class EquipmentScreen {
  private let run: CommandRun
  private let tabs: [any Tab]
  private var chosen = 0

  init(_ run: CommandRun, _ tabs: [any Tab]) {
    self.run = run
    self.tabs = tabs
  }

  func take(_ key: Key) {
    switch key {
    case .left: chosen = max(chosen - 1, 0)
    case .right: chosen = min(chosen + 1, tabs.count - 1)
    case .up: tabs[chosen].move(-1)
    case .down: tabs[chosen].move(1)
    case .character("r"): tabs[chosen].retry()
    case .character: return
    }
    show(tabs[chosen])
  }

  /// Shows the chosen tab, or says in a line what has changed in another one.
  func show(_ changed: any Tab) {
    let line = "\(changed.name): row \(changed.selected + 1), \(changed.status)"
    let tab = tabs[chosen]
    let names = tabs.enumerated().map { $0 == chosen ? "[\($1.name)]" : " \($1.name) " }
    let (rows, selected, status) = (tab.rows, tab.selected, tab.status)
    run.show(line) { size in
      // The rows around the chosen one, between two lines above and two below.
      let height = max(size.height - 4, 1)
      let first = max(0, min(selected - height / 2, rows.count - height))
      let shown = rows.indices.dropFirst(first).prefix(height).map { row in
        row == selected
          ? Terminal.Line("> " + rows[row], .reversed) : Terminal.Line("  " + rows[row])
      }
      return [.init(names.joined(separator: " "), .bold), .init("")] + shown
        + [.init(""), .init(status, .dim)]
    }
  }
}
