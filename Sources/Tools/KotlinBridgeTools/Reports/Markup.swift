/// A piece of a page that is well-formed as HTML and as XML. Its builder escapes text.
package struct Markup: Sendable {
  package let source: String

  /// Escapes nothing.
  package init(source: String) {
    self.source = source
  }

  package init(text: String) {
    source = xmlEscaped(text)
  }

  @resultBuilder
  package enum Builder {
    package static func buildExpression(_ text: String) -> [Markup] { [Markup(text: text)] }
    package static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
    package static func buildExpression(_ markup: [Markup]) -> [Markup] { markup }
    package static func buildBlock(_ parts: [Markup]...) -> [Markup] { parts.flatMap(\.self) }
    package static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
    package static func buildArray(_ parts: [[Markup]]) -> [Markup] { parts.flatMap(\.self) }
  }
}

package typealias MarkupAttributes = KeyValuePairs<String, String>

/// An element that has no content and no end tag: `meta`, or a shape of SVG.
package func element(_ name: String, _ attributes: MarkupAttributes) -> Markup {
  Markup(source: "<\(startOfTag(name, attributes))/>")
}

package func element(
  _ name: String, _ attributes: MarkupAttributes = [:],
  @Markup.Builder _ content: () -> [Markup]
) -> Markup {
  let parts = content().map(\.source)
  // Line breaks where they make no difference, so that people can read the source of the page.
  let inner = parts.count > 1 ? "\n\(parts.joined(separator: "\n"))\n" : parts.joined()
  return Markup(source: "<\(startOfTag(name, attributes))>\(inner)</\(name)>")
}

private func startOfTag(_ name: String, _ attributes: MarkupAttributes) -> String {
  name + attributes.map { " \($0.key)=\"\(xmlEscaped($0.value))\"" }.joined()
}
