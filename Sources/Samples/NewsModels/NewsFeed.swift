import Dispatch
public import KotlinBridge
public import KotlinBridgePublisher
public import Samples

/// The view model of the news, which takes them from Kotlin's state in one of the forms.
@MainActor
public final class NewsFeed: ObservableObject {
  /// The ways in which Kotlin's state comes here.
  public enum Form: String, CaseIterable, Sendable {
    /// A collector that Swift implements.
    case collector
    /// Closures for each value and for the end.
    case collect
    /// A publisher with demand.
    case publisher
    /// A loop in a task of the main actor.
    case task
  }

  /// The articles of the news that were loaded last; nil before.
  @Published public private(set) var articles: [Article]?
  /// Why the last load has failed.
  @Published public private(set) var problem: String?

  private let scope = KotlinScope()
  private let model: NewsModel
  /// Changes with each start and stop.
  private var starts = 0
  private var tasks: [Task<Void, any Error>] = []
  private var collecting: (any Canceller)?
  private var subscriptions: Set<AnyCancellable> = []

  public init(service: NewsService) throws {
    model = try NewsModel(scope: scope, service: service)
  }

  isolated deinit {
    stop()
    scope.cancel()
  }

  /// Loads the news anew. Dropping the job does not cancel it.
  @discardableResult
  public func load() throws -> KotlinJob { try model.loadData() }

  /// Shows the news from now on, in one of the forms.
  public func start(_ form: Form) throws {
    stop()
    switch form {
    case .collector:
      // A value may be on its way to the main actor when `stop` cancels, or when this task starts late.
      let collector = AnyFlowCollectorNewsList { [weak self, starts] news in
        await self?.show(news, ofStart: starts)
      }
      tasks = [Task { [model] in try await model.collectNews(collector: collector) }]
    case .collect:
      collecting = try model.news.collect(
        onEach: { [weak self] in self?.show($0) },
        onCompletion: { [weak self] in if let cause = $0 { self?.problem = "\(cause)" } })
    case .publisher:
      model.newsFlow.publisher().replaceError(with: nil).receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    case .task:
      tasks = [
        Task { [weak self, model] in
          for try await news in model.newsFlow { self?.show(news) }
        }
      ]
    }
    tasks.append(
      Task { [weak self, model] in
        for try await problem in model.problem { self?.problem = problem }
      })
  }

  /// Shows nothing more.
  public func stop() {
    starts += 1
    for task in tasks { task.cancel() }
    try? collecting?.cancel()
    (tasks, collecting, subscriptions) = ([], nil, [])
  }

  private func show(_ news: NewsList?) { articles = news?.articles }

  private func show(_ news: NewsList?, ofStart start: Int) {
    if start == starts { show(news) }
  }
}
