import KotlinBridge
import KotlinBridgePublisher
import NewsModels
import SampleSupport
import Samples

@main
enum NewsCommand {
  static func main() async {
    await SampleCommand(
      "news",
      about: "Shows news until Ctrl-C. Press r to reload.",
      options: [
        .init("--form", "FORM", "task (the default), collector, collect or publisher")
      ]
    ).run(run)
  }

  @MainActor private static func run(_ run: CommandRun) async throws {
    let name = run.value("--form") ?? "task"
    guard let form = NewsFeed.Form(rawValue: name) else {
      let known = NewsFeed.Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--form must be one of \(known), not '\(name)'")
    }
    let client = NewsClient(address: try run.server(answer: NewsClient.answer))
    let feed = try NewsFeed(service: NewsService(client: client))
    let changes = feed.$articles.combineLatest(feed.$problem)
      .sink { show($0, problem: $1, in: run) }
    try feed.start(form)
    try feed.load()
    let typing = Task { for await case .character("r") in run.keys { try feed.load() } }
    await run.untilLastChange()
    typing.cancel()
    changes.cancel()
    feed.stop()
  }

  @MainActor
  private static func show(_ articles: [Article]?, problem: String?, in run: CommandRun) {
    let titles = (articles ?? []).map { article in
      article.title + (article.author.map { ", by \($0)" } ?? "")
    }
    let line = problem ?? articles.map { _ in titles.joined(separator: "; ") } ?? "no news yet"
    run.show(line) { _ in
      [.init("News", .bold)] + titles.map { .init("  " + $0) }
        + [.init(problem ?? "", .red), .init("r: reload   Ctrl-C: end", .dim)]
    }
  }
}
