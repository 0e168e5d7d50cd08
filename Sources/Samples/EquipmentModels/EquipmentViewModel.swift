public import KotlinBridgePublisher

/// What the tabs have in common: the items so far, and how to get more.
///
/// - A subclass says where its pager is, in `fetchEquipment()` and `fetchNextData()`.
@MainActor
open class EquipmentViewModel<Item: Sendable>: ObservableObject {
  /// All items so far.
  @Published public internal(set) var items: [Item] = []
  /// Whether there are more.
  @Published public internal(set) var hasNextPage = true
  /// Whether a page is on its way.
  @Published public private(set) var isLoading = false
  /// Why the last page has not come.
  @Published public private(set) var problem: String?

  private var loading: Task<Void, Never>?

  public init() {}

  /// Shows the items from now on, and begins with the first page.
  open func fetchEquipment() { fetchNextData() }

  /// Loads the next page, if there is one. The row of the progress indicator calls it when it appears.
  open func fetchNextData() {}

  /// Shows nothing more, and ends what is on its way.
  open func stop() { loading?.cancel() }

  /// The row that was drawn last is this one of the items.
  public func rowAppeared(_ index: Int) {
    if index >= items.count - 1, hasNextPage, !isLoading { fetchNextData() }
  }

  /// Waits for the page that is on its way.
  public func loaded() async { await loading?.value }

  /// Loads a page in a task, and shows how far it is.
  func load(
    _ page: @escaping @MainActor () async throws -> Void,
    hasNextPage: @escaping @MainActor () throws -> Bool
  ) {
    isLoading = true
    loading = Task { [self] in
      do {
        try await page()
        self.hasNextPage = try hasNextPage()
        problem = nil
      } catch is CancellationError {
      } catch {
        problem = "\(error)"
      }
      isLoading = false
    }
  }
}
