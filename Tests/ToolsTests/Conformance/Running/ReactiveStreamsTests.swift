import KotlinBridgeConformance
import Testing

/// The table of Reactive Streams names all rules of the specification, and only rules that exist
/// here.
struct ReactiveStreamsTests {
  @Test func everyRuleOfTheSpecificationIsThereOnce() {
    let expected = [(1, 11), (2, 13), (3, 17)].flatMap { chapter, count in
      (1...count).map { $0 < 10 ? "\(chapter).0\($0)" : "\(chapter).\($0)" }
    }
    #expect(Rule.reactiveStreams.map(\.number) == expected)
  }

  @Test(arguments: Rule.reactiveStreams.map(\.number))
  func itsRulesExistOrItSaysWhatIsMissing(number: String) throws {
    let row = try #require(Rule.reactiveStreams.first { $0.number == number })
    #expect(row.rules.allSatisfy { Rule.named($0) != nil })
    #expect(!row.rules.isEmpty || row.remark.hasPrefix("Missing: "))
  }
}
