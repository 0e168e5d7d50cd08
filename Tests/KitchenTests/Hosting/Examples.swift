import Kitchen
import KotlinBridge

// The examples of docs/IMPLEMENTING.md, which a test compares with this file.

struct BadHour: Error {
  let hour: Int32
}

final class Bakery: Stall {
  let place = "Oslo"

  func isOpen(hour: Int32) throws -> Bool {
    if hour < 0 { throw BadHour(hour: hour) }
    return hour > 6
  }

  func offers(count: Int32) async throws -> [String] { ["bread for \(count)"] }
}

func headingOfABakery() throws -> String {
  try Market(stall: Bakery()).heading()
}

actor Cellar: Stall {
  private var known: [String] = []

  nonisolated let place = "cellar"
  nonisolated func isOpen(hour: Int32) -> Bool { false }

  func offers(count: Int32) async -> [String] {
    known.append("wine for \(count)")
    return known
  }
}

@MainActor
final class Terrace: Stall {
  private var days = 0

  nonisolated var place: String { "terrace" }
  nonisolated func isOpen(hour: Int32) -> Bool { true }

  func offers(count: Int32) async -> [String] {
    days += 1
    return ["sun on day \(days)"]
  }
}

@MainActor
final class OrderList: Screen {
  private(set) var lines: [String] = []

  func show(orders: [String]) { lines = orders }
}

func hours(_ hour: Int32) -> String {
  do {
    return try Market(stall: Bakery()).isOpen(hour: hour) ? "open" : "closed"
  } catch let error as BadHour {
    return "\(error.hour) is no hour"
  } catch {
    return "\(error)"
  }
}

final class Keeper: Stall {
  let place = "gate"
  // Not strong: the market keeps the stall.
  nonisolated(unsafe) weak var market: Market?

  func isOpen(hour: Int32) -> Bool { hour > 5 }
  func offers(count: Int32) async -> [String] { [] }
}

final class Stock: Catalogue {
  let products: [Product]

  init(_ products: [Product]) {
    self.products = products
  }

  var priceChanges: KotlinFlow<Product> {
    KotlinFlow { [products] in
      AsyncStream { continuation in
        for product in products { continuation.yield(product) }
        continuation.finish()
      }
    }
  }

  func search(text: String) async -> [Product] { products.filter { $0.name.contains(text) } }
}
