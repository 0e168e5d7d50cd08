import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// A mistake of a library fails the checks of the rules that it breaks, and no others.
struct HandmadeLibraryTests {
  /// The rules that each mistake breaks: the form, then the number. The wrong bridges in
  /// Tests/Violators break K41, K42 and K45 in more ways.
  private static let broken: [HandmadeFault: Set<String>] = [
    .none: [],
    .terminalAfterCancel: ["callback K10"],
    .terminalTwice: ["callback K4", "callback K5"],
    .noTerminal: ["callback K4"],
    .elementAfterTerminal: ["callback K5"],
    .releaseTwice: ["callback K35", "callback K12"],
    .moreThanAskedFor: ["callback K23"],
    .callbacksAfterCancel: ["callback K10", "callback K11"],
    .noCurrentValue: ["callback K34"],
    .noTable: ["library K41"], .missingFunction: ["library K41"],
    .takesNegativeDemand: ["library K42"], .callsBackWhenRefused: ["library K42"],
    .lyingMutable: ["library K45"], .lyingAbi: ["library K45"],
    .answersTwice: ["call K20"], .answersInPlaceAndCalls: ["call K20"],
    .neverAnswers: ["call K20"], .saysLentMemoryIsGrown: ["call K20"],
  ]

  /// The rules that these few lines of C are wrong or right by. Other checks cancel and block inside
  /// callbacks, or look at the whole process, and need a child process where a library is wrong.
  private static let rules: Set = [
    "K4", "K5", "K10", "K11", "K12", "K20", "K23", "K34", "K35", "K41", "K42", "K44", "K45",
  ]

  @Test(arguments: HandmadeFault.allCases)
  func itsOwnRulesFailAndNoOthers(_ mistake: HandmadeFault) async throws {
    let workshop = try Workshop()
    let path = try workshop.handmadeLibrary(mistake)
    var failed: Set<String> = []
    var failures: [CheckFailure] = []
    for form in [Form.library, .callback, .call] {
      guard let subject = try? Subject(form, path: path, calling: [NamedCall(name: "answer")])
      else {
        continue
      }
      let conformance = Conformance(subject, rounds: 10)
      for rule in Conformance.rules(for: form) where Self.rules.contains(rule.id) {
        if case .failed(let found) = await conformance.check(rule) {
          failed.insert("\(form.rawValue) \(rule.id)")
          failures += found
        }
      }
    }
    #expect(failed == Self.broken[mistake], "\(failures)")
  }
}
