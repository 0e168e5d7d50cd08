import HarnessTestSupport
import Testing

@testable import KotlinBridgeConformance

/// A mistake of a library fails the checks of the rules that it breaks, and no others.
struct HandmadeLibraryTests {
  /// The rules that each mistake breaks: the form, then the number.
  private static let broken: [Mistake: Set<String>] = [
    .none: [],
    .terminalAfterCancel: ["callback K10"],
    .terminalTwice: ["callback K4", "callback K5"],
    .noTerminal: ["callback K4"],
    .elementAfterTerminal: ["callback K5"],
    .releaseTwice: ["callback K35", "callback K12"],
    .moreThanAskedFor: ["callback K23"],
    .callbacksAfterCancel: ["callback K10", "callback K11"],
    .noCurrentValue: ["callback K34"],
    .otherVersion: ["library K41"], .smallTable: ["library K41"], .noTable: ["library K41"],
    .missingFunction: ["library K41"],
    .takesUnknownFlow: ["library K42"], .takesUnknownFlags: ["library K42"],
    .takesMalformedArguments: ["library K42"], .takesNegativeDemand: ["library K42"],
    .takesStaleHandle: ["library K42"], .callsBackWhenRefused: ["library K42"],
    .lyingElement: ["library K45"], .lyingMutable: ["library K45"], .lyingAbi: ["library K45"],
    .undescribedType: ["library K45"], .unknownPlacement: ["library K45"],
    .sameNames: ["library K45"], .noJSON: ["library K45"],
    .answersTwice: ["call K20"], .answersInPlaceAndCalls: ["call K20"],
    .neverAnswers: ["call K20"],
  ]

  @Test(arguments: Mistake.allCases)
  func itsOwnRulesFailAndNoOthers(_ mistake: Mistake) async throws {
    let workshop = try Workshop()
    let path = try workshop.handmadeLibrary(mistake)
    var failed: Set<String> = []
    for form in [Form.library, .callback, .call] {
      guard let subject = try? Subject(form, path: path, calling: ["answer"]) else {
        continue
      }
      let conformance = Conformance(subject, rounds: 10)
      for rule in Conformance.rules(for: form) where !["K36", "K39"].contains(rule.id) {
        if case .failed = await conformance.check(rule) {
          failed.insert("\(form.rawValue) \(rule.id)")
        }
      }
    }
    #expect(failed == Self.broken[mistake])
  }
}
