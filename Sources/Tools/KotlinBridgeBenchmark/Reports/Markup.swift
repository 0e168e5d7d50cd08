import KotlinBridgeTools

/// A piece of a page that is well-formed as HTML and as XML. Its builder escapes text.
struct Markup: Sendable {
  let source: String

  /// Escapes nothing.
  init(source: String) {
    self.source = source
  }

  init(text: String) {
    source = xmlEscaped(text)
  }

  @resultBuilder
  enum Builder {
    static func buildExpression(_ text: String) -> [Markup] { [Markup(text: text)] }
    static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
    static func buildExpression(_ markup: [Markup]) -> [Markup] { markup }
    static func buildBlock(_ parts: [Markup]...) -> [Markup] { parts.flatMap(\.self) }
    static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
    static func buildArray(_ parts: [[Markup]]) -> [Markup] { parts.flatMap(\.self) }
  }
}

typealias MarkupAttributes = KeyValuePairs<String, String>

/// An element that has no content and no end tag: `meta`, or a shape of SVG.
func element(_ name: String, _ attributes: MarkupAttributes) -> Markup {
  Markup(source: "<\(startOfTag(name, attributes))/>")
}

func element(
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
