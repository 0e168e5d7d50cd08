import Foundation
import KotlinBridgeConformance
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parser reads back what the XML report says.
struct JUnitTests {
  @Test func aParserReadsWhatWasWritten() throws {
    let document = try Document(ReportTests.report().junit)
    let root = try #require(document.all("testsuites").first)
    #expect(root.attributes["name"] == "kotlin-bridge check lib<&>.so")
    #expect(root.attributes["tests"] == "10")
    #expect(root.attributes["failures"] == "2")
    #expect(root.attributes["errors"] == "1")
    #expect(root.attributes["skipped"] == "4")
    #expect(root.attributes["time"] == "3.000")
    #expect(document.all("testsuite").map(\.attributes["name"]) == ["callback", "sequence"])
    #expect(document.all("testsuite").first?.attributes["time"] == "7.404")
    #expect(document.all("testcase").count == 10)
    #expect(document.all("testcase").allSatisfy { Double($0.attributes["time"] ?? "") != nil })
  }

  @Test func textIsWhatItWasButForControlCharacters() throws {
    let document = try Document(ReportTests.report().junit)
    let failure = try #require(document.all("failure").first)
    #expect(failure.attributes["message"] == "1 \\u{1B}[0m]]> \"0\"\n")
    #expect(failure.attributes["type"] == "K2")
    #expect(failure.text.contains("expected: 0 1\nobserved: 1 \\u{1B}[0m]]> \"0\"\\u{A}\n"))
    #expect(failure.text.contains("printed:\none\\u{0}\ntwo\n"))
  }

  @Test func reasonsAreTold() throws {
    let document = try Document(ReportTests.report().junit)
    #expect(
      document.all("skipped").compactMap(\.attributes["message"]) == [
        "known failure: 1", "not offered: a flow 'null:3'", "--skip K9", "--skip K9",
      ])
    #expect(document.all("error").first?.attributes["message"] == "no memory")
    #expect(document.all("system-out").first?.text.hasPrefix("warning: ") == true)
    let seed = document.all("property").first { $0.attributes["name"] == "seed" }
    #expect(seed?.attributes["value"] == "7")
  }
}

/// All elements of a document, in their order.
private final class Document: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var path: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    path.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    elements[path[path.count - 1]].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}
