import Testing

@testable import KotlinBridgeGenerator

/// KDoc as Swift's documentation.
struct DocumentationTests {
  private func member(
    _ kdoc: String, parameters: [String] = [], throws classes: [String] = [], width: Int = 100
  ) -> [String] {
    Documentation.member(kdoc, parameters: parameters.map { ($0, $0) }, throws: classes)
      .lines(width: width)
  }

  @Test func nothingMakesNoComment() {
    #expect(Documentation.member(nil, parameters: [], throws: []).lines(width: 100) == [])
  }

  @Test func textStaysAsItIsWritten() {
    #expect(member("One.\n\n- two\n  three") == ["/// One.", "///", "/// - two", "///   three"])
  }

  @Test(arguments: [
    ("[Position.latitude]", "`Position.latitude`"), ("the [place][Position].", "the place."),
    ("[a page](https://example.org/[x])", "[a page](https://example.org/`x`)"),
    ("`[code]`", "`[code]`"), ("[not a name]", "[not a name]"), ("[3]", "[3]"), ("[open", "[open"),
    ("`open [a]", "`open [a]"),
  ])
  func linksAreCode(kotlin: String, swift: String) {
    #expect(member(kotlin) == ["/// \(swift)"])
  }

  @Test func aLinkToAParameterHasItsSwiftName() {
    let comment = Documentation.member(
      "About [user_name].", parameters: [("user_name", "userName")], throws: [])
    #expect(comment.lines(width: 100) == ["/// About `userName`."])
  }

  @Test func codeStaysAsItIs() {
    #expect(
      member("```\nval x = [a]\n@return\n```")
        == ["/// ```", "/// val x = [a]", "/// @return", "/// ```"])
  }

  @Test func oneParameterIsAnItem() {
    #expect(
      member("Asks.\n@param id which\n  one", parameters: ["id"])
        == ["/// Asks.", "///", "/// - Parameter id: which", "///   one"])
  }

  @Test func parametersStandInSwiftsOrder() {
    #expect(
      member("@param b two\n@param[a] one\n@param gone", parameters: ["a", "b"])
        == ["/// - Parameters:", "///   - a: one", "///   - b: two"])
  }

  @Test func resultsAndErrorsAreItems() {
    #expect(
      member(
        "@return the place\n@throws BadServer if it is down\n@see Position where",
        throws: ["people.BadServer", "people.Gone"]) == [
          "/// - Returns: the place", "/// - Throws: `BadServer` if it is down.",
          "///   `people.Gone`.", "/// - SeeAlso: `Position` where",
        ])
  }

  @Test func wordsThatAreNoTagsAreText() {
    #expect(member("@Throws is\n@paramount") == ["/// @Throws is", "/// @paramount"])
  }

  @Test func aLongLineIsBroken() {
    #expect(
      member("- aaaa bbbb cccc", width: 16) == ["/// - aaaa bbbb", "///   cccc"])
  }

  @Test func everyKindOfLineBreakIsOne() {
    #expect(member("a\r\nb\u{2028}c") == ["/// a", "/// b", "/// c"])
  }
}
