import KotlinBridgeCombine

/// A search field: it searches when nobody has typed for a while.
final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isSearching = false

  private var cancellables = Set<AnyCancellable>()

  init<S: Scheduler>(catalogue: [String], scheduler: S) {
    let input =
      $query
      .map { $0.lowercased().filter { !$0.isWhitespace } }
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .share()

    input
      .map { text in text.isEmpty ? [] : catalogue.filter { $0.lowercased().contains(text) } }
      .assign(to: &$results)

    $query
      .dropFirst()
      .map { _ in true }
      .merge(with: input.map { _ in false })
      .removeDuplicates()
      .sink { [weak self] in self?.isSearching = $0 }
      .store(in: &cancellables)
  }
}
