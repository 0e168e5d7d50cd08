import Foundation
import KotlinBridgeBenchmark

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as an XML parser reads it.
final class PageReader: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The text of the element and of the elements in it.
    var text = ""
  }

  private(set) var elements: [Element] = []
  /// The error of the parser; nil if the page is well-formed.
  private(set) var error: (any Error)?
  private var open: [Int] = []

  init(_ page: BenchmarkPage) {
    super.init()
    let parser = XMLParser(data: Data(page.html.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func elements(_ name: String, class: String? = nil) -> [Element] {
    elements.filter { $0.name == name && (`class` == nil || $0.attributes["class"] == `class`) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
