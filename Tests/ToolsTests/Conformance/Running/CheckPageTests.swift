import Foundation
import KotlinBridgeConformance
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report of a run as a page.
struct CheckPageTests {
  @Test func aParserReadsIt() throws {
    let parser = XMLParser(data: Data(try Self.page().utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func eachFailureHasASectionThatItsCellLeadsTo() throws {
    let page = try Self.page()
    #expect(page.contains("<a href=\"#K2-callback\">FAIL</a>"))
    #expect(page.contains("<section id=\"K2-callback\">"))
    #expect(page.contains("<td class=\"passed\">pass</td>"))
    #expect(page.contains("<td class=\"skipped\">skip</td>"))
  }

  @Test func theRuleIsNamedWithItsLineInThePageOfRules() throws {
    let lines = Rule.document.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "### K2 MUST"))
    #expect(try Self.page().contains("docs/RULES.md:\(line + 1)"))
  }

  @Test func nothingOfTheLibraryReachesThePageUnescaped() throws {
    let page = try Self.page()
    #expect(page.contains("kotlin-bridge check lib&lt;&amp;&gt;.so"))
    #expect(!page.contains("\u{1B}") && !page.contains("\u{0}"))
    #expect(!page.contains("<script") && !page.contains("http"))
  }

  @Test func aRunThatCouldNotRunSaysWhy() throws {
    let page = RunReport(library: "x.so", problem: "x.so: no such file").html
    #expect(page.contains("<p>x.so: no such file</p>") && !page.contains("<table>"))
  }

  private static func page() throws -> String { try ReportTests.report().html }
}
