import KotlinBridgeBenchmark
import Testing

@Suite struct BenchmarkPageTests {
  @Test func itIsWellFormed() {
    #expect(PageReader(BenchmarkPage(.sample())).error == nil)
    let page = PageReader(BenchmarkPage(.sample(.sample(usual: 790, floor: 15.2, spread: 0.2))))
    #expect(page.error == nil)
    #expect(page.elements("html").count == 1)
  }

  @Test func itNeedsNoNetworkAndNoScript() {
    let html = BenchmarkPage(.sample(.sample())).html
    for part in ["http:", "https:", "url(", "@import", "src=", "href=", "<script"] {
      #expect(!html.contains(part), "\(part)")
    }
  }

  @Test func textIsEscaped() throws {
    let name = "<script>&\"'\u{1B}"
    let html = BenchmarkPage(.sample(.sample(name, unit: "<b>"))).html
    #expect(!html.contains("<script>"))
    #expect(!html.contains("<b>"))
    let page = PageReader(BenchmarkPage(.sample(.sample(name, unit: "<b>"))))
    #expect(page.error == nil)
    #expect(page.elements("h3").map(\.text) == ["<script>&\"'\\u{1B}"])
    #expect(page.elements("dd").first?.text.hasPrefix("A <fast> & \"small\" one") == true)
  }

  @Test func barsStandByTheLogarithmOfTheirFigures() throws {
    let page = PageReader(BenchmarkPage(.sample(.sample(ours: 100, usual: 10_000, floor: 20))))
    #expect(page.bar("ours") == ["33.33%"])
    #expect(page.bar("usual") == ["100.0%"])
    #expect(page.bar("floor") == ["10.03%"])
    #expect(page.elements("line", class: "decade").compactMap { $0.attributes["x1"] }.count == 4)
  }

  @Test func theSpreadIsAWhiskerAndAText() throws {
    let steady = PageReader(BenchmarkPage(.sample(.sample(ours: 20, usual: 1000, spread: 0.05))))
    let whisker = try #require(steady.elements("line", class: "spread").first)
    // The scale has two decades, and these are log10(19) - 1 and log10(21) - 1.
    #expect(whisker.attributes["x1"] == "13.94%")
    #expect(whisker.attributes["x2"] == "16.11%")
    #expect(steady.elements("p").first?.text == "50x faster than usual · spread 5\u{202F}%")
    let shaky = PageReader(BenchmarkPage(.sample(.sample(spread: 0.2))))
    #expect(shaky.elements("p").first?.text == "spread 20\u{202F}%, too wide")
    #expect(shaky.elements("small").map(\.text) == ["spread too wide"])
  }

  @Test func slowerThanUsualIsNotCalledFaster() {
    let page = PageReader(BenchmarkPage(.sample(.sample(ours: 20, usual: 10, floor: 10))))
    #expect(page.elements("p").first?.text == "2x the floor · 2x slower than usual")
  }

  @Test func zeroHasATextAndNoLength() {
    let page = PageReader(BenchmarkPage(.sample(.sample(ours: 0, floor: 0))))
    #expect(page.error == nil)
    #expect(page.bar("ours") == ["0.0%"])
    #expect(page.elements("text").map(\.text).contains("0 ns"))
  }

  @Test func whatThereIsNoneOfHasNoBar() {
    let page = PageReader(
      BenchmarkPage(.sample(.sample(floor: .nan), .sample("b", unit: "B", ours: nil))))
    #expect(page.elements("h2").map(\.text) == ["Time in nanoseconds", "All figures"])
    #expect(page.elements("h3").map(\.text) == ["flow-long-async"])
    #expect(page.bar("ours").count == 1)
    #expect(page.bar("usual").isEmpty)
    #expect(page.bar("floor").isEmpty)
    #expect(page.elements("td").filter { $0.text == "–" }.count == 13)
  }

  @Test func eachUnitHasAChartWithAScaleOfItsOwn() {
    let page = PageReader(
      BenchmarkPage(
        .sample(
          .sample("a", ours: 50), .sample("b", unit: "KB", ours: 5), .sample("c", ours: 70))))
    let heads = page.elements("h2").map(\.text)
    #expect(heads == ["Time in nanoseconds", "Size in kilobytes", "All figures"])
    #expect(page.elements("h3").map(\.text) == ["a", "c", "b"])
    #expect(page.elements("figure").count == 2)
  }

  @Test func chartsAreReadToThoseWhoSeeNone() {
    let page = PageReader(BenchmarkPage(.sample(.sample(usual: 22_713, floor: 15.2))))
    let labels = page.elements.filter { $0.attributes["role"] == "img" }
      .compactMap { $0.attributes["aria-label"] }
    #expect(labels == ["flow-long-async: ours 33.1 ns, usual 22\u{202F}700 ns, floor 15.2 ns"])
    #expect(page.elements("th").map(\.attributes["scope"]).allSatisfy { $0 != nil })
  }
}

extension PageReader {
  /// The widths of the bars of one kind.
  fileprivate func bar(_ kind: String) -> [String] {
    elements("rect", class: kind).compactMap { $0.attributes["width"] }.filter { $0 != "100%" }
  }
}
