import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// A program with a shared library as apps have it: all that `Shop.kt` declares.
  @Suite struct Shop {
    @Test func allOfASharedLibraryIsUsed() async throws {
      let warehouse = Warehouse()
      let screen = try await Screen(warehouse)
      try await screen.load("tea")
      #expect(await screen.names == ["green tea", "black tea"])
      try await screen.load("")
      #expect(await screen.events == [.loaded(count: 2), .failed(reason: "no text")])
      warehouse.raise(Product(id: 3, name: "coffee"))
      warehouse.raise(Product(id: 4, name: "cocoa"))
      await screen.sees(changes: ["coffee", "cocoa"])
      try await screen.loadPages()
      #expect(await screen.paged == (1...5).map { "item \($0)" })
      try await screen.close()
      warehouse.close()
    }
  }
}

/// What the platform has: a search that fails without a text, and prices that change.
private final class Warehouse: Catalogue {
  private let changes = AsyncStream<Product>.makeStream()

  var priceChanges: KotlinFlow<Product> { KotlinFlow(changes.stream) }

  func search(text: String) async throws -> [Product] {
    if text.isEmpty { throw NoText() }
    await Task.yield()
    return [Product(id: 1, name: "green \(text)"), Product(id: 2, name: "black \(text)")]
  }

  func raise(_ product: Product) { changes.continuation.yield(product) }

  func close() { changes.continuation.finish() }
}

private struct NoText: Error, CustomStringConvertible {
  let description = "no text"
}

/// A screen that follows a view model of Kotlin's.
@MainActor
private final class Screen {
  private(set) var names: [String] = []
  private(set) var events: [ShopEvent] = []
  private(set) var paged: [String] = []
  private var changes: [String] = []
  private let model: ShopViewModel
  private let watching: any Closeable
  private let scope = KotlinScope()

  init(_ warehouse: Warehouse) throws {
    model = try ShopViewModel(catalogue: warehouse)
    let seen = Guarded<Screen?>(nil)
    watching = try model.priceChanges.watch { name in seen.value?.changes.append(name) }
    seen.value = self
  }

  func load(_ text: String) async throws {
    await (try model.loadData(text: text)).join()
    names = model.products.value.map(\.name)
    events = []
    for try await event in model.events {
      events.append(event)
      if case .failed = event { break }
      if text != "" { break }
    }
  }

  func sees(changes expected: [String]) async {
    while changes != expected { await Task.yield() }
  }

  func loadPages() async throws {
    let pager = try productPager(scope: scope) { key, size in
      let numbers = Array(key + 1...min(key + size, 5))
      return try PagingResultIntProduct(
        items: numbers.map { Product(id: $0, name: "item \($0)") },
        nextKey: key + size < 5 ? key + size : nil)
    }
    for _ in 0..<4 { await (try pager.loadNext()).join() }
    paged = pager.products.value.map(\.name)
  }

  func close() throws {
    try watching.close()
    try model.close()
    scope.cancel()
  }
}
