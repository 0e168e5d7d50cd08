import Foundation
import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// What docs/IMPLEMENTING.md says.
  @Suite struct ImplementingPage {
    @Test func theExamplesAreTheCodeThatRuns() throws {
      let page = try String(contentsOfFile: repositoryFile("docs/IMPLEMENTING.md"), encoding: .utf8)
      let examples = try String(
        contentsOfFile: repositoryFile("Tests/KitchenTests/Hosting/Examples.swift"), encoding: .utf8
      )
      let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }
      #expect(blocks.count == 6)
      for block in blocks { #expect(examples.contains(block), "\(block)") }
    }

    @Test func theExamplesRun() async throws {
      #expect(try headingOfABakery() == "Welcome to the stall of Oslo")
      #expect(hours(7) == "open")
      #expect(hours(-1) == "-1 is no hour")
      #expect(try await Market(stall: Bakery()).load(count: 2) == "bread for 2")
      let cellar = try Market(stall: Cellar())
      #expect(try await cellar.load(count: 1) == "wine for 1")
      #expect(try await cellar.load(count: 2) == "wine for 1, wine for 2")
      #expect(try await Market(stall: Terrace()).load(count: 1) == "sun on day 1")
      let model = try ShopViewModel(catalogue: Stock([Product(id: 1, name: "tea")]))
      var names: [String] = []
      for try await name in model.priceChanges { names.append(name) }
      #expect(names == ["tea"])
      try model.close()
    }

    @Test func aCycleWithAWeakReferenceEnds() async throws {
      weak var gone: Keeper?
      do {
        let keeper = Keeper()
        gone = keeper
        let market = try Market(stall: keeper)
        keeper.market = market
        #expect(try market.isOpen(hour: 6))
      }
      try await peers(0)
      while gone != nil { await Task.yield() }
    }
  }
}
